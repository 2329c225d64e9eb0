import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { addSeconds } from '../../platform/clock.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction as inTransaction } from '../../platform/database/transaction.ts';
import { type NicepayTransaction, toMoment } from '../nicepay/index.ts';
import { endApproval, expireDeposit, markDepositWait, markPaid } from '../orders/index.ts';
import { findByUuid, listOrderIds, lockPayment, type PaymentRow, updatePayment } from './payment.repository.ts';
import type { PaymentRun } from './payment-run.ts';
import { hasWaitingRefund, insertRefund } from './refund.repository.ts';

const { NONE, READY, PAID, FAILED, CANCELLED, PARTIAL_CANCELLED, EXPIRED, NET_CANCELLED, APPROVING } = PaymentStatus;

/** Accounts are looked up so often while they wait: the webhook of a deposit may be lost. */
const ACCOUNT_SECONDS = 600;
/** The longest time that a virtual account is open, should the gateway not say. */
const MAX_ACCOUNT_SECONDS = 7 * 86_400;
/** After a refusal the gateway is asked once more, when nothing can be approved any more. */
const LAST_CHECK_SECONDS = 70 * 60;

type Applied = { db: Db; payment: PaymentRow; told: NicepayTransaction; now: Date };

const refOf = ({ payment, told }: Applied) => ({
  uuid: payment.uuid,
  code: told.tid,
  receiptUrl: told.receiptUrl ?? null,
});

/** The money has come: the orders are paid, or it goes back. */
async function applyPaid(applied: Applied): Promise<void> {
  const { db, payment, told, now } = applied;
  if (payment.paid !== null) return;
  const ids = await listOrderIds(db, payment.id);
  const outcome = await markPaid(db, ids, refOf(applied), now);
  await updatePayment(db, payment.id, {
    status: PAID,
    balance: told.balanceAmt,
    payment_code: told.tid,
    receipt_url: told.receiptUrl ?? null,
    failure_code: null,
    paid: toMoment(told.paidAt) ?? now,
    next_check: null,
    updated: now,
  });
  if (outcome === 'paid') return;
  await insertRefund(db, {
    payment,
    orderId: null,
    amount: told.balanceAmt,
    reason: '주문이 끝난 뒤 결제됐어요.',
    causeKey: `payment:${payment.id}:too_late`,
    now,
  });
}

/** A virtual account was given. */
async function applyReady(applied: Applied): Promise<void> {
  const { db, payment, told, now } = applied;
  if (payment.status === READY || payment.paid !== null || !told.vbank) return;
  const until = toMoment(told.vbank.vbankExpDate) ?? addSeconds(now, MAX_ACCOUNT_SECONDS);
  const ids = await listOrderIds(db, payment.id);
  await updatePayment(db, payment.id, {
    status: READY,
    payment_code: told.tid,
    failure_code: null,
    account: toJson({
      bank: told.vbank.vbankName,
      number: told.vbank.vbankNumber,
      holder: told.vbank.vbankHolder ?? '',
    }),
    account_until: until,
    next_check: addSeconds(now, ACCOUNT_SECONDS),
    updated: now,
  });
  await markDepositWait(db, ids, refOf(applied), { until, now });
}

/** Nothing was paid, or all of it was given back before anybody was told of it. */
export async function closeUnpaid(
  db: Db,
  payment: PaymentRow,
  status: typeof FAILED | typeof NET_CANCELLED,
  { code, reason, now }: { code: string; reason: string; now: Date },
): Promise<void> {
  await updatePayment(db, payment.id, {
    status,
    failure_code: code,
    // The number of another payment: nothing more is asked about it.
    ...(code === 'bad_result' && { payment_code: null }),
    next_check: code === 'bad_result' ? null : addSeconds(now, LAST_CHECK_SECONDS),
    updated: now,
  });
  await endApproval(db, await listOrderIds(db, payment.id), reason, now);
}

/** All or a part of the money went back, by us or at the gateway's console. */
async function applyCancelled(applied: Applied): Promise<void> {
  const { db, payment, told, now } = applied;
  const { id, status } = payment;
  if (status === APPROVING)
    return closeUnpaid(db, payment, NET_CANCELLED, { code: 'net_cancelled', reason: '결제를 되돌렸어요.', now });
  if (status === READY) {
    const isOver = payment.account_until !== null && new Date(payment.account_until) <= now;
    await updatePayment(db, id, { status: isOver ? EXPIRED : CANCELLED, next_check: null, updated: now });
    return expireDeposit(db, await listOrderIds(db, id), now);
  }
  // The job that gives money back sets what is left itself.
  if (payment.paid === null || (await hasWaitingRefund(db, id))) return;
  const left = Math.min(payment.balance, told.balanceAmt);
  await updatePayment(db, id, {
    status: left === 0 ? CANCELLED : PARTIAL_CANCELLED,
    balance: left,
    next_check: null,
    updated: now,
  });
}

async function applyExpired({ db, payment, now }: Applied): Promise<void> {
  if (payment.status !== READY) return;
  await updatePayment(db, payment.id, { status: EXPIRED, next_check: null, updated: now });
  await expireDeposit(db, await listOrderIds(db, payment.id), now);
}

/** Applies a state at the gateway to a locked payment; each does nothing when it was done before. */
export async function applyTo(applied: Applied): Promise<void> {
  const { db, payment, told, now } = applied;
  switch (told.status) {
    case 'paid':
      return applyPaid(applied);
    case 'ready':
      return applyReady(applied);
    case 'cancelled':
    case 'partialCancelled':
      return applyCancelled(applied);
    case 'expired':
      return applyExpired(applied);
    default:
      if (payment.status === APPROVING || payment.status === NONE)
        await closeUnpaid(db, payment, FAILED, { code: 'no_approval', reason: '결제가 거절됐어요.', now });
  }
}

/**
 * Makes a payment and its orders what the gateway says of it, whatever came before and however often: the state there is
 * the truth. A transaction belongs to the payment whose number it has, not to the one that was asked about.
 * @returns whether it is a transaction of ours for the right amount
 */
export async function applyTransaction(run: PaymentRun, told: NicepayTransaction): Promise<boolean> {
  const now = run.clock.now();
  const isOurs = await inTransaction(run.db, async (db) => {
    const found = await findByUuid(db, told.orderId);
    const payment = found && (await lockPayment(db, found.id));
    if (!payment || payment.payment_price !== told.amount) return false;
    await applyTo({ db, payment, told, now });
    return true;
  });
  run.reach?.('after_apply');
  return isOurs;
}
