import { ApplicationStatus, type ApplicationStatusCode, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { StaffType } from '@danji/contracts/codes/user-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addSeconds } from '../../platform/clock.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findGood, GOODS_LOCK } from '../voucher-goods/index.ts';
import { lockApplication } from './application.repository.ts';
import { approve, cancelApplication } from './application.service.ts';
import { applyForCoupon } from './apply.service.ts';
import { findItem, insertCoupon } from './coupon.repository.ts';
import { moveApplication } from './move-application.ts';
import { updateOrder } from './order.repository.ts';
import { settleVouchers } from './settle.job.ts';

const { DONE, REJECT, REFUND_APPLY, REFUNDED, FAILED, IMPOSSIBLE } = ApplicationStatus;
const { AT_ONCE, APPROVAL } = ApplicationType;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const MILK = 'G90000000016';
const ICE_CREAM = 'G90000000013';
const COFFEE = 'G90000000001';

/** Coupons by the code of their good: points, how they are given, recommended members and earned points that they take. */
const COUPONS = [
  [COFFEE, '모닝빈 아메리카노 (HOT)', 4_500, APPROVAL, 0, 0],
  ['G90000000002', '모닝빈 카페라떼 (ICE)', 5_000, AT_ONCE, 0, 0],
  ['G90000000003', '아메리카노 2잔 + 치즈케이크', 14_500, APPROVAL, 0, 0],
  ['G90000000004', '달빛카페 콜드브루', 4_900, AT_ONCE, 0, 0],
  ['G90000000009', '생크림 케이크 1호', 28_000, APPROVAL, 0, 5_000],
  ['G90000000010', '단팥빵 5개', 9_000, AT_ONCE, 0, 0],
  [ICE_CREAM, '눈꽃상회 싱글레귤러', 2_400, APPROVAL, 0, 0],
  [MILK, '하루편의점 바나나우유', 1_800, AT_ONCE, 0, 0],
  ['G90000000017', '삼각김밥 + 컵라면', 3_200, AT_ONCE, 0, 0],
  ['G90000000020', '통통치킨 후라이드 + 콜라', 21_000, APPROVAL, 3, 0],
  ['G90000000022', '버거공방 수제버거 세트', 9_800, APPROVAL, 0, 0],
  ['G90000000023', '한솥밥상 제육 도시락', 6_500, AT_ONCE, 1, 0],
  ['G90000000005', '달빛카페 유자차', 5_500, AT_ONCE, 0, 0],
  ['G90000000006', '달빛카페 딸기 스무디', 6_200, AT_ONCE, 0, 0],
  ['G90000000007', '티나무 얼그레이 밀크티', 5_800, AT_ONCE, 0, 0],
  ['G90000000008', '밀밭제과 우유식빵', 5_200, AT_ONCE, 0, 0],
  ['G90000000011', '도넛연구소 글레이즈드 6개', 9_900, APPROVAL, 0, 0],
  ['G90000000012', '도넛연구소 도넛 12개', 18_000, APPROVAL, 0, 0],
  ['G90000000014', '눈꽃상회 파인트', 9_800, APPROVAL, 0, 0],
  ['G90000000015', '눈꽃상회 패밀리 아이스크림', 26_000, APPROVAL, 0, 0],
  ['G90000000018', '하루편의점 모바일 상품권 5,000원', 5_000, AT_ONCE, 0, 0],
  ['G90000000019', '하루편의점 모바일 상품권 10,000원', 10_000, APPROVAL, 0, 0],
  ['G90000000021', '통통치킨 양념 반 후라이드 반', 22_500, APPROVAL, 0, 0],
  ['G90000000024', '면사무소 칼국수', 8_500, AT_ONCE, 0, 0],
  ['G90000000025', '든든마트 상품권 10,000원', 10_000, APPROVAL, 0, 0],
  ['G90000000026', '든든마트 상품권 30,000원', 30_000, APPROVAL, 2, 0],
  ['G90000000027', '든든마트 상품권 50,000원', 50_000, APPROVAL, 5, 10_000],
  ['G90000000028', '별빛시네마 영화 관람권 (2D)', 13_000, APPROVAL, 0, 0],
  ['G90000000029', '책마루 도서 상품권 10,000원', 10_000, APPROVAL, 0, 0],
  ['G90000000030', '꽃길 장미 한 다발', 25_000, APPROVAL, 0, 3_000],
] as const;

type Ending = 'open' | 'canceled' | 'approved' | 'rejected' | 'failed' | 'impossible' | 'refunded' | 'expired';

