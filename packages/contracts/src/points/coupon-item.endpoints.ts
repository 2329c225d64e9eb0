import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { count, oneOf, recordRef, search, strictObject, text } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { couponItem } from './coupon.ts';

export const listCouponItems = defineEndpoint({
  id: 'points.list_coupon_items',
  title: '쿠폰 둘러보기',
  method: 'GET',
  path: '/api/points/coupon_items/',
  audience: ['everybody'],
  reads: ['coupon', 'coupon_application', 'voucher_good', 'points'],
  summary: 'Coupons that can be had today, with what the caller still lacks.',
  query: strictObject({
    ...pageQuery,
    search,
    brand: Type.Optional(text('브랜드', 100)),
    category: Type.Optional(text('분류', 50)),
    max_price: Type.Optional(count('최대 가격', 10_000_000)),
    /** Only what the caller has enough points for. */
    affordable: Type.Optional(Type.Boolean()),
    ordering: Type.Optional(oneOf('price', '-price', '-created')),
  }),
  response: pageOf(couponItem),
});

export const getCouponItem = defineEndpoint({
  id: 'points.get_coupon_item',
  title: '쿠폰 자세히 보기',
  method: 'GET',
  path: '/api/points/coupon_item/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['everybody'],
  reads: ['coupon', 'coupon_application', 'voucher_good', 'points'],
  summary: 'One coupon with what the caller still lacks.',
  response: couponItem,
});
