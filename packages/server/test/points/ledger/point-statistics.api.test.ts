import { beforeEach, expect, test } from '@jest/globals';
import { getPointInfo } from '@danji/contracts/points/point-history.endpoints';
import { getPointStatistics } from '@danji/contracts/points/point-statistics.endpoints';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import { holdPoints, postPoints, promisePoints } from '@danji/server/points/ledger/index';
import { sumDaysNightly } from '@danji/server/points/ledger/point-days';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

const monthsAgo = (months: number): string =>
  addMonths(`${toBusinessDate(testServer().clock.now()).slice(0, 7)}-01`, -months).slice(0, 7);

let serial = 0;
/** Posts on the first day of a month, at half past midnight in Seoul, which is the day before in UTC. */
const post = (userId: number, ago: number, points: number) => {
  serial += 1;
  return postPoints(testServer().db, {
    userId,
    type: points > 0 ? PointHistoryType.OTHER : PointHistoryType.COUPON_PURCHASE,
    points,
    causeKey: `test:${serial}:month`,
    description: '시험',
    now: new Date(`${monthsAgo(ago)}-01T00:30:00+09:00`),
  });
};

async function plant() {
  const { create, db, clock } = testServer();
  const [member, other] = [await create.general(), await create.brand()];
  await post(member.id, 14, 1_000);
  await post(member.id, 2, 300);
  await post(other.id, 2, 200);
  await post(member.id, 1, -400);
  const hold = { userId: member.id, description: '주문', now: clock.now() };
  await holdPoints(db, { ...hold, points: 150, causeKey: 'order:1:hold' });
  await promisePoints(db, { ...hold, points: 70, causeKey: 'order:1:reward' });
  return { member, other, staff: await create.staff() };
}

test('statistics have what was issued and spent by month and type, before and after the night has summed', async () => {
  const { member, staff } = await plant();
  const read = async () => (await call(getPointStatistics, { token: staff.token, query: { months: 3 } })).data;
  const { OTHER, COUPON_PURCHASE } = PointHistoryType;
  const expected = {
    outstanding: 1_100,
    held: 150,
    pending: 70,
    opening: 1_000,
    months: [monthsAgo(2), monthsAgo(1), monthsAgo(0)],
    rows: [
      { month: monthsAgo(2), history_type: OTHER, issued: 500, spent: 0 },
      { month: monthsAgo(1), history_type: COUPON_PURCHASE, issued: 0, spent: -400 },
    ],
  };
  expect(await read()).toEqual(expected);
  const { db, platform } = testServer();
  await platform.jobs.runNow(sumDaysNightly, {});
  expect(await db.selectFrom('point_day').select('issued').where('issued', '>', 0).execute()).toHaveLength(2);
  expect(await read()).toEqual(expected);

  await post(member.id, 0, 5);
  await platform.jobs.runNow(sumDaysNightly, {});
  expect(await read()).toMatchObject({ outstanding: 1_105 });
  const info = await call(getPointInfo, { token: staff.token, body: { user_id: member.id } });
  expect(info.data).toMatchObject({ point_all: 1_105, accum_point_all: 1_505 });
});

test('an entry of a day that is summed already is in the statistics at once, and in the sums of the next night', async () => {
  const { other, staff } = await plant();
  const { db, platform } = testServer();
  await platform.jobs.runNow(sumDaysNightly, {});
  await post(other.id, 2, 40);
  const read = async () => (await call(getPointStatistics, { token: staff.token, query: { months: 3 } })).data;
  const issued = async () => (await read()).rows.find(({ month }) => month === monthsAgo(2))?.issued;
  expect(await issued()).toBe(540);
  for (const _ of ['first', 'again']) {
    await platform.jobs.runNow(sumDaysNightly, {});
    expect(await issued()).toBe(540);
  }
  const days = await db
    .selectFrom('point_day')
    .where('day', '=', `${monthsAgo(2)}-01`)
    .select('issued')
    .execute();
  expect(days).toEqual([{ issued: 540 }]);
});

test('only operators read them', async () => {
  const { member } = await plant();
  expect((await call(getPointStatistics, { token: member.token })).status).toBe(403);
});
