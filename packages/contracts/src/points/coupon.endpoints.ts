import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ok, oneOf, search, seenVersion, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { coupon, couponFields, couponInput } from './coupon.ts';

export const listCoupons = defineEndpoint({
  id: 'points.list_coupons',
  title: '쿠폰 목록',
  method: 'GET',
  path: '/api/points/coupons/',
  audience: ['staff'],
  reads: ['coupon', 'voucher_good'],
  summary: 'All coupons, for operators.',
  query: strictObject({ ...pageQuery, search, ordering: Type.Optional(oneOf('-date_end', 'price', '-price')) }),
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
  changes: ['coupon', 'staff_log'],
  summary: 'Takes a coupon out of the catalogue; its applications stay.',
  logged: coupon,
  response: ok,
});
