import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { ApplicationType } from '../codes/coupon-codes.ts';
import {
  count,
  created,
  date,
  entity,
  id,
  labelled,
  nonEmptyString,
  nullable,
  oneOf,
  publicId,
  strictObject,
  text,
  updated,
} from '../fields.ts';
import { goodsCode, voucherGood } from './voucher-good.ts';

/** The largest price of a coupon, points. */
const MAX_PRICE = 10_000_000;

/** The fields of a coupon that operators decide; everything else is that of its good. */
export const couponFields = {
  title: nonEmptyString('이름', 100),
  price: Type.Integer({ minimum: 1, maximum: MAX_PRICE, label: '포인트 가격' }),
  date_start: date('시작일'),
  date_end: date('종료일'),
  require_recommands: count('필요한 추천 수', 1000),
  require_point: count('필요한 누적 포인트', MAX_PRICE),
  application_type: labelled('발급 방식', ApplicationType.schema),
};

/** A coupon as applications name it. */
export const couponRef = strictObject({
  id,
  nano_id: publicId,
  title: couponFields.title,
  thumbnail_image_url: text('이미지', 200),
  brand_name: text('브랜드', 100),
});

/** A coupon that points are exchanged for (SPEC §3). */
export const coupon = entity('Coupon', {
  id,
  nano_id: publicId,
  ...couponFields,
  /** The picture of its good. */
  thumbnail_image_url: text('이미지', 200),
  gifti_coupon_thumb: labelled('상품', voucherGood),
  updated,
});
export type Coupon = Static<typeof coupon>;

export const couponInput = strictObject({ ...couponFields, goods_code: goodsCode });
export type CouponInput = Static<typeof couponInput>;

/** The value of a field in the history. */
const heldValue = Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] });

/** One change in the history of a coupon. */
export const couponChange = entity('CouponChange', {
  id,
  user: labelled('바꾼 사람', personRef),
  kind: oneOf('created', 'changed', 'deleted'),
  fields: Type.Array(
    strictObject({
      field: Type.Unsafe<keyof typeof couponFields>({ type: 'string', enum: Object.keys(couponFields) }),
      before: heldValue,
      after: heldValue,
    }),
    { maxItems: 20, label: '바뀐 내용' },
  ),
  created,
});
export type CouponChange = Static<typeof couponChange>;

/** A coupon as members see it, with what it still takes. */
export const couponItem = entity('CouponItem', {
  ...coupon.properties,
  /** The amount left today of the limit of all members, won; null without a limit. */
  remaining_today: nullable(count('오늘 남은 한도', 1_000_000_000)),
  /** The requirements that the caller lacks, and its open application; null for visitors. */
  mine: nullable(
    strictObject({
      missing_points: count('모자라는 포인트', MAX_PRICE),
      missing_recommands: count('모자라는 추천 수', 1000),
      /** The caller's open application. */
      application_id: nullable(id),
    }),
  ),
});
export type CouponItem = Static<typeof couponItem>;
