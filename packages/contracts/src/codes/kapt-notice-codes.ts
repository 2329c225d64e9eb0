import { defineCodes } from '../define-codes.ts';

/** The kinds of K-apt's publications: notices of bids with their results, and contracts that were made without one. */
export const KaptNoticeKind = defineCodes({
  BID: [1, '입찰공고'],
  PRIVATE: [2, '수의계약'],
});
export type KaptNoticeKindCode = (typeof KaptNoticeKind.options)[number]['code'];

/** The state of a notice as K-apt tells it (FACTS §4, bidState). */
export const KaptBidState = defineCodes({
  NEW: [1, '신규 공고'],
  CHANGED: [2, '수정 공고'],
  RENOTICE: [3, '재공고'],
  FAILED: [4, '유찰'],
  AWARDED: [5, '낙찰'],
  CANCELED: [6, '취소'],
  AWARDING: [8, '낙찰 (계약 진행)'],
  VOID: [9, '낙찰 무효'],
  CONTRACT_CANCELED: [10, '계약 취소'],
  AGAIN: [99, '낙찰 취소 후 공고'],
});
export type KaptBidStateCode = (typeof KaptBidState.options)[number]['code'];
