import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { updateCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { getVoucherCostTotals, listVoucherCosts } from '@danji/contracts/points/voucher-cost.endpoints';
import { addMonths } from '@danji/contracts/rules/day-math';
import { transaction } from '@danji/server/platform/database/transaction';
import { applyForCoupon } from '@danji/server/points/coupons/apply.service';
import { settleOrder } from '@danji/server/points/coupons/settle-order';
import { createGiftishowClient } from '@danji/server/points/voucher-goods/giftishow-client';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, MESSAGE_GOOD, PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { settled } from './coupon-fixture.ts';

beforeEach(resetCoupons);

/** The price of the good with a picture, and of the one that comes by message. */
const [COFFEE, OTHER] = [4280, 8080];
const monthOf = (now: Date): string => toBusinessDate(now).slice(0, 7);

function advanceTo(moment: string): void {
  const { clock } = testServer();
  clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000);
}

async function issue(coupon: string, member?: TestAccount) {
  const owner = member ?? (await makeMember(20_000));
  const { data } = await apply(owner, coupon);
  await settled();
  return { owner, id: data.id };
}

async function refund({ id: userId }: TestAccount, id: number): Promise<void> {
  const { token } = await openSession(testServer().platform, userId);
  const body = { application_status: ApplicationStatus.REFUND_APPLY };
  await call(updateCouponApplication, { token, params: { id }, body });
}

async function report(query = {}) {
  const { token } = await testServer().create.staff();
  const { results } = (await call(listVoucherCosts, { token, query })).data;
  return results.map(
    ({ month, brand_name, coupon, issued, cost, points, refunded, refunded_cost, refunded_points }) => [
      month,
      brand_name,
      coupon.title,
      [issued, cost, points],
      [refunded, refunded_cost, refunded_points],
    ],
  );
}

test('costs are those of the moment of the order, in the month of the issue in Seoul, and refunds in theirs', async () => {
  const { clock, sandbox, platform, create } = testServer();
  const next = addMonths(`${monthOf(clock.now())}-01`, 1).slice(0, 7);
  const third = addMonths(`${next}-01`, 1).slice(0, 7);
  // The first moment of the month in Seoul, when it is still the month before in UTC.
  advanceTo(`${next}-01T00:00:00+09:00`);
  const [coffee, message] = [
    await makeCoupon({ title: '아메리카노', price: 4500 }),
    await makeCoupon({ title: '문자 상품권', goods_code: MESSAGE_GOOD, price: 10_000 }),
  ];
  const first = await issue(coffee.nano_id);
  sandbox.giftishow.changeGood(PICTURE_GOOD, { salePrice: 4000 });
  await platform.jobs.runNow(readVoucherGoods, {});
  await issue(coffee.nano_id);
  await issue(message.nano_id);
  advanceTo(`${third}-01T00:00:00+09:00`);
  await refund(first.owner, first.id);
  const [mine, its] = [
    (await report({ month: next })).filter(([, , title]) => title === '아메리카노'),
    (await report({ month: next })).filter(([, , title]) => title === '문자 상품권'),
  ];
  expect(mine).toEqual([[next, '모닝빈', '아메리카노', [2, COFFEE + 4000, 9000], [0, 0, 0]]]);
  expect(its).toEqual([[next, expect.any(String), '문자 상품권', [1, OTHER, 10_000], [0, 0, 0]]]);
  expect(await report({ month: third })).toEqual([[third, '모닝빈', '아메리카노', [0, 0, 0], [1, COFFEE, 4500]]]);
  expect((await report({ brand: '모닝빈' })).map(([month]) => month)).toEqual([third, next]);
  expect(await report({ coupon__nano_id: message.nano_id })).toEqual(its);
  const { token } = await create.staff();
  const totals = async (query = {}) => (await call(getVoucherCostTotals, { token, query })).data;
  expect(await totals()).toEqual({
    issued: 3,
    gifts: 0,
    cost: COFFEE + 4000 + OTHER,
    points: 19_000,
    refunded: 1,
    refunded_cost: COFFEE,
    refunded_points: 4500,
  });
  expect(await totals({ month: third })).toMatchObject({ issued: 0, cost: 0, refunded: 1 });
  expect(await totals({ brand: '없는 브랜드' })).toMatchObject({ issued: 0, cost: 0, refunded: 0 });
});

test('vouchers of one coupon that are issued and refunded at the same moment are all in the sums', async () => {
  const [month, coupon] = [monthOf(testServer().clock.now()), await makeCoupon({ price: 4500 })];
  const issued = [];
  for (let count = 0; count < 8; count += 1) issued.push(await issue(coupon.nano_id));
  const members: TestAccount[] = [];
  for (let count = 0; count < 8; count += 1) members.push(await makeMember());
  // Each order is settled by a run of its own, as by several servers.
  const { db, clock, platform } = testServer();
  const orders = await Promise.all(
    members.map(async (member) => {
      const user = { id: member.id };
      const { orderId = 0 } = await transaction(db, (db) => applyForCoupon(db, user, coupon.nano_id, clock.now()));
      return orderId;
    }),
  );
  const run = { ...platform, client: createGiftishowClient(platform.config.giftishow) };
  await Promise.all([
    ...orders.map((orderId) => settleOrder(run, orderId)),
    ...issued.map(({ owner, id }) => refund(owner, id)),
  ]);
  await settled();
  expect(await report()).toEqual([
    [month, '모닝빈', '아메리카노', [16, 16 * COFFEE, 16 * 4500], [8, 8 * COFFEE, 8 * 4500]],
  ]);
});

test('a voucher that was not issued costs nothing', async () => {
  const { sandbox } = testServer();
  sandbox.giftishow.setBalance(0);
  await issue((await makeCoupon()).nano_id);
  expect(await report()).toEqual([]);
});

test('what vouchers cost is no matter of members', async () => {
  const { create } = testServer();
  for (const { token } of [await create.general(), await create.brand()]) {
    expect((await call(listVoucherCosts, { token })).status).toBe(403);
    expect((await call(getVoucherCostTotals, { token })).status).toBe(403);
  }
  expect((await call(listVoucherCosts)).status).toBe(401);
});
