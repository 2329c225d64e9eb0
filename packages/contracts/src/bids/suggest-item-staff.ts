import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { count, entity, labelled, nonEmptyString, nullable, strictObject, timestamp } from '../fields.ts';
import { spaceRef } from '../workspace/space-ref.ts';
import { suggestItemLine } from './suggest-item.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

/** Why our staff mark a notice; nobody else learns of it. */
export const flagReason = nonEmptyString('주의 사유', SUGGEST_ITEM_LIMITS.reasonCharacters);

const figure = (label: string) => count(label, Number.MAX_SAFE_INTEGER);
const { id, nano_id, title, suggest_type, state, category, sigungu, date_start, date_end, created } =
  suggestItemLine.properties;

/** A published notice as our staff follow it. */
export const staffSuggestItem = entity('StaffSuggestItem', {
  id,
  nano_id,
  space: labelled('워크스페이스', spaceRef),
  title,
  suggest_type,
  state,
  category,
  sigungu,
  date_start,
  date_end,
  reads: figure('읽은 업체'),
  /** Requests that were sent and not withdrawn. */
  requests: figure('받은 제안'),
  addenda: figure('정정 횟수'),
  flag_reason: labelled('주의 사유', nullable(Type.String())),
  /** When and by whom it was marked. */
  flagged: labelled('주의 표시', nullable(timestamp)),
  flagged_by: labelled('표시한 직원', nullable(personRef)),
  created,
});

/** The figures of alerts of new notices in the last 30 days, and the number of vendors that have them on. */
export const suggestAlertFigures = strictObject({
  notices: figure('새 공고'),
  /** Pairs of a notice and a vendor whose setting it matched; each was delivered in the app at once. */
  deliveries: figure('보낸 알림'),
  read: figure('읽은 알림'),
  /** The same of notices of K-apt. */
  kapt_notices: figure('K-apt 공고'),
  kapt_deliveries: figure('K-apt 공고 알림'),
  kapt_read: figure('읽은 K-apt 공고 알림'),
  settings: figure('알림을 켠 업체'),
});

export type StaffSuggestItem = Static<typeof staffSuggestItem>;
export type SuggestAlertFigures = Static<typeof suggestAlertFigures>;
