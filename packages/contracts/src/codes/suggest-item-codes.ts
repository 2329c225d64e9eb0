import { defineCodes } from '../define-codes.ts';

/** The kind of a bid notice, by what it asks for (FACTS §9). */
export const SuggestType = defineCodes({
  BID: [1, '입찰공고'],
  QUOTE: [2, '견적요청'],
  PROPOSAL: [3, '제안요청'],
  PRIVATE: [4, '수의계약 상담'],
});
export type SuggestTypeCode = (typeof SuggestType.options)[number]['code'];

/** How the winner of a notice is found (FACTS §9, K-apt codeSucWay). */
export const SelectionMethod = defineCodes({
  UNDECIDED: [0, '미정'],
  LOWEST: [1, '최저낙찰'],
  HIGHEST: [2, '최고낙찰'],
  QUALIFIED_LOWEST: [3, '적격심사(최저)'],
  QUALIFIED_HIGHEST: [4, '적격심사(최고)'],
  QUALIFIED: [5, '적격심사'],
  PRIVATE: [9, '수의계약'],
});

/** The bid method, which decides who may offer (FACTS §9, K-apt codeKind). */
export const BidMethod = defineCodes({
  OPEN: [1, '일반경쟁'],
  RESTRICTED: [2, '제한경쟁'],
  NOMINATED: [3, '지명경쟁'],
  PRIVATE: [4, '수의계약'],
});
export type BidMethodCode = (typeof BidMethod.options)[number]['code'];

/**
 * The state of a notice at a moment (FACTS §10.7). SCHEDULED, CLOSING (the last 24 hours) and CLOSED by the end of its
 * period are derived from its dates; the others are stored.
 */
export const SuggestItemState = defineCodes({
  DRAFT: [0, '작성 중'],
  SCHEDULED: [1, '공고 예정'],
  OPEN: [2, '모집 중'],
  CLOSING: [3, '마감 임박'],
  CLOSED: [4, '마감'],
  AWARDED: [5, '선정 완료'],
  FAILED: [6, '유찰'],
  CANCELED: [7, '취소'],
});
export type SuggestItemStateCode = (typeof SuggestItemState.options)[number]['code'];

/** How urgent a notice is by law; it decides about the least days of notice. */
export const NoticeUrgency = defineCodes({
  NORMAL: [0, '일반 공고'],
  RENOTICE: [1, '재공고'],
  URGENT: [2, '긴급 공고'],
});
