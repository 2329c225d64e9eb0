import { toBusinessDate } from '@danji/contracts/format/date';
import type { Coupon } from '@danji/contracts/points/coupon';
import type { GiftLine, GiftReport } from '@danji/contracts/points/coupon-gift';
import { toCouponState } from '@danji/contracts/points/coupon-rules';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { addGiftApplications } from '../coupons/index.ts';
import { toSheetKey } from '../member-sheets/index.ts';
import { type CheckedLine, checkLines } from './check-lines.ts';
import type { GiftRow } from './gift.parser.ts';
import { findCostRefusal } from './gift.policy.ts';
import { findSent, insertGift } from './gift.repository.ts';

type Run = { coupon: Coupon; reason: string; isDryRun: boolean; user: Principal; now: Date };

/** Why nobody can get the coupon any more. One that is not offered yet may be given. */
function findCouponRefusal(coupon: Coupon, now: Date): string | null {
  const state = toCouponState(coupon, toBusinessDate(now));
  if (state === 'ended') return '신청 기간이 끝난 쿠폰이에요. 다른 쿠폰을 골라 주세요.';
  return state === 'stopped' ? '지금은 살 수 없는 상품이에요. 다른 쿠폰을 골라 주세요.' : null;
}

/** A line without the phone number of its member. */
const toLine = ({ row, user_id, name, reasons }: CheckedLine): GiftLine => ({ row, user_id, name, reasons });

/**
 * Says what comes of each line of a sheet and, unless it is a dry run, gives all of its members a voucher when no line is
 * wrong; call it in a transaction. The vouchers are ordered after the commit. The same sheet is sent once.
 */
export async function runGift(db: Db, rows: readonly GiftRow[], run: Run): Promise<GiftReport> {
  const { coupon, reason, user, now } = run;
  const key = toSheetKey(rows, coupon.id, reason);
  const lines = await checkLines(db, rows);
  const cost = lines.length * coupon.gifti_coupon_thumb.sale_price;
  const wrong = lines.filter(({ reasons }) => reasons.length > 0).length;
  const refusal = findCouponRefusal(coupon, now) ?? findCostRefusal(user, cost);
  const report = { lines: lines.map(toLine), wrong, cost, refusal };
  const isDue = !run.isDryRun && wrong === 0 && refusal === null && lines.length > 0;
  const gift = { coupon_id: coupon.id, user_id: user.id, reason, key, created: now };
  const giftId = isDue ? await insertGift(db, gift) : undefined;
  if (giftId === undefined) {
    const sent = await findSent(db, key);
    return { ...report, posted: sent?.created ?? null, is_saved: false, gift_id: sent?.id ?? null };
  }
  const members = lines.map(({ user_id, tel }) => ({ userId: user_id ?? 0, tel }));
  await addGiftApplications(db, { giftId, couponId: coupon.id, members, reason, by: user.id, now });
  return { ...report, posted: now.toISOString(), is_saved: true, gift_id: giftId };
}
