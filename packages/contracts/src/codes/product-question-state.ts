import { defineCodes } from '../define-codes.ts';

/** The state of a question about a product (not in the specification). */
export const ProductQuestionState = defineCodes({
  WAITING: [0, '답변 대기'],
  ANSWERED: [1, '답변 완료'],
  /** Hidden by our staff without an answer. */
  HIDDEN: [2, '가림'],
});
export type ProductQuestionStateCode = (typeof ProductQuestionState.options)[number]['code'];
