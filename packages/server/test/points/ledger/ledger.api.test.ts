import { beforeEach, describe, expect, test } from '@jest/globals';
import { PointHistoryType, type PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { hasAllowedSign, isClawback, type PointMove } from '@danji/contracts/points/point-rules';
import { testServer } from '@danji/testing/test-server';
import { ProblemError } from '../../../src/platform/problem-error.ts';
import { getPointBalance, postAllPoints, postPoints } from '../../../src/points/ledger/index.ts';
import { givePoints } from '@danji/testing/give-points';
import { member, posting, entries, figures } from './postings.ts';

beforeEach(() => testServer().reset());

/** Posts with the account overdrawn, and resolves to what the database says: posted, refused by a check, or too few points. */
async function answerOf(userId: number, move: PointMove): Promise<string> {
  const { type, points, isReversal = false } = move;
  const causeKey = `test:${type}:${points}:${isReversal}`;
  const staffId = userId;
  try {
    await postPoints(testServer().db, posting(userId, points, { type, isReversal, causeKey, staffId }));
    return 'posted';
  } catch (error) {
    return error instanceof ProblemError ? 'too few' : String((error as { constraint?: string }).constraint);
  }
}

describe('the rules for both sides', () => {
  test('say what the database does, for every type, sign and reversal', async () => {
    const id = await member();
    await postPoints(testServer().db, posting(id, -1000, { type: PointHistoryType.SHOP_REFUND }));
    for (const { code: type } of PointHistoryType.options)
      for (const points of [-1, 0, 1])
        for (const isReversal of [false, true]) {
          const move = { type, points, isReversal };
          const isRefused = points < 0 && !isClawback(move);
          const expected = isRefused ? 'too few' : hasAllowedSign(move) ? 'posted' : 'point_entry_sign';
          expect([move, await answerOf(id, move)]).toEqual([move, expected]);
        }
  });
});

describe('entries', () => {
  test('run on from one another, and the account shows their sum', async () => {
    const { db } = testServer();
    const id = await member();
    await postPoints(db, posting(id, 500));
    await postPoints(db, posting(id, -200));
    expect(await entries(id)).toEqual([
      { position: 1, point: 500, balance: 500 },
      { position: 2, point: -200, balance: 300 },
    ]);
    expect(await figures(id)).toEqual({ points: 300, accum_points: 500 });
  });

  test('of one cause are posted once', async () => {
    const { db } = testServer();
    const id = await member();
    const first = await postPoints(db, posting(id, 500));
    expect(await postPoints(db, posting(id, 500))).toEqual({ ...first, isNew: false });
    const other = await member();
    const type = PointHistoryType.SHOP_ORDER;
    for (const wrong of [posting(id, 700), posting(other, 500), posting(id, 500, { type })])
      await expect(postPoints(db, { ...wrong, causeKey: `test:${id}:500` })).rejects.toThrow('posted before');
    expect(await entries(id)).toHaveLength(1);
  });

  test('never take more than there is', async () => {
    const { db } = testServer();
    const id = await member();
    await givePoints(id, 100);
    await expect(postPoints(db, posting(id, -101))).rejects.toMatchObject({ code: 'insufficient_points' });
    expect(await figures(id)).toEqual({ points: 100, accum_points: 100 });
  });

  test('take back what was earned and spent, below zero, and block spending until it is earned again', async () => {
    const { db } = testServer();
    const id = await member();
    await postPoints(db, posting(id, -50, { type: PointHistoryType.SHOP_REFUND }));
    expect(await getPointBalance(db, id)).toEqual({ available: -50, held: 0, pending: 0 });
    await expect(postPoints(db, posting(id, -1))).rejects.toMatchObject({ code: 'insufficient_points' });
    await postPoints(db, posting(id, 60));
    await postPoints(db, posting(id, -10));
    expect(await figures(id)).toEqual({ points: 0, accum_points: 10 });
  });

  test('pass below zero by force, of an operator and of its type only', async () => {
    const { db, create } = testServer();
    const [id, admin] = [await member(), await create.admin()];
    const forced = { staffId: admin.id, force: true };
    await postPoints(db, posting(id, -70, { ...forced, type: PointHistoryType.STAFF_DEDUCTION }));
    expect(await figures(id)).toEqual({ points: -70, accum_points: 0 });
    await expect(postPoints(db, posting(id, -71, forced))).rejects.toThrow('point_entry_forced');
  });

  test.each<[PointHistoryTypeCode, number, boolean]>([
    [PointHistoryType.SIGN_UP, -1, false],
    [PointHistoryType.COUPON_PURCHASE, 1, false],
    [PointHistoryType.SHOP_ORDER, 1, true],
    [PointHistoryType.POST_PURCHASE, 1, false],
    [PointHistoryType.POST_PURCHASE, -1, true],
    [PointHistoryType.POST_SALE, -1, false],
    [PointHistoryType.ANSWER_WRITTEN, 1, true],
  ])('of type %i refuse %i (reversal: %s)', async (type, points, isReversal) => {
    const id = await member();
    await givePoints(id, 10);
    await expect(postPoints(testServer().db, posting(id, points, { type, isReversal }))).rejects.toThrow(
      'point_entry_sign',
    );
  });

  test('are never changed or deleted', async () => {
    const { database } = testServer().platform;
    await givePoints(await member(), 10);
    for (const statement of ['update point_entry set point = 11', 'delete from point_entry', 'truncate point_entry'])
      await expect(database.query(statement)).rejects.toThrow('append-only');
  });

  test('are all posted or none', async () => {
    const { db } = testServer();
    const [poor, other] = [await member(), await member()];
    const transfer = [posting(other, 30), posting(poor, -30)];
    await expect(db.transaction().execute((db) => postAllPoints(db, transfer))).rejects.toMatchObject({
      code: 'insufficient_points',
    });
    expect(await entries(other)).toEqual([]);
  });
});
