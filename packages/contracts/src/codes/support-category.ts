import { defineCodes } from '../define-codes.ts';

/** The subject of a question to our support (DECISIONS, Meanings): of FAQ and of inquiries. */
export const SupportCategory = defineCodes({
  ACCOUNT: [1, '계정'],
  WORKSPACE: [2, '워크스페이스'],
  BID: [3, '입찰'],
  COMMUNITY: [4, '커뮤니티'],
  POINT: [5, '포인트'],
  SHOP: [6, '상점'],
  COMPANY: [7, '업체'],
  OTHER: [8, '기타'],
});
export type SupportCategoryCode = (typeof SupportCategory.options)[number]['code'];
