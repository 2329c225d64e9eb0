import { defineCodes } from '../define-codes.ts';

/** The kinds of texts that members report (not in the specification): those of the community, and those about products. */
export const ReportedKind = defineCodes({
  POST: [1, '글'],
  ANSWER: [2, '답변'],
  COMMENT: [3, '댓글'],
  REVIEW: [4, '후기'],
  QUESTION: [5, '상품 질문'],
});
export type ReportedKindCode = (typeof ReportedKind.options)[number]['code'];

/** Why something is reported, and why it is removed. */
export const ReportReason = defineCodes({
  ADVERTISING: [1, '광고·홍보'],
  ABUSE: [2, '욕설·비방'],
  OBSCENE: [3, '음란하거나 불쾌한 내용'],
  PERSONAL_DATA: [4, '개인정보 노출'],
  FALSEHOOD: [5, '사실과 다른 내용'],
  SPAM: [6, '도배·반복'],
  COPYRIGHT: [7, '저작권 침해'],
  OTHER: [8, '그 밖의 이유'],
});
export type ReportReasonCode = (typeof ReportReason.options)[number]['code'];

/** How far our staff is with what was reported. */
export const ReviewState = defineCodes({ OPEN: [0, '처리 전'], DISMISSED: [1, '문제없음'], REMOVED: [2, '가림'] });
export type ReviewStateCode = (typeof ReviewState.options)[number]['code'];
