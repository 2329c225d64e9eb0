import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { GiftishowClient } from '../voucher-goods/index.ts';
import { findLatestOrder, findOpenApplications, lockApplication } from './application.repository.ts';
import { moveApplication } from './move-application.ts';
import { listDueOrders, lockOrder, updateOrder } from './order.repository.ts';
import { continueQueue } from './queue.ts';
import { settleRefund } from './refund.ts';
import { settleOrder } from './settle-order.ts';

const { WAIT, APPLY, IMPOSSIBLE } = ApplicationStatus;

/**
 * Orders vouchers that wait for it, those of the queue too, and brings what has died in between to its end: every minute, and at once when an
 * application is made.
 */
export const settleVouchers = defineJob(
  'points.settle_vouchers',
  async ({ db, clock, keyRing, shared: client }: JobRun<object, GiftishowClient>) => {
    const run = { db, clock, keyRing, client };
    await continueQueue(db, clock.now());
    for (const { id, state } of await listDueOrders(db, clock.now()))
      await (state === 'open' ? settleOrder(run, id) : settleRefund(run, id));
  },
  { cron: '* * * * *', isWoken: true },
);

/** Applications whose good is gone or suspended become impossible, unless their voucher was ordered. */
export async function closeImpossible(db: Db, now: Date): Promise<void> {
  for (const { id } of await findOpenApplications(db, [WAIT, APPLY])) {
    const row = await lockApplication(db, id);
    const latest = await findLatestOrder(db, id);
    const order = latest?.state === 'open' ? await lockOrder(db, latest.id) : undefined;
    if (!row || (row.application_status !== WAIT && row.application_status !== APPLY) || order?.sent) continue;
    await moveApplication(db, row, IMPOSSIBLE, { by: null, memo: '상품 판매가 끝났어요.', now });
    if (order) await updateOrder(db, order.id, { state: 'closed', memo: '상품 판매가 끝났어요.' });
  }
}
