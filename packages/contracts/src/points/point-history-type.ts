import { defineCodes } from '../define-codes.ts';

/** The type of an entry of the point ledger (SPEC §9). */
export const PointHistoryType = defineCodes({
  OTHER: [0, '기타'],
  STAFF_GRANT: [1, '관리자 지급'],
  STAFF_DEDUCTION: [2, '관리자 차감'],
  REFERRAL: [3, '추천 적립'],
  REFERRED: [4, '피추천 적립'],
  COUPON_PURCHASE: [5, '쿠폰 구매'],
  COUPON_REFUND: [6, '쿠폰 환불'],
  COUPON_CANCEL: [7, '쿠폰 구매 취소'],
  SHOP_ORDER: [8, '쇼핑 적립'],
  SHOP_REFUND: [9, '쇼핑 환불 회수'],
  SHOP_CANCEL: [10, '쇼핑 취소 회수'],
  RECOMMEND_MASTER: [11, '마스터 추천 적립'],
  RECOMMEND_PARENT: [12, '상위 추천 적립'],
  RECOMMEND_MASTER_CLAWBACK: [13, '마스터 추천 회수'],
  RECOMMEND_PARENT_CLAWBACK: [14, '상위 추천 회수'],
  SIGN_UP: [15, '회원가입 적립'],
  SHOP_PAYMENT: [16, '쇼핑 포인트 사용'],
  POST_PURCHASE: [17, '게시글 구매'],
  POST_SALE: [18, '게시글 판매'],
  ANSWER_ACCEPTED: [19, '답변 채택'],
  ANSWER_WRITTEN: [20, '답변 작성'],
});
export type PointHistoryTypeCode = (typeof PointHistoryType.options)[number]['code'];

const ADDING = new Set<number>([1, 3, 4, 6, 7, 8, 11, 12, 15]);
const TAKING = new Set<number>([2, 5, 9, 10, 13, 14, 16]);

/** The sign of every entry of a type (SPEC §9); 0 where each entry has its own. */
export const directionOf = (type: PointHistoryTypeCode): 1 | 0 | -1 =>
  ADDING.has(type) ? 1 : TAKING.has(type) ? -1 : 0;
