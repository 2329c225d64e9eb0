import { toBusinessDate } from '@danji/contracts/format/date';
import { paymentStaffNotifications } from '@danji/contracts/notifications/catalogue/payments';
import { MAX_STORED_PAYMENT_DIFFERENCES } from '@danji/contracts/shop/payment-check';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NicepayClient } from '../nicepay/index.ts';
import { findOurs, listOfDay, listOpenDays, storeCheck } from './check.repository.ts';
import { comparePayment, type Found } from './compare-payment.ts';

/** The gateway does not know the payment: nothing of it was ever approved. */
const UNKNOWN = 'A118';
/** After so many payments without an answer the gateway is taken to be down, and the rest of the day is left to the next night. */
const SILENT = 5;

type Run = Pick<Platform, 'db' | 'clock' | 'log'> & { client: NicepayClient };

/** Looks a payment up and compares it; `unanswered` when the gateway has not said anything about it. */
async function lookAt({ db, client }: Run, id: number): Promise<Found | 'unanswered' | undefined> {
  const ours = await findOurs(db, id);
  if (!ours) return undefined;
  const { payment_code: tid, uuid, confirmed, created } = ours;
  const answer =
    tid === null ? await client.findByOrder(uuid, new Date(confirmed ?? created)) : await client.findByTid(tid);
  if (!answer.transaction && answer.code !== UNKNOWN) return 'unanswered';
  // Our row is read after the look-up: a change that was made meanwhile is no difference.
  const then = await findOurs(db, id);
  return then && comparePayment(then, answer.transaction);
}

async function lookTwice(run: Run, id: number): Promise<Found | 'unanswered' | undefined> {
  const first = await lookAt(run, id);
  return first === undefined ? undefined : lookAt(run, id);
}

/** Compares the payments of one day, one after the other; what differs is looked at twice. */
async function compareDay(run: Run, day: string) {
  const sum = { payments: 0, unanswered: 0, differences: 0 };
  const stored: Found[] = [];
  let silent = 0;
  for (let ids = await listOfDay(run.db, day, 0); ids.length > 0; ids = await listOfDay(run.db, day, ids.at(-1) ?? 0))
    for (const id of ids) {
      sum.payments += 1;
      const found = silent < SILENT ? await lookTwice(run, id) : 'unanswered';
      silent = found === 'unanswered' ? silent + 1 : 0;
      if (found === 'unanswered') sum.unanswered += 1;
      else if (found !== undefined) {
        sum.differences += 1;
        if (stored.length < MAX_STORED_PAYMENT_DIFFERENCES) stored.push(found);
      }
    }
  return { sum, stored };
}

async function checkDay(run: Run, day: string): Promise<void> {
  const { clock, log } = run;
  const started = clock.now();
  const { sum, stored } = await compareDay(run, day);
  const now = clock.now();
  await transaction(run.db, async (db) => {
    const elapsed = now.getTime() - started.getTime();
    const check = await storeCheck(db, { ...sum, day, elapsed, created: now }, stored);
    const operators = await listOperatorIds(db);
    await publishChange(db, operators, { tags: ['payment_check'] }, now);
    if (sum.unanswered > 0) log.warn({ day, ...sum }, 'payments could not be compared with the books of the gateway');
    if (sum.differences === 0) return;
    log.error({ day, ...sum }, 'payments differ from the books of the gateway: operators are told');
    const { differences } = sum;
    await notify(db, paymentStaffNotifications.differ, operators, { check_id: check.id, day, differences }, now);
  });
}

/**
 * Compares the payments of the days before today with the books of the gateway, which can only be asked about one payment
 * after the other. Each day is stored with what differs, and every operator is told of a difference.
 */
export async function checkPayments(run: Run): Promise<void> {
  for (const day of await listOpenDays(run.db, toBusinessDate(run.clock.now()))) await checkDay(run, day);
}
