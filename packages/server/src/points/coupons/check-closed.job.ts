import { isUnusedPin } from '@danji/contracts/codes/coupon-codes';
import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { CouponInfo, GiftishowClient } from '../voucher-goods/index.ts';
import { lockApplication } from './application.repository.ts';
import { toPinFields } from './pin-fields.ts';
import { ask, type VoucherRun } from './voucher-run.ts';

/** For so long a closed order is looked at every night. */
const LOOK_BACK_SECONDS = 3 * 86_400;
const BATCH = 200;

/** Orders that were closed at the provider (0202, 0205) without a voucher. */
const listClosed = (db: Db, since: Date, after: number) =>
  db
    .selectFrom('voucher_order as voucher')
    .where('voucher.id', '>', after)
    .where('voucher.state', '=', 'closed')
    .where('voucher.sent', '>=', since.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('voucher_call as call')
          .whereRef('call.application_id', '=', 'voucher.application_id')
          .whereRef('call.tr_id', '=', 'voucher.tr_id')
          .where('call.operation', 'in', ['0202', '0205'])
          .select('call.id'),
      ),
    )
    .select(['voucher.id', 'voucher.application_id', 'voucher.tr_id'])
    .orderBy('voucher.id')
    .limit(BATCH)
    .execute();

type Closed = Awaited<ReturnType<typeof listClosed>>[number];

/** Stores what the provider says, and tells every ADMIN the first time. */
async function tellOnce(run: VoucherRun, order: Closed, info: CouponInfo, is_canceled: boolean): Promise<void> {
  const now = run.clock.now();
  await transaction(run.db, async (db) => {
    const row = await lockApplication(db, order.application_id);
    const { numUpdatedRows } = await db
      .updateTable('voucher_order')
      .set({ ...toPinFields(info, now), ...(is_canceled && { pin_status: '07' }) })
      .where('id', '=', order.id)
      .where('pin_status', 'is', null)
      .executeTakeFirst();
    if (!row || numUpdatedRows === 0n) return;
    const values = { application_id: row.id, title: row.coupon.title, is_canceled };
    await notify(db, operationNotifications.voucherAppeared, await listAdmins(db), values, now);
  });
}

/** A voucher that was issued after its order was closed belongs to nobody: it is cancelled while nobody has used it. */
async function look(run: VoucherRun, order: Closed): Promise<void> {
  const found = await ask(run, order, '0201', () => run.client.findVoucher(order.tr_id));
  if (!found.ok || !found.value || found.value.pinStatusCd === '07') return;
  const info = found.value;
  const isCanceled =
    isUnusedPin(info.pinStatusCd) && (await ask(run, order, '0202', () => run.client.cancel(order.tr_id))).ok;
  await tellOnce(run, order, info, isCanceled);
}

/** Looks every night whether a provider that was very late has issued what was closed. */
export const checkClosedOrders = defineJob(
  'points.check_closed_orders',
  async ({ db, clock, keyRing, shared: client }: JobRun<object, GiftishowClient>) => {
    const run = { db, clock, keyRing, client };
    const since = addSeconds(clock.now(), -LOOK_BACK_SECONDS);
    let after = 0;
    for (;;) {
      const orders = await listClosed(db, since, after);
      for (const order of orders) await look(run, order);
      after = orders.at(-1)?.id ?? after;
      if (orders.length < BATCH) return;
    }
  },
  { cron: '50 3 * * *' },
);
