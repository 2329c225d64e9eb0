import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { handleEach, throwErrors } from '../../platform/jobs/handle-each.ts';
import { confirmByClock } from './confirm-order.ts';
import { endHold } from './end-orders.ts';
import { listOverdue } from './order.repository.ts';

/** Orders of one run; the next one goes on. */
const BATCH = 500;

/** Handles each order in a transaction of its own. @throws AggregateError */
async function handleOrders(db: Db, ids: readonly number[], handle: (db: Db, id: number) => Promise<void>) {
  throwErrors(await handleEach(ids, (id) => transaction(db, (db) => handle(db, id))), 'Orders could not be handled.');
}

/** Gives stock and points free of orders that were not paid in time, every minute. */
export const endHolds = defineJob(
  'shop.end_holds',
  async ({ db, clock }: JobRun<object>) => {
    const now = clock.now();
    const ids = await listOverdue(db, 'hold_until', [OrderStatus.PENDING], now, BATCH);
    await handleOrders(db, ids, (db, id) => endHold(db, id, now));
  },
  { cron: '* * * * *' },
);

/** Confirms orders that were delivered long enough ago, every ten minutes. */
export const confirmOrders = defineJob(
  'shop.confirm_orders',
  async ({ db, clock }: JobRun<object>) => {
    const now = clock.now();
    const { SHIPPING, DELIVERED } = OrderStatus;
    const ids = await listOverdue(db, 'confirm_due', [SHIPPING, DELIVERED], now, BATCH);
    await handleOrders(db, ids, (db, id) => confirmByClock(db, id, now));
  },
  { cron: '*/10 * * * *' },
);
