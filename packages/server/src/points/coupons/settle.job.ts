import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import type { GiftishowClient } from '../voucher-goods/index.ts';
import { closeAllOfBlocked } from './close-applications.ts';
import { GIFTS_AT_ONCE, listDueGifts, listDueOrders } from './order.repository.ts';
import { continueQueue } from './queue.ts';
import { settleRefund } from './refund.ts';
import { settleOrder } from './settle-order.ts';

const NAME = 'points.settle_vouchers';

/**
 * Orders vouchers that wait for it, those of the queue too, and brings what has died in between to its end: every
 * minute, and at once when an application is made. What a blocked account has applied for is closed
 * before. Gifts come in steps behind what members wait for.
 */
export const settleVouchers = defineJob(
  NAME,
  async ({ db, clock, keyRing, shared: client }: JobRun<object, GiftishowClient>) => {
    const run = { db, clock, keyRing, client };
    await closeAllOfBlocked(db, clock.now());
    await continueQueue(db, clock.now());
    const gifts = await listDueGifts(db, clock.now());
    for (const { id, state } of [...(await listDueOrders(db, clock.now())), ...gifts])
      await (state === 'open' ? settleOrder(run, id) : settleRefund(run, id));
    if (gifts.length === GIFTS_AT_ONCE) await wake(db, { name: NAME });
  },
  { cron: '* * * * *', isWoken: true },
);
