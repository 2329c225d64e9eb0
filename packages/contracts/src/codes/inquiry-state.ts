import { defineCodes } from '../define-codes.ts';

/** The state of an inquiry (not in the specification). */
export const InquiryState = defineCodes({
  RECEIVED: [0, '접수'],
  IN_PROGRESS: [1, '확인 중'],
  ANSWERED: [2, '답변 완료'],
  CLOSED: [3, '종료'],
});
export type InquiryStateCode = (typeof InquiryState.options)[number]['code'];
