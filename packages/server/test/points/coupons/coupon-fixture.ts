import { getCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { applyForCoupon } from '@danji/server/points/coupons/apply.service';
import { settleVouchers } from '@danji/server/points/coupons/settle.job';
import { call } from '@danji/testing/call';
import { makeCoupon, makeMember, PICTURE_GOOD } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

/** An application whose order no job has seen yet. */
export async function applyQuietly(goods_code = PICTURE_GOOD) {
  const { db, clock, platform } = testServer();
  const [coupon, member] = [await makeCoupon({ goods_code }), await makeMember()];
  const user = await platform.sessions.findPrincipal(db, member.session, clock.now());
  if (!user) throw new Error('no session');
  const { id, orderId = 0 } = await transaction(db, (db) => applyForCoupon(db, user, coupon.nano_id, clock.now()));
  return { member, user, id, orderId };
}

export const read = async ({ token }: TestAccount, id: number) =>
  (await call(getCouponApplication, { token, params: { id } })).data;

/** Lets the job run that orders vouchers and settles what has died. */
export const settle = (): Promise<void> => testServer().platform.jobs.runNow(settleVouchers, {});

/** Waits until the jobs that applications have woken are done with all orders. */
export async function untilSettled(run?: () => Promise<void>): Promise<void> {
  const { db } = testServer();
  const findOpen = () => db.selectFrom('voucher_order').where('state', '=', 'open').select('id').executeTakeFirst();
  while (await findOpen()) {
    await run?.();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The same, and lets the job run of which every minute has one. */
export const settled = (): Promise<void> => untilSettled(settle);

export const pointsOf = async ({ id }: TestAccount): Promise<number> =>
  (await testServer().db.selectFrom('user_account').where('id', '=', id).select('points').executeTakeFirstOrThrow())
    .points;
