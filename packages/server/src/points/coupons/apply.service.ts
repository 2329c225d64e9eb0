import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { isMobileTel, toTelDigits } from '@danji/contracts/format/tel';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { newNanoId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findPointSet, holdPoints } from '../ledger/index.ts';
import { type ApplicationRow, insertApplication, insertEvent, lockApplication } from './application.repository.ts';
import { findItem, keepCoupon, type OfferedCoupon } from './coupon.repository.ts';
import { checkMonth, fitsToday, lockLimits } from './limits.ts';
import { holdKey, takePoints } from './move-application.ts';
import { insertOrder, type NewOrder } from './order.repository.ts';

const TITLE = '단지 상품권';

const refuse = (title: string): ProblemError => new ProblemError('conflict', { title });

/** Refuses what cannot be had, with what to do next; nothing is taken. */
function checkCoupon(item: OfferedCoupon, today: string): void {
  const { date_start, date_end, gifti_coupon_thumb: good, mine } = item;
  if (today < date_start) throw refuse(`${formatDate(date_start)}부터 신청할 수 있어요. 그날 다시 찾아 주세요.`);
  if (today > date_end) throw refuse('신청 기간이 끝난 쿠폰이에요. 다른 쿠폰을 골라 주세요.');
  if (good.state !== 'SALE') throw refuse('지금은 살 수 없는 상품이에요. 다른 쿠폰을 골라 주세요.');
  if (mine?.application_id) throw new ProblemError('already_exists', { title: ALREADY });
  if (mine && mine.missing_recommands > 0)
    throw refuse(`추천이 ${formatNumber(mine.missing_recommands)}명 더 필요해요. 추천 화면에서 초대해 보세요.`);
  if (mine && mine.missing_points > 0)
    throw new ProblemError('insufficient_points', {
      title: `포인트가 ${formatPoints(mine.missing_points)} 모자라요. 포인트를 더 모은 뒤 신청해 주세요.`,
    });
}

const ALREADY = '이미 신청한 쿠폰이에요. 신청 내역에서 확인해 주세요.';

/** Why an application waits that needs nobody's approval. */
const QUEUED = '오늘 한도를 모두 썼어요. 신청한 순서대로 다음 날부터 발급해 드려요.';

/** The account's phone number was verified when it was set. */
async function readTel(db: Db, userId: number): Promise<string> {
  const { tel } = await db.selectFrom('user_account').where('id', '=', userId).select('tel').executeTakeFirstOrThrow();
  const digits = toTelDigits(tel ?? '');
  if (!isMobileTel(digits))
    throw new ProblemError('verification_required', {
      title: '인증된 휴대폰 번호가 없어요. 내 정보에서 휴대폰 번호를 인증한 뒤 신청해 주세요.',
    });
  return digits;
}

/** Reads the columns of a coupon's good that an order takes. */
export const readGood = (db: Db, couponId: number) =>
  db
    .selectFrom('coupon')
    .innerJoin('voucher_good as good', 'good.goods_code', 'coupon.goods_code')
    .where('coupon.id', '=', couponId)
    .select(['coupon.title', 'good.goods_code', 'good.has_picture', 'good.sale_price'])
    .executeTakeFirstOrThrow();

/** A new order with its tr_id. */
export const toOrder = (
  { id, isGift }: { id: number; isGift: boolean },
  good: Awaited<ReturnType<typeof readGood>>,
  now: Date,
): NewOrder => ({
  application_id: id,
  tr_id: `hs_${toBusinessDate(now).replaceAll('-', '')}_${newNanoId().slice(0, 8)}`,
  goods_code: good.goods_code,
  gubun: good.has_picture ? 'I' : 'N',
  cost: good.sale_price,
  mms_title: TITLE,
  mms_msg: isGift
    ? `단지에서 보내 드리는 ${good.title} 상품권이에요.`
    : `단지 포인트로 교환한 ${good.title} 상품권이에요.`,
  state: 'open',
  order_no: null,
  pin_encrypted: null,
  picture_url_encrypted: null,
  memo: null,
  pin_status: null,
  remain_amount: null,
  created: now,
});

/** Stores the order of an application; the call of the provider comes after the commit. */
export async function startOrder(db: Db, row: ApplicationRow, now: Date): Promise<number> {
  const good = await readGood(db, row.coupon_id);
  return insertOrder(db, toOrder({ id: row.id, isGift: row.gift_id !== null }, good, now));
}

/**
 * Applies for a coupon in the caller's transaction: points are taken and the order is stored, or the points are held
 * until operators approve, or until a day whose limit reaches for it. One application of a person and a coupon can be open.
 */
export async function applyForCoupon(
  db: Db,
  user: Pick<Principal, 'id'>,
  couponRef: string,
  now: Date,
): Promise<{ id: number; orderId: number | undefined }> {
  const item = await findItem(db, couponRef, user.id);
  if (!item || !(await keepCoupon(db, item.id)))
    throw new ProblemError('not_found', { title: '판매가 끝난 쿠폰이에요. 다른 쿠폰을 골라 주세요.' });
  checkCoupon(item, toBusinessDate(now));
  const { limit_price_user, limit_price_day } = await findPointSet(db);
  if (limit_price_user > 0 || limit_price_day > 0) await lockLimits(db);
  await checkMonth(db, user.id, item.price, now);
  const isImmediate = item.application_type === ApplicationType.AT_ONCE;
  const isQueued = isImmediate && !(await fitsToday(db, item.price, now));
  const isAtOnce = isImmediate && !isQueued;
  const memo = isQueued ? QUEUED : null;
  const status = isAtOnce ? ApplicationStatus.APPLY : ApplicationStatus.WAIT;
  const id = await insertApplication(db, {
    uuid: newNanoId(),
    coupon_id: item.id,
    user_id: user.id,
    payment_price: item.price,
    application_status: status,
    memo,
    tel: await readTel(db, user.id),
    taken: isAtOnce ? now : null,
    is_queued: isQueued,
    created: now,
    updated: now,
  });
  const row = id === undefined ? undefined : await lockApplication(db, id);
  if (!row) throw new ProblemError('already_exists', { title: ALREADY });
  await insertEvent(db, {
    application_id: row.id,
    user_id: user.id,
    from_status: null,
    to_status: status,
    memo,
    created: now,
  });
  if (isAtOnce) {
    await takePoints(db, row, now);
    return { id: row.id, orderId: await startOrder(db, row, now) };
  }
  const description = `${row.coupon.title} 교환 신청`;
  await holdPoints(db, { userId: user.id, points: item.price, causeKey: holdKey(row), description, now });
  return { id: row.id, orderId: undefined };
}
