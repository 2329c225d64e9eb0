import { Type, type Static } from 'typebox';
import { BoardStatus, type BoardStatusCode } from '../codes/board-status.ts';
import { SupportCategory } from '../codes/support-category.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  count,
  entity,
  id,
  labelled,
  MAX_INT4,
  nonEmptyString,
  nullable,
  publicId,
  recordRef,
  strictObject,
} from '../fields.ts';
import { BOARD_LIMITS } from './board-limits.ts';
import { boardPost, boardPostSummary } from './board-post.ts';

export const supportCategory = labelled('분류', SupportCategory.schema);

/** The place of a question in its category, from 1. */
export const faqPosition = Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '순서' });

const commonFields = {
  id,
  nano_id: publicId,
  category: supportCategory,
  position: faqPosition,
  /** The number of members who found the answer helpful, and of those who did not; only our staff gets these fields. */
  helpful: labelled('도움이 됐어요', nullable(count('도움이 됐어요', MAX_INT4))),
  unhelpful: labelled('도움이 안 됐어요', nullable(count('도움이 안 됐어요', MAX_INT4))),
};

export const isHelpful = Type.Boolean({ label: '도움이 됐는지' });

/** A frequently asked question in a list. */
export const faqSummary = entity('FaqLine', { ...commonFields, question: labelled('질문', boardPostSummary) });

/**
 * A frequently asked question (SPEC §3, Boards: question/answer pair, both are posts). The title of both is the question,
 * and the content of `answer` what we answer; `updated` of `question` is the version of the pair.
 */
export const faq = entity('Faq', {
  ...commonFields,
  question: labelled('질문', boardPost),
  answer: labelled('답변', boardPost),
  /** The reader's opinion of the answer; null without one. */
  is_helpful: nullable(isHelpful),
});

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;

/** Whether readers see a question: it is public, hidden, or a draft. */
export const faqStatus = Type.Unsafe<Extract<BoardStatusCode, 0 | 1 | 3>>({
  type: 'integer',
  enum: [VISIBLE, INVISIBLE, TEMP],
  label: '공개 상태',
});

/** The fields that operators write. */
export const faqFields = {
  category: supportCategory,
  title: nonEmptyString('질문', BOARD_LIMITS.titleCharacters),
  content: labelled('답변', richDocument),
  board_status: faqStatus,
};

/** A question in a path: its number or its public id, which its address in the app contains. */
export const faqParams = strictObject({ id: recordRef });

export type Faq = Static<typeof faq>;
export type FaqSummary = Static<typeof faqSummary>;
