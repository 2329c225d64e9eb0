import { UserType } from '@danji/contracts/codes/user-codes';
import { couponStaffNotifications } from '@danji/contracts/notifications/catalogue/coupons';
import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { sql } from 'kysely';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { hasBegunWindow } from '../../platform/attempts/attempt-limits.repository.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { GiftishowClient } from '../voucher-goods/index.ts';

const LATE_SECONDS = 10 * 60;
const HOUR_SECONDS = 60 * 60;
/** Operators are told of a low balance so often until it is filled. */
const BALANCE_SECONDS = 6 * HOUR_SECONDS;

/** Reads the number of orders and refunds that wait for the provider, and for how long the oldest does. */
export async function readOpenOrders(db: Db, now: Date): Promise<{ open: number; oldestSeconds: number }> {
  const { rows } = await sql<{ open: number; oldest: string | null }>`
    select count(*)::integer as open, min(since) as oldest from (
      select voucher.created as since from voucher_order as voucher
        join coupon_application as application on application.id = voucher.application_id
        -- A gift that was not sent waits for its turn.
        where voucher.state = 'open' and (application.gift_id is null or voucher.sent is not null)
      union all
      select application.updated from voucher_order as voucher
        join coupon_application as application on application.id = voucher.application_id
        where voucher.state <> 'open' and voucher.is_refund_due
    ) as waiting`.execute(db);
  const { open = 0, oldest = null } = rows[0] ?? {};
  return { open, oldestSeconds: oldest === null ? 0 : Math.round((now.getTime() - Date.parse(oldest)) / 1000) };
}

/** Tells every ADMIN, once an hour, that the outcome of an order is not known after ten minutes. */
async function raiseOrderAlarm({ db, clock, log }: Platform): Promise<void> {
  const now = clock.now();
  const { open, oldestSeconds } = await readOpenOrders(db, now);
  if (oldestSeconds <= LATE_SECONDS) return;
  await transaction(db, async (db) => {
    if (!(await hasBegunWindow(db, 'voucher_order_alarm', addSeconds(now, -HOUR_SECONDS), now))) return;
    log.warn({ open, oldest_seconds: oldestSeconds }, 'orders of vouchers are not settled: ADMINs are told');
    const values = { open, minutes: Math.floor(oldestSeconds / 60) };
    await notify(db, operationNotifications.vouchersLate, await listAdmins(db), values, now);
  });
}

/** Tells all operators that the balance at the provider is below the threshold. */
async function raiseBalanceAlarm({ db, clock, log, config }: Platform, client: GiftishowClient): Promise<void> {
  const threshold = config.giftishow.lowBalance;
  const balance = await client.getBalance();
  if (balance >= threshold) return;
  const now = clock.now();
  await transaction(db, async (db) => {
    if (!(await hasBegunWindow(db, 'voucher_balance_alarm', addSeconds(now, -BALANCE_SECONDS), now))) return;
    log.warn({ balance, threshold }, 'the balance of vouchers is low: operators are told');
    const everybody = { everybody: [UserType.STAFF] };
    await notify(db, couponStaffNotifications.balanceLow, everybody, { balance, threshold }, now);
  });
}

/** The dependencies of the jobs and numbers of the watch. */
export type Watch = { platform: Platform; client: GiftishowClient };

/** Looks after what nobody else notices: orders without an outcome, and the balance at the provider. */
export const watchVouchers = defineJob(
  'points.watch_vouchers',
  async (run: JobRun<object, Watch>) => {
    await raiseOrderAlarm(run);
    try {
      await raiseBalanceAlarm(run, run.shared.client);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      run.log.warn({ code: error.code }, 'the balance of vouchers is not known');
    }
  },
  { cron: '*/5 * * * *' },
);
