import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, count, id, strictObject, text } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { couponGift, giftReason, giftReport } from './coupon-gift.ts';

export const listCouponGifts = defineEndpoint({
  id: 'points.list_gifts',
  title: '보낸 상품권 목록',
  method: 'GET',
  path: '/api/points/coupon_gifts/',
  audience: ['staff'],
  reads: ['coupon_application', 'coupon'],
  origin: 'extension',
  summary: 'Vouchers that operators gave to many members, with what became of them, the newest first.',
  query: strictObject(endlessPageQuery),
  response: pageOf(couponGift),
});

export const getCouponGift = defineEndpoint({
  id: 'points.get_gift',
  title: '보낸 상품권 보기',
  method: 'GET',
  path: '/api/points/coupon_gift/{id}/',
  audience: ['staff'],
  reads: ['coupon_application', 'coupon'],
  origin: 'extension',
  summary: 'One gift with the progress of its sending.',
  response: couponGift,
});

export const getGiftTemplate = defineEndpoint({
  id: 'points.get_gift_template',
  title: '상품권 보내기 엑셀 양식',
  method: 'GET',
  path: '/api/points/coupon_gift_template/',
  audience: ['staff'],
  origin: 'extension',
  summary: 'An XLSX file to fill in with members.',
  response: strictObject({ name: Type.String(), base64: Type.String() }),
});

export const giveCoupon = defineEndpoint({
  id: 'points.give_coupon',
  title: '상품권 보내기 엑셀',
  method: 'POST',
  path: '/api/points/coupon_gifts/',
  audience: ['staff'],
  changes: ['coupon_application', 'staff_log'],
  refusedWhileActing: true,
  origin: 'extension',
  encoding: 'multipart',
  summary:
    'Reads an XLSX file of members, 1,000 at most, who get a voucher of a coupon without points: with `is_dry_run` only says what would come of each line, else sends to all or to nobody. The same coupon, reason and lines are sent once.',
  body: strictObject({
    coupon_id: id,
    reason: giftReason,
    file: binary,
    is_dry_run: Type.Optional(Type.Boolean({ label: '미리 보기' })),
  }),
  logged: strictObject({
    coupon: text('쿠폰', 100),
    reason: giftReason,
    members: count('받는 회원'),
    cost: count('비용', 1_000_000_000),
  }),
  response: giftReport,
});

export const retryCouponGift = defineEndpoint({
  id: 'points.retry_gift',
  title: '실패한 상품권 다시 보내기',
  method: 'POST',
  path: '/api/points/coupon_gift_retry/{id}/',
  audience: ['staff'],
  changes: ['coupon_application', 'staff_log'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Orders the vouchers of a gift that have failed again, each with a new tr_id.',
  logged: couponGift,
  response: couponGift,
});
