import { beforeEach, expect, test } from '@jest/globals';
import { ReferralState } from '@danji/contracts/points/referral';
import { listReferrals } from '@danji/contracts/points/referral.endpoints';
import { seedDemoAccounts } from '@danji/server/accounts/demo-accounts/index';
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
}, 60_000);
