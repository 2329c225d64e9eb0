import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { testServer } from './test-server.ts';
import { postPoints } from '@danji/server/points/ledger/index';

let serial = 0;

async function post(userId: number, points: number): Promise<void> {
  const { db, clock } = testServer();
  serial += 1;
  await postPoints(db, {
    userId,
    type: PointHistoryType.OTHER,
    points,
    causeKey: `test:${serial}:given`,
    description: '시험으로 받은 포인트',
    now: clock.now(),
  });
}

/** Gives an account points, by an entry of the ledger. */
export const givePoints = (userId: number, points: number): Promise<void> => post(userId, points);
/** Takes points of an account, by an entry of the ledger. */
export const spendPoints = (userId: number, points: number): Promise<void> => post(userId, -points);
