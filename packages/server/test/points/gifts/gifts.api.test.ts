import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import {
  cancelCouponApplication,
  countCouponApplications,
  getCouponApplication,
  listCouponApplications,
  orderCoupon,
  updateCouponApplication,
} from '@danji/contracts/points/coupon-application.endpoints';
import { retryCouponGift } from '@danji/contracts/points/coupon-gift.endpoints';
import { listDueGifts, listDueOrders } from '@danji/server/points/coupons/order.repository';
import { watchVouchers } from '@danji/server/points/voucher-watch/watch-vouchers.job';
import { call } from '@danji/testing/call';
import { apply, resetCoupons } from '@danji/testing/coupons';
import { listNotified } from '@danji/testing/deliver-notifications';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { pointsOf, settled } from '../coupons/coupon-fixture.ts';
import {
  plant,
  giftOf,
  walletOf,
  titlesOf,
  tell,
  applications,
  expectLedgerUntouched,
  give,
  giveQuietly,
} from './gift-fixture.ts';

const { APPLY, REFUND_APPLY, REFUNDED, FAILED, REJECT } = ApplicationStatus;

beforeEach(resetCoupons);

describe('a gift', () => {
  test('that fails is seen by operators alone, and is ordered again with a new tr_id', async () => {
    const { sandbox, db } = testServer();
    sandbox.giftishow.setBalance(8080);
    const { staff, receivers, giftId } = await give(2);
    await settled();
    await tell();
    expect(await giftOf(staff, giftId)).toMatchObject({ issued: 1, failed: 1, waiting: 0, cost: 8080 });
    expect(await titlesOf(staff)).toEqual(['보내지 못한 상품권이 있어요']);
    // Orders are sent side by side: either of the two may get the only voucher that the balance pays.
    const [first = staff, second = staff] = receivers;
    const isFirstLucky = (await walletOf(first)).length > 0;
    const [lucky, waiting] = isFirstLucky ? [first, second] : [second, first];
    expect([await titlesOf(lucky), await titlesOf(waiting)]).toEqual([['상품권을 받았어요'], []]);
    expect([await walletOf(waiting), (await call(countCouponApplications, { token: waiting.token })).data]).toEqual([
      [],
      [],
    ]);
    const { data } = await call(listCouponApplications, {
      token: staff.token,
      query: { gift_id: giftId, application_status: FAILED },
    });
    const [failed] = data.results;
    expect(data.count).toBe(1);
    const params = { id: failed?.id ?? 0 };
    expect((await call(getCouponApplication, { token: waiting.token, params })).status).toBe(404);
    expect((await call(cancelCouponApplication, { token: waiting.token, params })).status).toBe(404);
    sandbox.giftishow.setBalance(1_000_000);
    const again = await call(retryCouponGift, { token: staff.token, params: { id: giftId } });
    expect(again.data).toMatchObject({ waiting: 1, failed: 0, finished: null });
    await settled();
    await tell();
    expect(await giftOf(staff, giftId)).toMatchObject({ issued: 2, failed: 0, cost: 2 * 8080 });
    expect((await titlesOf(staff)).toSorted()).toEqual(
      ['보내지 못한 상품권이 있어요', '상품권을 모두 보냈어요'].toSorted(),
    );
    const orders = await db.selectFrom('voucher_order').select(['tr_id', 'state']).execute();
    expect([
      new Set(orders.map(({ tr_id }) => tr_id)).size,
      orders.filter(({ state }) => state === 'closed').length,
    ]).toEqual([3, 1]);
    await expectLedgerUntouched(receivers);
  });

  test('that is given back is cancelled at the provider and gives no points', async () => {
    const { sandbox } = testServer();
    const { receivers, staff } = await give();
    await settled();
    const [receiver = staff] = receivers;
    const [application] = await walletOf(receiver);
    const body = { application_status: REFUND_APPLY };
    const { data } = await call(updateCouponApplication, {
      token: receiver.token,
      params: { id: application?.id ?? 0 },
      body,
    });
    expect(data.application_status).toBe(REFUNDED);
    expect(sandbox.giftishow.vouchers.map(({ pinStatus }) => pinStatus)).toEqual(['07']);
    expect(await titlesOf(receiver)).toContain('상품권을 돌려줬어요');
    await expectLedgerUntouched(receivers);
  });

  test('on its way is no open application of its owner, who may apply for the same coupon', async () => {
    const { coupon, receivers, staff } = await plant(1);
    const [receiver = staff] = receivers;
    await giveQuietly(coupon.id, receivers);
    expect((await apply(receiver, coupon.nano_id)).status).toBe(200);
    await settled();
    const mine = await walletOf(receiver);
    expect(mine.map(({ payment_price }) => payment_price).toSorted((one, other) => one - other)).toEqual([0, 4500]);
    expect(await pointsOf(receiver)).toBe(5500);
  });

  test('waits for its turn behind what members have applied for', async () => {
    const { coupon, receivers } = await plant(2);
    const { db, clock } = testServer();
    await giveQuietly(coupon.id, receivers);
    await settled();
    const orders = await db.selectFrom('voucher_order').select(['id', 'state']).orderBy('id').execute();
    expect(orders.map(({ state }) => state)).toEqual(['issued', 'issued']);
    await db.updateTable('voucher_order').set({ state: 'open', claimed_until: null, sent: null }).execute();
    await db.updateTable('coupon_application').set({ application_status: APPLY }).execute();
    expect([await listDueOrders(db, clock.now()), (await listDueGifts(db, clock.now())).map(({ id }) => id)]).toEqual([
      [],
      orders.map(({ id }) => id),
    ]);
  });

  test('that was not sent yet is no alarm, and one without an outcome is', async () => {
    const { create, clock, db, platform } = testServer();
    const admin = await create.admin();
    const { coupon, receivers } = await plant(1);
    await giveQuietly(coupon.id, receivers);
    await settled();
    const watch = async () => {
      clock.advance(11 * 60);
      await platform.jobs.runNow(watchVouchers, {});
      const { token } = await openSession(platform, admin.id);
      return (await listNotified(token)).filter(({ title }) => title.startsWith('처리되지 않은')).length;
    };
    await db.updateTable('voucher_order').set({ state: 'open', sent: null }).execute();
    expect(await watch()).toBe(0);
    await db.updateTable('voucher_order').set({ sent: clock.now() }).execute();
    expect(await watch()).toBe(1);
  });

  test('of a blocked member becomes impossible, and operators cannot order it', async () => {
    const { db } = testServer();
    testServer().sandbox.giftishow.setBalance(0);
    const { receivers, staff, giftId } = await give();
    await settled();
    const block = { account_status: AccountStatus.BLOCK };
    await db
      .updateTable('user_account')
      .set(block)
      .where('id', '=', receivers[0]?.id ?? 0)
      .execute();
    testServer().sandbox.giftishow.setBalance(1_000_000);
    await call(retryCouponGift, { token: staff.token, params: { id: giftId } });
    await settled();
    expect(await giftOf(staff, giftId)).toMatchObject({ issued: 0, failed: 0, impossible: 1 });
    const [row] = await applications();
    const order = await call(orderCoupon, {
      token: staff.token,
      body: { coupon_application_uuid: row?.uuid ?? ('' as never) },
    });
    expect(order.status).toBe(409);
    const body = { application_status: REJECT, memo: '사유' };
    expect(
      (await call(updateCouponApplication, { token: staff.token, params: { id: row?.id ?? 0 }, body })).status,
    ).toBe(409);
    expect(testServer().sandbox.giftishow.vouchers).toEqual([]);
  });
});
