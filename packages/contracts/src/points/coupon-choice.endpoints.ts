import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { nullable, oneOf, strictObject, text } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';

const won = (label: string) => Type.Integer({ minimum: 0, label });

export const listCouponChoices = defineEndpoint({
  id: 'points.coupon_choices',
  title: '상품권 브랜드와 분류',
  method: 'GET',
  path: '/api/points/coupon_choices/',
  audience: ['everybody'],
  reads: ['coupon', 'voucher_good'],
  origin: 'extension',
  summary:
    'All brands and categories that a list of goods, of coupons, of the coupons of today, or of costs can be filtered by.',
  query: strictObject({ among: oneOf('goods', 'coupons', 'items', 'costs') }),
  response: strictObject({
    brands: Type.Array(text('브랜드', 100), { maxItems: ANSWER_LIMITS.brands }),
    categories: Type.Array(text('분류', 50), { maxItems: ANSWER_LIMITS.brands }),
  }),
});

export const getCouponDay = defineEndpoint({
  id: 'points.coupon_day',
  title: '오늘 쓴 구매 한도',
  method: 'GET',
  path: '/api/points/coupon_day/',
  audience: ['staff'],
  reads: ['coupon_application', 'point_set'],
  origin: 'extension',
  summary: 'What members have used today of the limit of a day, won, and how many applications wait for a later day.',
  response: strictObject({
    /** Null without a limit. */
    remaining_today: nullable(won('오늘 남은 한도')),
    used_today: won('오늘 쓴 한도'),
    waiting: Type.Integer({ minimum: 0, label: '다음 날을 기다리는 신청' }),
  }),
});
