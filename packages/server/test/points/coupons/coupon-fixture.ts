import { createCoupon } from '@danji/contracts/points/coupon.endpoints';
import { createCouponApplication, getCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import type { CouponInput } from '@danji/contracts/points/coupon';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { transaction } from '@danji/server/platform/database/transaction';
import { applyForCoupon } from '@danji/server/points/coupons/apply.service';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { settleVouchers } from '@danji/server/points/coupons/settle.job';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';

/** A good with a picture, and one that comes by message. */
export const PICTURE_GOOD = 'G90000000001';
export const MESSAGE_GOOD = 'G90000000024';

/** Empties everything and reads the goods of the provider. */
export async function resetCoupons(): Promise<void> {
  const { reset, sandbox, platform } = testServer();
  await reset();
  sandbox.giftishow.reset();
  sandbox.clearFaults();
  await platform.jobs.runNow(readVoucherGoods, {});
}

export async function makeCoupon(change: Partial<CouponInput> = {}) {
  const { token } = await testServer().create.staff();
  const body: CouponInput = {
    title: '아메리카노',
    goods_code: PICTURE_GOOD,
    price: 4500,
    date_start: '2026-01-01',
    date_end: '2099-12-31',
    require_recommands: 0,
    require_point: 0,
    application_type: ApplicationType.AT_ONCE,
    ...change,
  };
  const { data, status } = await call(createCoupon, { token, body });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}

export async function makeMember(points = 10_000): Promise<TestAccount> {
  const member = await testServer().create.general();
  await givePoints(member.id, points);
  return member;
}

export const apply = ({ token }: TestAccount, coupon: string) =>
  call(createCouponApplication, { token, body: { coupon } });

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

/** Waits until the job that an application has woken is done with its order. */
export async function settled(): Promise<void> {
  const { db } = testServer();
  const findOpen = () => db.selectFrom('voucher_order').where('state', '=', 'open').select('id').executeTakeFirst();
  while (await findOpen()) {
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const pointsOf = async ({ id }: TestAccount): Promise<number> =>
  (await testServer().db.selectFrom('user_account').where('id', '=', id).select('points').executeTakeFirstOrThrow())
    .points;
