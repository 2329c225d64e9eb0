import { Type, type Static } from 'typebox';
import { entity, id, labelled, publicId, strictObject, text } from '../fields.ts';
import { couponFields } from './coupon.ts';
import { accrualMonth } from './referral-accrual.ts';

const sum = (label: string) => Type.Integer({ minimum: 0, label });

/** Vouchers and what they cost. What was issued counts in the month of its issue, what was refunded in that of its refund. */
const figures = {
  issued: sum('발급'),
  /** Of them those that operators gave without points. */
  gifts: sum('무료 발급'),
  /** Won, by the prices at which they were ordered. */
  cost: sum('비용'),
  points: sum('사용 포인트'),
  refunded: sum('환불'),
  /** The amount that the provider gave back, won. */
  refunded_cost: sum('환불 비용'),
  refunded_points: sum('환불 포인트'),
};

/** The vouchers of one coupon in a month, in Korean time. */
export const voucherCost = entity('VoucherCost', {
  id,
  month: accrualMonth,
  /** The brand of its good when the first one of the month was issued. */
  brand_name: text('브랜드', 100),
  coupon: labelled('쿠폰', strictObject({ id, nano_id: publicId, title: couponFields.title })),
  ...figures,
});
export type VoucherCost = Static<typeof voucherCost>;

export const voucherCostTotals = strictObject(figures);
export type VoucherCostTotals = Static<typeof voucherCostTotals>;
