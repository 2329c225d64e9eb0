import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { type AuthResult, toFailureText, toMeaning } from '../nicepay/index.ts';
import { readOrdersForPayment, startApproval } from '../orders/index.ts';
import { applyTransaction, closeUnpaid } from './apply-transaction.ts';
import { findByUuid, listOrderIds, lockPayment, type PaymentRow, updatePayment } from './payment.repository.ts';
import { ask, type PaymentRun } from './payment-run.ts';

const { NONE, FAILED, APPROVING } = PaymentStatus;
/** A server that dies while it asks leaves the payment to the job after so long. */
const FIRST_CHECK_SECONDS = 120;

/** Why the result of the window is not worth an approval; `undefined` when it is. */
function findRefusal({ client }: PaymentRun, payment: PaymentRow, result: AuthResult): string | undefined {
  const { authResultCode = '', amount, tid } = result;
  if (authResultCode !== '0000') return /^\w{1,8}$/.test(authResultCode) ? authResultCode : 'bad_result';
  const isRight = client.isAuthSigned(result) && amount === String(payment.payment_price);
  return isRight && tid && tid.length <= 30 ? undefined : 'bad_result';
}

/** Whether the orders of a payment can still be paid, at its price. */
async function canPay(db: Db, payment: PaymentRow, now: Date): Promise<boolean> {
  try {
    const ids = await listOrderIds(db, payment.id);
    const { payment_price: price } = await readOrdersForPayment(db, payment.user_id, ids, now);
    return price === payment.payment_price;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** A locked payment was confirmed in the window under a number of the gateway, which is about to be asked for the money. */
export async function markApproving(db: Db, id: number, tid: string, now: Date): Promise<void> {
  await startApproval(db, await listOrderIds(db, id), now);
  await updatePayment(db, id, {
    status: APPROVING,
    payment_code: tid,
    failure_code: null,
    confirmed: now,
    next_check: addSeconds(now, FIRST_CHECK_SECONDS),
    updated: now,
  });
}

/**
 * Begins the approval, once: whoever comes second finds it begun. A window that was closed or refused leaves the payment
 * as it is, so that it can be opened again.
 */
async function begin(run: PaymentRun, id: number, result: AuthResult): Promise<PaymentRow | undefined> {
  const now = run.clock.now();
  return transaction(run.db, async (db) => {
    const payment = await lockPayment(db, id);
    if (payment?.status !== NONE) return undefined;
    const { tid = '' } = result;
    const isTaken = await db.selectFrom('shop_payment').where('payment_code', '=', tid).select('id').executeTakeFirst();
    const refusal = findRefusal(run, payment, result) ?? (isTaken ? 'bad_result' : undefined);
    if (refusal !== undefined || !(await canPay(db, payment, now))) {
      await updatePayment(db, id, { failure_code: refusal ?? 'too_late', updated: now });
      return undefined;
    }
    await markApproving(db, id, tid, now);
    return { ...payment, payment_code: tid };
  });
}

/** The gateway has refused: no money was taken. */
export async function failPayment(run: PaymentRun, id: number, code: string): Promise<void> {
  const now = run.clock.now();
  await transaction(run.db, async (db) => {
    const payment = await lockPayment(db, id);
    if (payment?.status === APPROVING)
      await closeUnpaid(db, payment, FAILED, { code, reason: toFailureText(code), now });
  });
}

/**
 * Nobody knows whether the money was taken: it is given back, and then the gateway is asked what is true. What stays
 * unknown is left to the job.
 */
async function takeBack(run: PaymentRun, payment: PaymentRow): Promise<void> {
  run.reach?.('before_net_cancel');
  await ask(run, payment, 'netcancel', () => run.client.netCancel(payment.uuid));
  run.reach?.('after_net_cancel');
  const found = await ask(run, payment, 'find', () => run.client.findByTid(payment.payment_code ?? ''));
  if (found.transaction) await applyTransaction(run, found.transaction);
  await updatePayment(run.db, payment.id, { next_check: addSeconds(run.clock.now(), 60) });
}

/**
 * Approves what a buyer has confirmed in the window, once however often it comes.
 * @returns the payment as it is then, `undefined` when there is none of that number
 */
export async function approvePayment(run: PaymentRun, result: AuthResult): Promise<PaymentRow | undefined> {
  const found = await findByUuid(run.db, result['orderId'] ?? '');
  if (!found) return undefined;
  run.reach?.('before_start');
  const payment = await begin(run, found.id, result);
  if (!payment) return findByUuid(run.db, found.uuid);
  run.reach?.('after_start');
  const { payment_code: tid, payment_price: amount } = payment;
  const answer = await ask(run, payment, 'approve', async () => {
    const approved = await run.client.approve({ tid: tid ?? '', amount });
    run.reach?.('after_approve');
    return approved;
  });
  run.reach?.('after_answer');
  if (answer.transaction) {
    await applyTransaction(run, answer.transaction);
    if (answer.transaction.orderId !== payment.uuid) await failPayment(run, payment.id, 'bad_result');
  } else if (toMeaning(answer.code).kind === 'refused') await failPayment(run, payment.id, answer.code);
  else await takeBack(run, payment);
  return findByUuid(run.db, found.uuid);
}
