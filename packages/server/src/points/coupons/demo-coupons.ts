import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { StaffType } from '@danji/contracts/codes/user-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findGood } from '../voucher-goods/index.ts';
import { lockApplication } from './application.repository.ts';
import { approve, cancelApplication } from './application.service.ts';
import { applyForCoupon } from './apply.service.ts';
import { findItem, insertCoupon } from './coupon.repository.ts';
import { moveApplication } from './move-application.ts';
import { updateOrder } from './order.repository.ts';
import { settleVouchers } from './settle.job.ts';

const { REJECT, FAILED } = ApplicationStatus;
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
] as const;

type Ending = 'open' | 'canceled' | 'approved' | 'rejected' | 'failed';

/** Whose account, by the start of its e-mail address, applied for what, how long ago, and what came of it. */
const APPLICATIONS: readonly (readonly [name: string, code: string, hoursAgo: number, ending: Ending])[] = [
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

async function seedCoupons(db: Db, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [goods_code, title, price, application_type, require_recommands, require_point] of COUPONS) {
    if (!(await findGood(db, goods_code))) continue;
    const nano_id = newNanoId();
    const created = addSeconds(now, -60 * DAY_SECONDS);
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

type Made = { id: number; orderId: number | undefined; userId: number; staffId: number };

/** Brings an application to its end; vouchers themselves are ordered at the provider, as always. */
async function finish(db: Db, { id, orderId, userId, staffId }: Made, ending: Ending, now: Date): Promise<void> {
  const row = await lockApplication(db, id);
  if (!row || ending === 'open') return;
  if (ending === 'canceled') await cancelApplication(db, row, { user: { id: userId }, now });
  else if (ending === 'approved') await approve(db, row, { id: staffId }, now);
  else if (ending === 'rejected')
    await moveApplication(db, row, REJECT, { by: staffId, memo: '이번 달 준비한 수량이 모두 나갔어요.', now });
  else {
    const memo = '상품권 회사에서 발급되지 않았어요.';
    if (orderId !== undefined) await updateOrder(db, orderId, { state: 'closed', memo });
    await moveApplication(db, row, FAILED, { by: null, memo, now });
  }
}

/** Coupons, and applications for them in several states: those that wait for operators, and some that are through. */
export async function seedDemoCoupons(db: Db, now: Date, { jobs }: Platform): Promise<void> {
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
