import { beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { updateCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { remindOfExpiry } from '@danji/server/points/coupons/remind-expiry.job';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { read, settled } from './coupon-fixture.ts';

beforeEach(resetCoupons);

async function makeIssued(days = 93) {
  const { sandbox, clock } = testServer();
  sandbox.giftishow.changeGood(PICTURE_GOOD, { days });
  const [coupon, member] = [await makeCoupon(), await makeMember()];
  const { id } = (await apply(member, coupon.nano_id)).data;
  await settled();
  return { member, id, lastDay: addDays(toBusinessDate(clock.now()), days) };
}

/** Lets the job run in the morning of a day, so many days before the last one. */
async function runBefore(lastDay: string, days: number, hour = '09'): Promise<void> {
  const { clock, platform } = testServer();
  const morning = Date.parse(`${addDays(lastDay, -days)}T${hour}:10:00+09:00`);
  clock.advance((morning - clock.now().getTime()) / 1000);
  await platform.jobs.runNow(remindOfExpiry, {});
}

async function remindersOf({ id }: TestAccount): Promise<string[]> {
  const { token } = await openSession(testServer().platform, id);
  const titles = (await listNotified(token)).map(({ title }) => title);
  return titles.filter((title) => title.endsWith('쓸 수 있어요')).toReversed();
}

test('the owner of a voucher is reminded 30, 7 and 1 days before its last day, once each', async () => {
  const { platform } = testServer();
  const { member, lastDay } = await makeIssued();
  await runBefore(lastDay, 31);
  expect(await remindersOf(member)).toEqual([]);
  for (const days of [30, 29, 8, 7, 6, 2, 1, 0]) {
    await runBefore(lastDay, days);
    await Promise.all([1, 2, 3].map(() => platform.jobs.runNow(remindOfExpiry, {})));
  }
  expect(await remindersOf(member)).toEqual([
    '상품권을 30일 뒤까지 쓸 수 있어요',
    '상품권을 7일 뒤까지 쓸 수 있어요',
    '상품권을 1일 뒤까지 쓸 수 있어요',
  ]);
});

test('a reminder whose day was missed comes later, with the days that are left', async () => {
  const { sandbox } = testServer();
  const { member, lastDay } = await makeIssued();
  sandbox.failNext('giftishow', 1);
  await runBefore(lastDay, 7);
  expect(await remindersOf(member)).toEqual([]);
  await runBefore(lastDay, 6);
  expect(await remindersOf(member)).toEqual(['상품권을 6일 뒤까지 쓸 수 있어요']);
});

test('a voucher that was used or refunded needs no reminder, and the provider is asked whether it was', async () => {
  const { sandbox, platform } = testServer();
  const [used, refunded] = [await makeIssued(), await makeIssued()];
  const [first] = sandbox.giftishow.vouchers;
  sandbox.giftishow.setPin(first?.trId ?? '', '02');
  await call(updateCouponApplication, {
    token: refunded.member.token,
    params: { id: refunded.id },
    body: { application_status: 4 },
  });
  for (const days of [30, 7, 1]) await runBefore(used.lastDay, days);
  expect([await remindersOf(used.member), await remindersOf(refunded.member)]).toEqual([[], []]);
  const asked = sandbox.giftishow.calls['0201'];
  await platform.jobs.runNow(remindOfExpiry, {});
  expect(sandbox.giftishow.calls['0201']).toBe(asked);
});

test('a voucher that comes shortly before its last day is not reminded of what its owner has just read', async () => {
  const { member, lastDay } = await makeIssued(7);
  for (const days of [6, 2]) await runBefore(lastDay, days);
  expect(await remindersOf(member)).toEqual([]);
  await runBefore(lastDay, 1);
  expect(await remindersOf(member)).toEqual(['상품권을 1일 뒤까지 쓸 수 있어요']);
});

test('the validity of a voucher is that of its good when it comes', async () => {
  const { sandbox, clock, platform } = testServer();
  sandbox.giftishow.changeGood(PICTURE_GOOD, { days: 90 });
  await platform.jobs.runNow(readVoucherGoods, {});
  const { member, id } = await makeIssued(60);
  const end = (await read(member, id)).order?.valid_until ?? 0;
  expect(toBusinessDate(new Date(end))).toBe(addDays(toBusinessDate(clock.now()), 90));
});
