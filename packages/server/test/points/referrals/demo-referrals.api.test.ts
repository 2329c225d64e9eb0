import { beforeEach, expect, test } from '@jest/globals';
import { ReferralState } from '@danji/contracts/points/referral';
import { listReferralAccruals, listReferrals } from '@danji/contracts/points/referral.endpoints';
import { seedDemoAccounts } from '@danji/server/accounts/demo-accounts/index';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { checkPointsNightly } from '@danji/server/points/reconciliation/feature';
import { seedDemoReferrals } from '@danji/server/points/referrals/demo-referrals';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { listBelow } from './relation-fixture.ts';

beforeEach(() => testServer().reset());

test('the demo tree has four levels, and one pair waits', async () => {
  const { db, clock, create } = testServer();
  await seedDemoAccounts(db, clock.now());
  await seedDemoReferrals(db, clock.now());
  const staff = await create.staff();
  const levels = ((await listBelow(staff, { page_size: 100 })) as [string, number][]).map(([, level]) => level);
  expect([...new Set(levels)].toSorted()).toEqual([0, 1, 2, 3]);
  expect(await listBelow(staff, { is_top: true })).toEqual([['정유진', 0]]);
  const { data } = await call(listReferrals, { token: staff.token, query: { state: ReferralState.WAITING } });
  expect(data.count).toBe(1);
  const { data: report } = await call(listReferralAccruals, { token: staff.token, query: { page_size: 100 } });
  expect(report.results.some(({ purchase_points }) => purchase_points > 0)).toBe(true);
}, 60_000);

test('the demo has a year of points: sign-ups when accounts were opened, and entries in each of twelve months', async () => {
  const { db, clock, platform } = testServer();
  await seedDemoAccounts(db, clock.now());
  await seedDemoReferrals(db, clock.now());
  const entries = await db
    .selectFrom('point_entry as entry')
    .innerJoin('user_account as account', 'account.id', 'entry.user_id')
    .select(['entry.history_type as type', 'entry.created', 'account.created as opened'])
    .orderBy('entry.id')
    .execute();
  const signUps = entries.filter(({ type }) => type === PointHistoryType.SIGN_UP);
  expect(signUps).toHaveLength(40);
  for (const { created, opened } of signUps)
    expect(Math.abs(Date.parse(created) - Date.parse(opened))).toBeLessThan(1_000);
  expect(entries.every(({ created, opened }) => Date.parse(created) >= Date.parse(opened) - 1_000)).toBe(true);
  expect(new Set(entries.map(({ created }) => created.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  expect(entries.map(({ created }) => created)).toEqual(entries.map(({ created }) => created).toSorted());
  await platform.jobs.runNow(checkPointsNightly, {});
  expect(await db.selectFrom('point_difference').select('id').execute()).toEqual([]);
}, 60_000);
