import { beforeEach, expect, test } from '@jest/globals';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { PointHistoryType, type PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { getReferralSummary, listReferralAccruals } from '@danji/contracts/points/referral.endpoints';
import { postPoints } from '@danji/server/points/ledger/index';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { place } from './relation-fixture.ts';

const { REFERRAL, RECOMMEND_MASTER, RECOMMEND_PARENT, RECOMMEND_PARENT_CLAWBACK, SIGN_UP } = PointHistoryType;

beforeEach(() => testServer().reset());

let serial = 0;
async function post({ id }: TestAccount, type: PointHistoryTypeCode, points: number, now: string): Promise<void> {
  serial += 1;
  const entry = { userId: id, type, points, causeKey: `test:${serial}:accrual`, description: '시험' };
  await postPoints(testServer().db, { ...entry, now: new Date(now) });
}

const readOwn = async ({ token }: TestAccount) => (await call(getReferralSummary, { token })).data.purchase_points;

test('operators see what each member got in a month, in Korean time, less what was taken back', async () => {
  const { create } = testServer();
  const [staff, top, below] = [
    await create.staff(),
    await create.general({ name: '김가람' }),
    await create.general({ name: '이나래' }),
  ];
  await place(staff, top, null, { grade: RecommendGrade.MASTER });
  await place(staff, below, top);
  await post(top, REFERRAL, 3000, '2026-10-31T14:59:59Z');
  await post(top, REFERRAL, 3000, '2026-10-31T15:00:00Z');
  await post(top, RECOMMEND_MASTER, 700, '2026-11-10T00:00:00Z');
  await post(top, SIGN_UP, 1000, '2026-11-10T00:00:00Z');
  await post(below, RECOMMEND_PARENT, 500, '2026-11-11T00:00:00Z');
  await post(below, RECOMMEND_PARENT_CLAWBACK, -200, '2026-11-12T00:00:00Z');
  const list = async (query = {}) =>
    (await call(listReferralAccruals, { token: staff.token, query })).data.results.map((row) => [
      row.month,
      row.user.name,
      row.level,
      row.grade,
      row.sign_ups,
      row.sign_up_points,
      row.purchase_points,
      row.points,
    ]);
  const november = [
    ['2026-11', '김가람', 0, RecommendGrade.MASTER, 1, 3000, 700, 3700],
    ['2026-11', '이나래', 1, RecommendGrade.NONE, 0, 0, 300, 300],
  ];
  const october = [['2026-10', '김가람', 0, RecommendGrade.MASTER, 1, 3000, 0, 3000]];
  expect(await list()).toEqual([...november, ...october]);
  expect(await list({ month: '2026-10' })).toEqual(october);
  expect((await call(listReferralAccruals, { token: top.token })).status).toBe(403);
  // Members read the sum of what purchases have brought themselves.
  expect([await readOwn(top), await readOwn(below), await readOwn(await create.general())]).toEqual([700, 300, 0]);
});

test('a sign-up that is rolled back is in no report', async () => {
  const { db, create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const entry = { userId: member.id, type: REFERRAL, points: 10, causeKey: 'test:gone', description: '시험' };
  const gone = db.transaction().execute(async (db) => {
    await postPoints(db, { ...entry, now: new Date() });
    throw new Error('rolled back');
  });
  await expect(gone).rejects.toThrow('rolled back');
  expect((await call(listReferralAccruals, { token: staff.token })).data.count).toBe(0);
});
