import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import {
  created,
  entity,
  id,
  labelled,
  nonEmptyString,
  nullable,
  publicId,
  strictObject,
  timestamp,
} from '../fields.ts';
import { couponFields } from './coupon.ts';

/** The most members of a sheet of gifts. */
export const MAX_GIFT_LINES = 1_000;
export const GIFT_REASON_CHARACTERS = 200;
export const giftReason = nonEmptyString('사유', GIFT_REASON_CHARACTERS);

const number = (label: string) => Type.Integer({ minimum: 0, label });

/** Vouchers of one coupon that operators give to many members, who spend no points for them. */
export const couponGift = entity('CouponGift', {
  id,
  coupon: labelled('쿠폰', strictObject({ id, nano_id: publicId, title: couponFields.title })),
  reason: giftReason,
  /** The operator who gave them. */
  user: labelled('보낸 사람', personRef),
  created,
  /** When the last voucher was issued or failed. */
  finished: labelled('끝난 때', nullable(timestamp)),
  members: number('받는 회원'),
  waiting: number('보내는 중'),
  issued: number('발급'),
  /** Vouchers that were not issued and can be ordered again. */
  failed: number('실패'),
  /** Vouchers that nobody can get any more: the good is gone, or the account is blocked. */
  impossible: number('보낼 수 없음'),
  /** Won, of what was issued. */
  cost: number('비용'),
});
export type CouponGift = Static<typeof couponGift>;

/** One line of a sheet of gifts; `row` is the number that the sheet displays. */
const giftLine = strictObject({
  row: Type.Integer({ minimum: 1 }),
  user_id: nullable(Type.Integer()),
  name: Type.String(),
  reasons: Type.Array(Type.String(), { maxItems: 10 }),
});
export type GiftLine = Static<typeof giftLine>;

/** The preview or the result of a sheet of gifts: all of its lines are sent, or none. */
export const giftReport = strictObject({
  lines: Type.Array(giftLine, { maxItems: MAX_GIFT_LINES }),
  /** Lines that cannot be sent; with one of them nothing is. */
  wrong: number('틀린 줄'),
  /** Won, by the present price. */
  cost: number('비용'),
  /** Why the whole sheet cannot be sent by the caller. */
  refusal: nullable(Type.String()),
  /** When the same sheet was sent. */
  posted: labelled('처리', nullable(timestamp)),
  /** Whether this call has sent it. */
  is_saved: Type.Boolean(),
  /** The gift that was made of it, now or before. */
  gift_id: nullable(id),
});
export type GiftReport = Static<typeof giftReport>;
