import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { hasBegunWindow } from '../../platform/attempts/attempt-limits.repository.ts';
import { addSeconds } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { applyTransaction } from './apply-transaction.ts';
import { failPayment } from './approve-payment.ts';
import { claimPayment, findById, type PaymentRow, updatePayment } from './payment.repository.ts';
import { ask, type PaymentRun } from './payment-run.ts';
import { tellStaff } from './tell.ts';

const { READY, APPROVING } = PaymentStatus;
/** A confirmation of the window is worth ten minutes: after them nothing of it can be approved any more. */
const CONFIRMATION_SECONDS = 10 * 60;
/** A deposit of the last minute is told after the end of an account. */
const GRACE_SECONDS = 5 * 60;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const ACCOUNT_SECONDS = 600;
/** The result code of the gateway for a payment that it does not know: nothing was ever approved. */
const UNKNOWN = 'A118';

const isOver = (moment: string | null, seconds: number, now: Date): boolean =>
  moment !== null && addSeconds(new Date(moment), seconds) <= now;

/** When a payment that is still as it was is looked up again. */
function findNextCheck({ status, account_until: until }: PaymentRow, now: Date): Date | null {
  if (status === APPROVING) return addSeconds(now, MINUTE_SECONDS);
  if (status !== READY) return null;
  const regular = addSeconds(now, ACCOUNT_SECONDS);
  const end = until === null ? regular : addSeconds(new Date(until), MINUTE_SECONDS);
  return end > now && end < regular ? end : regular;
}

/** The account is over here, and the gateway still waits for the money: it is ended there, so that nobody pays too late. */
async function endAccount(run: PaymentRun, payment: PaymentRow): Promise<void> {
  const cancel = { tid: payment.payment_code ?? '', orderId: `${payment.uuid}-end`, reason: '입금 기한 만료' };
  await ask(run, payment, 'cancel', () => run.client.cancel(cancel));
  const found = await ask(run, payment, 'find', () => run.client.findByTid(cancel.tid));
  if (found.transaction) await applyTransaction(run, found.transaction);
}

/** A payment of which only a webhook has told is looked up by our own number. */
const lookUp = ({ client }: PaymentRun, { payment_code: tid, uuid, confirmed, created }: PaymentRow) =>
  tid === null ? client.findByOrder(uuid, new Date(confirmed ?? created)) : client.findByTid(tid);

/** Tells our staff of a payment that has no outcome, once an hour. */
async function raiseAlarm({ db, clock }: PaymentRun, payment: PaymentRow): Promise<void> {
  const now = clock.now();
  await transaction(db, async (db) => {
    if (!(await hasBegunWindow(db, `payment_alarm:${payment.id}`, addSeconds(now, -HOUR_SECONDS), now))) return;
    await tellStaff(db, 'unclear', { payment, amount: payment.payment_price, now });
  });
}

/** Finds out what became of a payment, and brings it to its end. Whatever is not clear yet is looked up again. */
export async function settlePayment(run: PaymentRun, id: number): Promise<void> {
  const payment = await claimPayment(run.db, id, run.clock.now());
  if (!payment) return;
  const found = await ask(run, payment, 'find', () => lookUp(run, payment));
  run.reach?.('after_check');
  const now = run.clock.now();
  const { transaction: told } = found;
  if (told) await applyTransaction(run, told);
  if (payment.status === APPROVING && told && told.orderId !== payment.uuid) await failPayment(run, id, 'bad_result');
  if (payment.status === APPROVING && found.code === UNKNOWN && isOver(payment.confirmed, CONFIRMATION_SECONDS, now))
    await failPayment(run, id, 'no_approval');
  if (payment.status === READY && told?.status === 'ready' && isOver(payment.account_until, GRACE_SECONDS, now))
    await endAccount(run, payment);
  const after = await findById(run.db, id);
  // A refusal has set its own last check; a check that was the last one ends here.
  if (!after || after.status !== payment.status) return;
  const isAnswered = told !== undefined || found.code === UNKNOWN;
  if (after.status === APPROVING && isOver(after.confirmed, CONFIRMATION_SECONDS, now)) await raiseAlarm(run, after);
  const next = isAnswered ? findNextCheck(after, now) : addSeconds(now, MINUTE_SECONDS);
  await updatePayment(run.db, id, { next_check: next });
}
