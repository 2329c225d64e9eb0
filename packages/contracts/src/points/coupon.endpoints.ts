import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ok, oneOf, search, seenVersion, strictObject, text } from '../fields.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import { COUPON_STATES } from './coupon-rules.ts';
import { coupon, couponChange, couponFields, couponInput } from './coupon.ts';

export const listCoupons = defineEndpoint({
  id: 'points.list_coupons',
  title: '쿠폰 목록',
  method: 'GET',
  path: '/api/points/coupons/',
  audience: ['staff'],
  reads: ['coupon', 'voucher_good'],
  summary: 'All coupons, for operators.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    state: Type.Optional(oneOf(...COUPON_STATES)),
    brand: Type.Optional(text('브랜드', 100)),
    ordering: Type.Optional(oneOf('-date_end', 'price', '-price')),
  }),
  response: pageOf(coupon),
});

export const createCoupon = defineEndpoint({
  id: 'points.create_coupon',
  title: '쿠폰 등록',
  method: 'POST',
  path: '/api/points/coupons/',
  audience: ['staff'],
  changes: ['coupon', 'staff_log'],
  summary: 'Offers a good of the provider as a coupon.',
  body: couponInput,
  logged: coupon,
  response: coupon,
});

export const getCoupon = defineEndpoint({
  id: 'points.get_coupon',
  title: '쿠폰 보기',
  method: 'GET',
  path: '/api/points/coupon/{id}/',
  audience: ['staff'],
  reads: ['coupon', 'voucher_good'],
  summary: 'One coupon.',
  response: coupon,
});

export const updateCoupon = defineEndpoint({
  id: 'points.update_coupon',
  title: '쿠폰 수정',
  method: 'PUT',
  path: '/api/points/coupon/{id}/',
  audience: ['staff'],
  changes: ['coupon', 'staff_log'],
  summary: 'Changes a coupon; applications keep the price at which they were made.',
  body: strictObject({ ...Type.Partial(strictObject(couponFields)).properties, updated: seenVersion }),
  logged: coupon,
  response: coupon,
});

export const deleteCoupon = defineEndpoint({
  id: 'points.delete_coupon',
  title: '쿠폰 삭제',
  method: 'DELETE',
  path: '/api/points/coupon/{id}/',
  audience: ['staff'],
  changes: ['coupon', 'coupon_application', 'points', 'user', 'staff_log'],
  summary:
    'Takes a coupon out of the catalogue. Applications whose voucher was not ordered become impossible, and their points come back; vouchers stay.',
  logged: coupon,
  response: ok,
});

export const listCouponChanges = defineEndpoint({
  id: 'points.list_coupon_changes',
  title: '쿠폰 변경 이력',
  method: 'GET',
  path: '/api/points/coupon_history/{id}/',
  audience: ['staff'],
  reads: ['coupon'],
  origin: 'extension',
  summary: 'Who changed what of a coupon and when, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(couponChange),
});
