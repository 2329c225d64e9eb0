import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { GiftishowClient } from '../voucher-goods/index.ts';
import { closeAllOfBlocked } from './close-applications.ts';
import { listDueOrders } from './order.repository.ts';
import { continueQueue } from './queue.ts';
import { settleRefund } from './refund.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Orders vouchers that wait for it, those of the queue too, and brings what has died in between to its end: every
 * minute, and at once when an application is made. What a blocked account has applied for is closed before.
 */
export const settleVouchers = defineJob(
  'points.settle_vouchers',
  async ({ db, clock, keyRing, shared: client }: JobRun<object, GiftishowClient>) => {
    const run = { db, clock, keyRing, client };
    await closeAllOfBlocked(db, clock.now());
    await continueQueue(db, clock.now());
    for (const { id, state } of await listDueOrders(db, clock.now()))
      await (state === 'open' ? settleOrder(run, id) : settleRefund(run, id));
  },
  { cron: '* * * * *', isWoken: true },
);
