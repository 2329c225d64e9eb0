import { beforeEach, describe, expect, test } from '@jest/globals';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import {
  getPointBalance,
  holdPoints,
  postAllPoints,
  postPoints,
  promisePoints,
  releaseHold,
  settleHold,
} from '../../../src/points/ledger/index.ts';
import { givePoints } from '@danji/testing/give-points';
import { member, posting, entries, figures } from './postings.ts';

beforeEach(() => testServer().reset());

const hold = (userId: number, points: number, causeKey = 'order:1:hold') => ({
  userId,
  points,
  causeKey,
  description: '주문',
  now: testServer().clock.now(),
});

describe('held points', () => {
  test('stay in the balance and cannot be spent or held again', async () => {
    const { db } = testServer();
    const id = await member();
    await givePoints(id, 100);
    await holdPoints(db, hold(id, 80));
    await holdPoints(db, hold(id, 80));
    expect(await getPointBalance(db, id)).toEqual({ available: 20, held: 80, pending: 0 });
    await expect(postPoints(db, posting(id, -21))).rejects.toMatchObject({ code: 'insufficient_points' });
    await expect(holdPoints(db, hold(id, 21, 'order:2:hold'))).rejects.toMatchObject({ code: 'insufficient_points' });
    expect(await releaseHold(db, 'order:1:hold', testServer().clock.now())).toBe(true);
    expect(await getPointBalance(db, id)).toEqual({ available: 100, held: 0, pending: 0 });
  });

  test('are settled once', async () => {
    const { db } = testServer();
    const id = await member();
    await givePoints(id, 100);
    await holdPoints(db, hold(id, 100));
    const payment = posting(id, -100, { type: PointHistoryType.SHOP_PAYMENT });
    expect(await settleHold(db, 'order:1:hold', payment)).toMatchObject({ balance: 0, isNew: true });
    expect(await settleHold(db, 'order:1:hold', payment)).toBeUndefined();
    expect(await releaseHold(db, 'order:1:hold', testServer().clock.now())).toBe(false);
    await expect(testServer().platform.database.query('update point_hold set points = 1')).rejects.toThrow(
      'only closed',
    );
  });

  test('and promised ones are in the wallet of their owner', async () => {
    const { create, db } = testServer();
    const owner = await create.brand();
    await givePoints(owner.id, 100);
    await holdPoints(db, hold(owner.id, 30));
    await promisePoints(db, hold(owner.id, 500, 'referral:1:reward'));
    expect((await call(getPointWallet, { token: owner.token })).data).toEqual({
      available: 70,
      held: 30,
      pending: 500,
    });
  });
});

describe('at the same moment', () => {
  test('64 entries of one account are posted one after the other', async () => {
    const { db } = testServer();
    const id = await member();
    await Promise.all(
      Array.from({ length: 64 }, (_, index) => postPoints(db, posting(id, 1, { causeKey: `test:${index}:given` }))),
    );
    const chain = await entries(id);
    expect(chain.map(({ position, balance }) => [position, balance])).toEqual(
      Array.from({ length: 64 }, (_, index) => [index + 1, index + 1]),
    );
    expect((await figures(id)).points).toBe(64);
  });

  test('of 64 that want the last points, those get them who come first', async () => {
    const { db } = testServer();
    const id = await member();
    await givePoints(id, 10);
    const answers = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) => postPoints(db, posting(id, -1, { causeKey: `test:${index}:taken` }))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await figures(id)).points).toBe(0);
  });

  test('one cause is posted once', async () => {
    const { db } = testServer();
    const id = await member();
    const answers = await Promise.all(Array.from({ length: 16 }, () => postPoints(db, posting(id, 5))));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await figures(id)).points).toBe(5);
  });

  test('transfers in both directions end', async () => {
    const { db } = testServer();
    const [one, other] = [await member(), await member()];
    await givePoints(one, 100);
    await givePoints(other, 100);
    const transfer = (from: number, to: number, index: number) =>
      db
        .transaction()
        .execute((db) =>
          postAllPoints(db, [
            posting(from, -1, { causeKey: `transfer:${from}-${index}:out` }),
            posting(to, 1, { causeKey: `transfer:${from}-${index}:in` }),
          ]),
        );
    await Promise.all(
      Array.from({ length: 32 }, (_, index) => [transfer(one, other, index), transfer(other, one, index)]).flat(),
    );
    expect([(await figures(one)).points, (await figures(other)).points]).toEqual([100, 100]);
    expect(await entries(one)).toHaveLength(65);
  });
});
