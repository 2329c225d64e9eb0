import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { nanoId, strictObject, text } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { accrualMonth } from './referral-accrual.ts';
import { voucherCost, voucherCostTotals } from './voucher-cost.ts';

const filters = {
  month: Type.Optional(accrualMonth),
  brand: Type.Optional(text('브랜드', 100)),
  coupon__nano_id: Type.Optional(nanoId),
};

export const listVoucherCosts = defineEndpoint({
  id: 'points.list_voucher_costs',
  title: '상품권 비용 목록',
  method: 'GET',
  path: '/api/points/voucher_costs/',
  audience: ['staff'],
  reads: ['coupon_application', 'coupon'],
  origin: 'extension',
  summary:
    'What vouchers cost and the points that they took, by month in Korean time and coupon, the latest month and the dearest first.',
  query: strictObject({ ...endlessPageQuery, ...filters }),
  response: pageOf(voucherCost),
});

export const getVoucherCostTotals = defineEndpoint({
  id: 'points.voucher_cost_totals',
  title: '상품권 비용 합계',
  method: 'GET',
  path: '/api/points/voucher_cost_totals/',
  audience: ['staff'],
  reads: ['coupon_application', 'coupon'],
  origin: 'extension',
  summary: 'The sums of the list of costs with the same filters.',
  query: strictObject(filters),
  response: voucherCostTotals,
});
