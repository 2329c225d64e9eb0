import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { testServer } from '@danji/testing/test-server';
import { type PointPosting } from '../../../src/points/ledger/index.ts';

export const member = async () => (await testServer().create.general()).id;

export const posting = (userId: number, points: number, over: Partial<PointPosting> = {}): PointPosting => ({
  userId,
  type: PointHistoryType.OTHER,
  points,
  causeKey: `test:${userId}:${points}`,
  description: '시험',
  now: testServer().clock.now(),
  ...over,
});

export const entries = (userId: number) =>
  testServer()
    .db.selectFrom('point_entry')
    .where('user_id', '=', userId)
    .select(['position', 'point', 'balance'])
    .orderBy('position')
    .execute();

export const figures = (userId: number) =>
  testServer()
    .db.selectFrom('user_account')
    .where('id', '=', userId)
    .select(['points', 'accum_points'])
    .executeTakeFirstOrThrow();