/** Whose account, by the start of its e-mail address, applied for what, how long ago, and what came of it. */
const APPLICATIONS: readonly (readonly [name: string, code: string, hoursAgo: number, ending: Ending])[] = [
  ['user9', MILK, 3_100, 'expired'],
  ['user8', MILK, 80, 'refunded'],
  ['user10', ICE_CREAM, 70, 'impossible'],
  ['manager', COFFEE, 50, 'canceled'],
  ['user7', ICE_CREAM, 46, 'rejected'],
  ['user4', MILK, 30, 'failed'],
  ['user3', ICE_CREAM, 27, 'approved'],
  ['user5', ICE_CREAM, 20, 'open'],
  ['user1', MILK, 5, 'open'],
  ['user6', ICE_CREAM, 3, 'open'],
];

const findIdByEmail = async (db: Db, email: string): Promise<number | undefined> =>
  (await db.selectFrom('user_account').where('email', '=', email).select('id').executeTakeFirst())?.id;

const findAdmin = async (db: Db): Promise<number | undefined> =>
  (
    await db
      .selectFrom('staff_account')
      .where('staff_type', '=', StaffType.ADMIN)
      .select('user_id')
      .orderBy('user_id')
      .executeTakeFirst()
  )?.user_id;

/** Makes the coupons; the list shows the last one first. */
async function seedCoupons(db: Db, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [goods_code, title, price, application_type, require_recommands, require_point] of COUPONS.toReversed()) {
    if (!(await findGood(db, goods_code))) continue;
    const nano_id = newNanoId();
    const created = addSeconds(now, -150 * DAY_SECONDS);
    await insertCoupon(db, {
      nano_id,
      title,
      goods_code,
      price,
      application_type,
      require_recommands,
      require_point,
      date_start: toBusinessDate(created),
      date_end: toBusinessDate(addSeconds(now, 300 * DAY_SECONDS)),
      created,
      updated: created,
    });
    ids.set(goods_code, nano_id);
  }
  return ids;
}

/** States of a pin at the provider (FACTS §3). */
const PINS = { expired: '08', refunded: '07' } as const;

/** A voucher of earlier, which the provider does not know any more: refunded, or expired and waiting for an operator. */
async function finishIssued(db: Db, made: Made, ending: keyof typeof PINS, now: Date): Promise<void> {
  const { id, orderId, userId } = made;
  const move = async (to: ApplicationStatusCode, by: number | null) => {
    const row = await lockApplication(db, id);
    if (row) await moveApplication(db, row, to, { by, now });
  };
  if (orderId === undefined) return;
  const valid_until = addSeconds(now, (ending === 'expired' ? -3 : 93) * DAY_SECONDS);
  await updateOrder(db, orderId, {
    state: 'issued',
    sent: now,
    pin_status: PINS[ending],
    pin_checked: now,
    valid_until,
  });
  await move(DONE, null);
  await move(REFUND_APPLY, userId);
  if (ending === 'refunded') await move(REFUNDED, null);
}

type Made = { id: number; orderId: number | undefined; userId: number; staffId: number };

/** Brings an application to its end; vouchers themselves are ordered at the provider, as always. */
async function finish(db: Db, made: Made, ending: Ending, now: Date): Promise<void> {
  const { id, orderId, userId, staffId } = made;
  if (ending === 'refunded' || ending === 'expired') return finishIssued(db, made, ending, now);
  const row = await lockApplication(db, id);
  if (!row || ending === 'open') return;
  if (ending === 'canceled') await cancelApplication(db, row, { user: { id: userId }, now });
  else if (ending === 'approved') await approve(db, row, { id: staffId }, now);
  else if (ending === 'impossible')
    await moveApplication(db, row, IMPOSSIBLE, { by: null, memo: '상품 판매가 끝났어요.', now });
  else if (ending === 'rejected')
    await moveApplication(db, row, REJECT, { by: staffId, memo: '이번 달 준비한 수량이 모두 나갔어요.', now });
  else {
    const memo = '상품권 회사에서 발급되지 않았어요.';
    if (orderId !== undefined) await updateOrder(db, orderId, { state: 'closed', memo });
    await moveApplication(db, row, FAILED, { by: null, memo, now });
  }
}

/** Coupons, and applications for them in every state; those that are being issued go on as soon as the job runs. */
export async function seedDemoCoupons(db: Db, now: Date, { jobs }: Platform): Promise<void> {
  await acquireAdvisoryLock(db, GOODS_LOCK);
  const coupons = await seedCoupons(db, now);
  const staffId = await findAdmin(db);
  for (const [name, code, hoursAgo, ending] of APPLICATIONS) {
    const userId = await findIdByEmail(db, `${name}@danji.test`);
    const coupon = coupons.get(code);
    if (userId === undefined || staffId === undefined || coupon === undefined) continue;
    const mine = (await findItem(db, coupon, userId))?.mine;
    // In an older database the account may have spent its points.
    if (!mine || mine.missing_points > 0) continue;
    const applied = addSeconds(now, -hoursAgo * HOUR_SECONDS);
    const made = await applyForCoupon(db, { id: userId }, coupon, applied);
    await finish(db, { ...made, userId, staffId }, ending, addSeconds(applied, HOUR_SECONDS));
  }
  await jobs.enqueue(db, settleVouchers, {});
}
