import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { updateCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { settleRefund } from '@danji/server/points/coupons/refund';
import { settleOrder } from '@danji/server/points/coupons/settle-order';
import type { RunPoint } from '@danji/server/points/coupons/voucher-run';
import { createGiftishowClient } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { MESSAGE_GOOD, PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { applyQuietly, pointsOf, read, settle } from './coupon-fixture.ts';
import { transaction } from '@danji/server/platform/database/transaction';
import { requestRefund, lockOwnApplication } from '@danji/server/points/coupons/application.service';

const { DONE, FAILED, REFUNDED } = ApplicationStatus;
const MINUTE = 60;

beforeEach(resetCoupons);

/** A run that dies at a point: what comes after it never happens. */
const runOf = (point?: RunPoint) => {
  const { platform } = testServer();
  const reach = (reached: RunPoint) => {
    if (reached === point) throw new Error(`died at ${point}`);
  };
  return { ...platform, client: createGiftishowClient(platform.config.giftishow), reach };
};

/** Lets minutes pass, at most ten, and runs the job in each. */
async function pass(minutes = 10): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    testServer().clock.advance(MINUTE);
    await settle();
  }
}

/** No voucher without points, no points without a voucher. */
async function expectAgreement({ member, id }: { member: Parameters<typeof read>[0]; id: number }, price = 4500) {
  const { application_status: status } = await read(member, id);
  const usable = testServer().sandbox.giftishow.vouchers.filter(({ pinStatus }) => pinStatus !== '07').length;
  expect([DONE, FAILED, REFUNDED]).toContain(status);
  expect([await pointsOf(member), usable]).toEqual(status === DONE ? [10_000 - price, 1] : [10_000, 0]);
  return status;
}

describe('a server that dies while it orders a voucher', () => {
  test.each(['before_claim', 'before_send', 'after_send', 'after_issue'] as const)(
    'at %s leaves nothing open',
    async (point) => {
      const applied = await applyQuietly();
      await expect(settleOrder(runOf(point), applied.orderId)).rejects.toThrow(point);
      await pass();
      await expectAgreement(applied);
    },
  );

  test.each(['before_check', 'before_cancel', 'after_cancel'] as const)(
    'at %s, after the answer was lost, leaves nothing open',
    async (point) => {
      const applied = await applyQuietly();
      testServer().sandbox.giftishow.faultNext('lost');
      await expect(settleOrder(runOf(point), applied.orderId)).rejects.toThrow(point);
      await pass();
      expect(await expectAgreement(applied)).toBe(FAILED);
    },
  );

  test.each(['before_close', 'after_close'] as const)(
    'at %s, after money was taken without a pin, leaves nothing open',
    async (point) => {
      const applied = await applyQuietly();
      testServer().sandbox.giftishow.faultNext('charge_only');
      await settle();
      testServer().clock.advance(3 * MINUTE);
      await expect(settleOrder(runOf(point), applied.orderId)).rejects.toThrow(point);
      await pass();
      expect(await expectAgreement(applied)).toBe(FAILED);
      expect(testServer().sandbox.giftishow.balance).toBe(1_000_000);
    },
  );
});

describe('a server that dies while it refunds', () => {
  test.each(['before_cancel', 'after_cancel', 'after_refund'] as const)('at %s leaves nothing open', async (point) => {
    const { db, clock } = testServer();
    const applied = await applyQuietly();
    await settleOrder(runOf(), applied.orderId);
    const orderId = await transaction(db, async (db) =>
      requestRefund(db, await lockOwnApplication(db, applied.user, applied.id), applied.user, clock.now()),
    );
    await expect(settleRefund(runOf(point), orderId)).rejects.toThrow(point);
    await pass();
    expect(await expectAgreement(applied)).toBe(REFUNDED);
  });
});

describe('an answer of the provider', () => {
  test.each([
    ['lost', PICTURE_GOOD, FAILED],
    ['lost', MESSAGE_GOOD, DONE],
    ['hang_before', PICTURE_GOOD, FAILED],
    ['duplicate', MESSAGE_GOOD, DONE],
    ['wrong_result', PICTURE_GOOD, FAILED],
    ['late', PICTURE_GOOD, FAILED],
    ['late', MESSAGE_GOOD, DONE],
  ] as const)('that is %s (%s) ends in %s', async (fault, good, expected) => {
    const applied = await applyQuietly(good);
    testServer().sandbox.giftishow.faultNext(fault);
    await pass();
    expect(await expectAgreement(applied)).toBe(expected);
  });

  test('that never comes leaves the application open until the provider is back', async () => {
    const applied = await applyQuietly();
    testServer().sandbox.failNext('giftishow', 3);
    await settle();
    expect((await read(applied.member, applied.id)).application_status).toBe(ApplicationStatus.APPLY);
    await pass(3);
    await expectAgreement(applied);
  });

  test('that fails to cancel a voucher whose pin was lost leaves the order open until it is cancelled', async () => {
    const applied = await applyQuietly();
    const { sandbox } = testServer();
    sandbox.giftishow.faultNext('lost');
    const reach = (reached: RunPoint) => {
      if (reached === 'before_cancel') sandbox.failNext('giftishow', 1);
    };
    await settleOrder({ ...runOf(), reach }, applied.orderId);
    expect((await read(applied.member, applied.id)).application_status).toBe(ApplicationStatus.APPLY);
    await pass();
    expect(await expectAgreement(applied)).toBe(FAILED);
  });

  test('comes once for many servers that work on one order', async () => {
    const applied = await applyQuietly();
    await Promise.all(Array.from({ length: 8 }, () => settleOrder(runOf(), applied.orderId)));
    expect(testServer().sandbox.giftishow.calls['0204']).toBe(1);
    expect(await expectAgreement(applied)).toBe(DONE);
  });

  test('to a second refund at the same time gives the points back once', async () => {
    const applied = await applyQuietly();
    await settle();
    const ask = () =>
      call(updateCouponApplication, {
        token: applied.member.token,
        params: { id: applied.id },
        body: { application_status: 4 },
      });
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await expectAgreement(applied)).toBe(REFUNDED);
  });
});
