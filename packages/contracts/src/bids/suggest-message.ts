import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { created, entity, id, labelled, nullable } from '../fields.ts';
import { SUGGEST_REQUEST_LIMITS, type SuggestRequestLine } from './suggest-request.ts';

export const SUGGEST_MESSAGE_LIMITS = {
  characters: 1000,
  /** Messages about one request. */
  perRequest: SUGGEST_REQUEST_LIMITS.messages,
  /** Messages that a screen reads at once. */
  page: 30,
} as const;

/** A message about a request between its vendor and the office of the complex. */
export const suggestMessage = entity('SuggestMessage', {
  id,
  content: Type.String({ label: '메시지' }),
  /** Whether the vendor wrote it; otherwise the office did. */
  is_from_vendor: Type.Boolean({ label: '업체가 보냄' }),
  /** The member of the office who wrote it, for the office itself and our staff. */
  user: labelled('보낸 사람', nullable(personRef)),
  /** Whether the other side has read it. */
  is_read: Type.Boolean({ label: '읽음' }),
  created,
});
export type SuggestMessage = Static<typeof suggestMessage>;

const UNSENT: Partial<Record<SuggestRequestLine['state'], string>> = {
  draft: '제안을 제출한 뒤에 메시지를 보낼 수 있어요.',
  withdrawn: '철회한 제안에는 메시지를 보낼 수 없어요.',
};

/** Why nobody writes about a request in this state; `undefined` when both sides may. */
export const findMessageRefusal = (state: SuggestRequestLine['state']): string | undefined => UNSENT[state];
