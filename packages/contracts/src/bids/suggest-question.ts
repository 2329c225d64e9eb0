import { Type, type Static } from 'typebox';
import { created, id, labelled, nullable, strictObject, timestamp } from '../fields.ts';

export const SUGGEST_QUESTION_LIMITS = {
  questionCharacters: 500,
  answerCharacters: 2000,
  /** Questions on one notice. */
  perItem: 100,
  /** Questions of one vendor on one notice. */
  perVendor: 20,
} as const;

/** A question of a vendor on a notice, with the answer of the office. Nobody but its vendor learns who asked. */
export const suggestQuestion = strictObject({
  id,
  content: Type.String({ label: '질문' }),
  /** Whether the calling vendor asked it. */
  is_mine: Type.Boolean({ label: '내 질문' }),
  created,
  answer: labelled('답변', nullable(Type.String())),
  answered: labelled('답변한 때', nullable(timestamp)),
});
export type SuggestQuestion = Static<typeof suggestQuestion>;
