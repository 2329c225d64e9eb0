import { expect } from '@jest/globals';
import { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { getCouponGift } from '@danji/contracts/points/coupon-gift.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { addGiftApplications } from '@danji/server/points/coupons/gift-applications';
import { insertGift } from '@danji/server/points/gifts/gift.repository';
import { tellOfGifts } from '@danji/server/points/gifts/finish-gifts.job';
import { checkPoints } from '@danji/server/points/reconciliation/index';
import { call } from '@danji/testing/call';
import { makeCoupon, makeMember, MESSAGE_GOOD, sendGift } from '@danji/testing/coupons';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { pointsOf } from '../coupons/coupon-fixture.ts';

/** An operator, a coupon whose voucher comes by message, and members with 10,000 points. */
export async function plant(members = 2) {
  const staff = await testServer().create.staff();
  const coupon = await makeCoupon({ goods_code: MESSAGE_GOOD });
  const receivers: TestAccount[] = [];
  for (let at = 0; at < members; at += 1) receivers.push(await makeMember());
  return { staff, coupon, receivers, lines: receivers.map(({ id }) => [id]) };
}

export const giftOf = async ({ token }: TestAccount, id: number) =>
  (await call(getCouponGift, { token, params: { id } })).data;
export const walletOf = async ({ token }: TestAccount) => (await call(listCouponApplications, { token })).data.results;
export const titlesOf = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
export const tell = (): Promise<void> => testServer().platform.jobs.runNow(tellOfGifts, {});
export const applications = () => testServer().db.selectFrom('coupon_application').selectAll().execute();

/** Nothing was taken, held or given, and the ledger agrees. */
export async function expectLedgerUntouched(receivers: readonly TestAccount[]): Promise<void> {
  const { db, platform } = testServer();
  for (const receiver of receivers) expect(await pointsOf(receiver)).toBe(10_000);
  expect(
    await db.selectFrom('point_entry').where('cause_key', 'like', 'coupon_application:%').select('id').execute(),
  ).toEqual([]);
  expect(await db.selectFrom('point_hold').select('id').execute()).toEqual([]);
  expect(await checkPoints(platform)).toMatchObject({ differences: 0 });
}

/** Vouchers that are on their way to members. */
export async function give(members = 1) {
  const planted = await plant(members);
  const { staff, coupon, lines } = planted;
  const { report } = await sendGift(staff, { couponId: coupon.id, lines });
  return { ...planted, giftId: report.gift_id ?? 0 };
}

/** Gives a coupon without a sheet. */
export async function giveQuietly(couponId: number, members: readonly TestAccount[]): Promise<void> {
  const { db, clock, create } = testServer();
  const { id: by } = await create.admin();
  const now = clock.now();
  const gift = { coupon_id: couponId, user_id: by, reason: '이벤트', key: String(now.getTime()), created: now };
  const giftId = (await insertGift(db, gift)) ?? 0;
  const receivers = members.map(({ id }) => ({ userId: id, tel: '01012345678' }));
  await transaction(db, async (db) => {
    await addGiftApplications(db, { giftId, couponId, members: receivers, reason: '이벤트', by, now });
  });
}
