import { addSeconds } from '../../platform/clock.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { handleEach, throwErrors } from '../../platform/jobs/handle-each.ts';
import { countUnclear, listDuePayments } from './payment.repository.ts';
import type { PaymentRun } from './payment-run.ts';
import { executeRefund } from './refund-payment.ts';
import { listDueRefunds } from './refund.repository.ts';
import { settlePayment } from './settle-payment.ts';

const LATE_SECONDS = 600;

/**
 * Brings payments whose outcome is not known to their end, ends virtual accounts, and gives money back: every minute, and
 * at once when a refund is asked for.
 */
export const settlePayments = defineJob(
  'shop.settle_payments',
  async ({ shared: run, log }: JobRun<object, PaymentRun>) => {
    const { db, clock } = run;
    const errors = [
      ...(await handleEach(await listDuePayments(db, clock.now()), (id) => settlePayment(run, id))),
      ...(await handleEach(await listDueRefunds(db, clock.now()), (id) => executeRefund(run, id))),
    ];
    const late = await countUnclear(db, addSeconds(clock.now(), -LATE_SECONDS));
    if (late > 0) log.warn({ payments: late }, 'payments have no outcome after ten minutes');
    throwErrors(errors, 'Payments or refunds could not be settled.');
  },
  { cron: '* * * * *', isWoken: true },
);
