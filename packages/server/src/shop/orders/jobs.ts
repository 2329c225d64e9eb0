import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { confirmByClock } from './confirm-order.ts';
import { endHold } from './end-orders.ts';
import { listOverdue } from './order.repository.ts';

/** Orders of one run; the next one goes on. */
const BATCH = 500;

/** Handles orders one after the other, each in a transaction of its own. One that fails keeps no other one waiting. */
async function handleEach(db: Db, ids: readonly number[], handle: (db: Db, id: number) => Promise<void>) {
  const errors: unknown[] = [];
  for (const id of ids) await transaction(db, (db) => handle(db, id)).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

/** Gives stock and points free of orders that were not paid in time, every minute. */
export const endHolds = defineJob(
  'shop.end_holds',
  async ({ db, clock }: JobRun<object>) => {
    const now = clock.now();
    const ids = await listOverdue(db, 'hold_until', [OrderStatus.PENDING], now, BATCH);
    await handleEach(db, ids, (db, id) => endHold(db, id, now));
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
    await handleEach(db, ids, (db, id) => confirmByClock(db, id, now));
  },
  { cron: '*/10 * * * *' },
);
