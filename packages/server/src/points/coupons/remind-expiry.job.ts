import { ApplicationStatus, isUnusedPin } from '@danji/contracts/codes/coupon-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { voucherNotifications } from '@danji/contracts/notifications/catalogue/coupons';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import type { GiftishowClient } from '../voucher-goods/index.ts';
import { lockApplication } from './application.repository.ts';
import { updateOrder } from './order.repository.ts';
import { toPinFields } from './pin-fields.ts';
import { ask, type VoucherRun } from './voucher-run.ts';

/** Days before the last day of a voucher, in the order in which a reminder is looked for. */
const REMINDER_DAYS = [1, 7, 30] as const;
const BATCH = 200;

const listExpiring = (db: Db, today: string, after: number) =>
  db
    .selectFrom('voucher_order as voucher')
    .innerJoin('coupon_application as application', 'application.id', 'voucher.application_id')
    .where('voucher.id', '>', after)
    .where('voucher.state', '=', 'issued')
    .where('application.application_status', '=', ApplicationStatus.DONE)
    .where((eb) => eb.or([eb('voucher.pin_status', 'is', null), eb('voucher.pin_status', 'in', ['01', '06'])]))
    .where((eb) =>
      eb.or([
        eb('voucher.pin_checked', 'is', null),
        eb('voucher.valid_until', 'is', null),
        eb.and([
          eb('voucher.valid_until', '>=', dayStart(today)),
          eb('voucher.valid_until', '<', dayEnd(addDays(today, 30))),
        ]),
      ]),
    )
    .select(['voucher.id', 'voucher.application_id', 'voucher.tr_id', 'voucher.created'])
    .select(['voucher.valid_until', 'voucher.pin_checked'])
    .select(
      sql<number[]>`(select coalesce(jsonb_agg(reminder.days), '[]') from voucher_reminder as reminder
        where reminder.order_id = voucher.id)`.as('reminded'),
    )
    .orderBy('voucher.id')
    .limit(BATCH)
    .execute();

type Expiring = Awaited<ReturnType<typeof listExpiring>>[number];

/**
 * The reminder that is due today for a voucher that ends at `end`: the one of the fewest days that has been reached, also
 * when its own day was missed. A voucher that was already that close to its end when it came has none.
 */
function findDueDays(order: Expiring, end: string, today: string): number | undefined {
  const lastDay = toBusinessDate(new Date(end));
  const left = daysBetween(today, lastDay);
  const days = left < 0 ? undefined : REMINDER_DAYS.find((each) => left <= each);
  if (days === undefined || order.reminded.includes(days)) return undefined;
  return daysBetween(toBusinessDate(new Date(order.created)), lastDay) > days ? days : undefined;
}

/** Notifies the owner once: the row of the reminder and the notification are one transaction. */
async function remindOnce(db: Db, order: Expiring, end: string, days: number, now: Date): Promise<void> {
  const row = await lockApplication(db, order.application_id);
  if (row?.application_status !== ApplicationStatus.DONE) return;
  const added = await db
    .insertInto('voucher_reminder')
    .values({ order_id: order.id, days, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  if (!added) return;
  const last_day = toBusinessDate(new Date(end));
  const values = {
    application_id: row.id,
    title: row.coupon.title,
    last_day,
    days_left: daysBetween(toBusinessDate(now), last_day),
  };
  await notify(db, voucherNotifications.expiresSoon, [row.user_id], values, now);
}

/**
 * Asks the provider first: whether a voucher was used, and until when it is valid, is not guessed. A new voucher has the
 * validity of its good until it was asked about once.
 */
async function remind(run: VoucherRun, order: Expiring): Promise<void> {
  const now = run.clock.now();
  const today = toBusinessDate(now);
  const { valid_until: end, pin_checked } = order;
  if (pin_checked !== null && end !== null && findDueDays(order, end, today) === undefined) return;
  const found = await ask(run, order, '0201', () => run.client.findVoucher(order.tr_id));
  if (!found.ok || !found.value) return;
  const fields = toPinFields(found.value, now);
  await updateOrder(run.db, order.id, fields);
  const days = findDueDays(order, fields.valid_until, today);
  if (days !== undefined && isUnusedPin(fields.pin_status))
    await transaction(run.db, (db) => remindOnce(db, order, fields.valid_until, days, now));
}

/** Reminds the owners of vouchers that nobody has used, 30, 7 and 1 days before their last day in Seoul. */
export const remindOfExpiry = defineJob(
  'points.remind_of_expiry',
  async ({ db, clock, keyRing, shared: client }: JobRun<object, GiftishowClient>) => {
    const run = { db, clock, keyRing, client };
    let after = 0;
    for (;;) {
      const orders = await listExpiring(db, toBusinessDate(clock.now()), after);
      for (const order of orders) await remind(run, order);
      after = orders.at(-1)?.id ?? after;
      if (orders.length < BATCH) return;
    }
  },
  // A question without an answer of the provider is asked again in the next hour; nobody is woken by a reminder.
  { cron: '10 9-20 * * *' },
);
