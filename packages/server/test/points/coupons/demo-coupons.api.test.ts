import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { countCouponApplications, listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import { seedDemoAccounts } from '@danji/server/accounts/demo-accounts/index';
import { seedDemoCoupons } from '@danji/server/points/coupons/demo-coupons';
import { seedDemoReferrals } from '@danji/server/points/referrals/demo-referrals';
import { seedDemoGoods } from '@danji/server/points/voucher-goods/demo-goods';
import { call } from '@danji/testing/call';
import { emptyCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { settled } from './coupon-fixture.ts';

beforeEach(emptyCoupons);

const { WAIT, APPLY, DONE, REJECT, REFUND_APPLY, REFUNDED, FAILED, IMPOSSIBLE } = ApplicationStatus;

test('there are thirty coupons to look at, and applications in every state with vouchers of the provider', async () => {
  const { db, clock, create, platform } = testServer();
  const now = clock.now();
  await seedDemoAccounts(db, now);
  await seedDemoReferrals(db, now);
  const available = await db.selectFrom('user_account').select(['id', 'points']).orderBy('id').execute();
  await seedDemoGoods(db, now, platform);
  await seedDemoCoupons(db, now, platform);
  const { token } = await create.staff();
  const beingIssued = await db
    .selectFrom('coupon_application')
    .where('application_status', '=', APPLY)
    .select('id')
    .execute();
  expect(beingIssued.length).toBeGreaterThan(0);
  await settled();
  expect((await call(listCouponItems)).data.count).toBe(30);
  expect((await call(countCouponApplications, { token })).data).toEqual([
    { application_status: WAIT, count: 2 },
    { application_status: DONE, count: 2 },
    { application_status: REJECT, count: 2 },
    { application_status: REFUND_APPLY, count: 1 },
    { application_status: REFUNDED, count: 1 },
    { application_status: FAILED, count: 1 },
    { application_status: IMPOSSIBLE, count: 1 },
  ]);
  const { data } = await call(listCouponApplications, { token, query: { application_status: DONE } });
  expect(data.results.map(({ order }) => order?.order_no)).toEqual([expect.any(String), expect.any(String)]);
  const spent = await db.selectFrom('user_account').select(['id', 'points']).orderBy('id').execute();
  expect(available.filter(({ id, points }) => spent.find((one) => one.id === id)?.points !== points)).toHaveLength(3);
}, 60_000);
