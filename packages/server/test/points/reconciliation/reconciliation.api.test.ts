import { beforeEach, expect, test } from '@jest/globals';
import { getPointCheck, listPointChecks, listPointDifferences } from '@danji/contracts/points/point-check.endpoints';
import { holdPoints } from '@danji/server/points/ledger/index';
import { sumDaysNightly } from '@danji/server/points/ledger/point-days';
import { checkPointsNightly } from '@danji/server/points/reconciliation/feature';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { givePoints, spendPoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { toBusinessDate } from '@danji/contracts/format/date';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { sql } from 'kysely';

beforeEach(() => testServer().reset());

const check = () => testServer().platform.jobs.runNow(checkPointsNightly, {});
const latest = async (token: string) => (await call(listPointChecks, { token })).data.results[0];

/** Changes rows behind the back of the triggers, as a fault of the disk or an administrator would. */
const corrupt = (statement: string) =>
  testServer()
    .db.connection()
    .execute(async (db) => {
      await sql`set session_replication_role = replica`.execute(db);
      await sql.raw(statement).execute(db);
      await sql`set session_replication_role = origin`.execute(db);
    });

async function plant() {
  const { create, db, clock } = testServer();
  const [admin, member, other] = [await create.admin(), await create.general(), await create.brand()];
  for (const points of [100, 200, 300]) await givePoints(member.id, points);
  await spendPoints(member.id, 50);
  await givePoints(other.id, 70);
  const hold = { userId: member.id, points: 400, description: '주문', now: clock.now() };
  await holdPoints(db, { ...hold, causeKey: 'order:1:hold' });
  return { admin, member, other };
}

test('a ledger in order has no difference, and nobody is told', async () => {
  const { admin } = await plant();
  await check();
  expect(await latest(admin.token)).toMatchObject({ accounts: 3, entries: 5, differences: 0 });
  expect(await listNotified(admin.token)).toEqual([]);
});

test.each([
  ['update user_account set points = points + 1', 'points', null, 550, 551],
  ['update user_account set accum_points = accum_points - 1', 'earned', null, 600, 599],
  ['update point_entry set balance = balance + 1 where position = 2', 'chain', 2, 300, 301],
  ['update point_entry set point = point + 1 where position = 2', 'chain', 2, 301, 300],
  ['delete from point_entry where position = 2', 'gap', 3, 2, 3],
  ['update point_entry set balance = balance + 1 where position = 4', 'balance', null, 550, 551],
  ["update point_hold set points = 551 where cause_key = 'order:1:hold'", 'held', null, 550, 551],
] as const)('finds what %s has done', async (statement, kind, position, expected, actual) => {
  const { admin, member } = await plant();
  const where = statement.includes('where') ? 'and' : 'where';
  const column = statement.includes('user_account') ? 'id' : 'user_id';
  await corrupt(`${statement} ${where} ${column} = ${member.id}`);
  await check();
  const run = await latest(admin.token);
  expect(run?.differences).toBeGreaterThan(0);
  const { data } = await call(listPointDifferences, { token: admin.token, params: { id: run?.id ?? 0 } });
  expect(data.results.map(({ user }) => user?.id)).toEqual(data.results.map(() => member.id));
  expect(data.results).toContainEqual(expect.objectContaining({ kind, position, expected, actual }));
});

test('names the day and the type whose sums are not those of its entries, and no day whose entries are not summed yet', async () => {
  const { member } = await plant();
  const { clock, create, platform } = testServer();
  const day = toBusinessDate(clock.now());
  await platform.jobs.runNow(sumDaysNightly, {});
  clock.advance(2 * 86_400);
  await platform.jobs.runNow(sumDaysNightly, {});
  await givePoints(member.id, 5);
  const admin = await create.admin();
  await check();
  expect(await latest(admin.token)).toMatchObject({ differences: 0 });

  await corrupt(`update point_day set issued = issued - 1, spent = spent + 2 where day = '${day}'`);
  await check();
  const run = await latest(admin.token);
  const { data } = await call(listPointDifferences, { token: admin.token, params: { id: run?.id ?? 0 } });
  const about = { user: null, position: null, day, history_type: PointHistoryType.OTHER };
  expect(data.results).toEqual([
    expect.objectContaining({ ...about, kind: 'day_spent', expected: -50, actual: -48 }),
    expect.objectContaining({ ...about, kind: 'day_issued', expected: 670, actual: 669 }),
  ]);

  await corrupt(`delete from point_day where day = '${day}'`);
  await check();
  expect(await latest(admin.token)).toMatchObject({ differences: 0 });
});

test('every ADMIN is told of a difference, and only they read the runs', async () => {
  const { admin, member } = await plant();
  await corrupt(`update user_account set points = 0 where id = ${member.id}`);
  await check();
  expect(await listNotified(admin.token)).toMatchObject([{ title: '포인트 대조에서 차이가 나왔어요' }]);
  const id = (await latest(admin.token))?.id ?? 0;
  expect((await call(getPointCheck, { token: admin.token, params: { id } })).data.differences).toBe(1);
  const staff = await testServer().create.staff();
  for (const { token } of [staff, member]) {
    expect((await call(listPointChecks, { token })).status).toBe(403);
    expect((await call(listPointDifferences, { token, params: { id } })).status).toBe(403);
  }
});
