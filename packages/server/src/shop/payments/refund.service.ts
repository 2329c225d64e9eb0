import type { LoggedRefund } from '@danji/contracts/shop/payment-staff';
import type { Db } from '../../platform/database/open-database.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { RefundAccount } from '../nicepay/index.ts';
import { BY_ACCOUNT, findPaidPayment, isByAccount } from './by-account.ts';
import { lockPayment } from './payment.repository.ts';
import { accountContext } from './refund-payment.ts';
import { findRefund, insertRefund, listRefunds, lockRefund, type RefundRow, tryAgain } from './refund.repository.ts';
import { settlePayments } from './settle.job.ts';
import { tellBuyer } from './tell.ts';

type Refund = {
  orderId: number;
  /** Won, of what was paid with money; points are not given back here. */
  amount: number;
  reason: string;
  /** The same cause gives back once. */
  causeKey: string;
  /** Where the money of a virtual account goes; without it the buyer is asked. */
  account?: RefundAccount;
  keyRing: KeyRing;
  now: Date;
};

/** Whether the gateway still holds the money of a refund: also of one that our staff has sent to an account. */
const isHeld = ({ state, failure_code }: RefundRow): boolean => state !== 'done' || failure_code === BY_ACCOUNT;

/**
 * Gives money of an order back, in the caller's transaction; the gateway is asked after the commit, until it has answered.
 * @throws ProblemError `conflict` for an order that was not paid, or more than is left of it
 */
export async function refundOrder(
  db: Db,
  { orderId, amount, reason, causeKey, account, keyRing, now }: Refund,
): Promise<void> {
  if (amount === 0) return;
  const payment = await findPaidPayment(db, orderId);
  if (!payment) throw new ProblemError('conflict', { title: '결제하지 않은 주문이에요.' });
  const refunds = await listRefunds(db, payment.id);
  if (refunds.some((refund) => refund.cause_key === causeKey)) return;
  const open = refunds.filter(isHeld).reduce((sum, refund) => sum + refund.amount, 0);
  if (amount > payment.balance - open) throw new ProblemError('conflict', { title: '돌려드릴 수 있는 금액보다 커요.' });
  await insertRefund(db, {
    payment,
    orderId,
    amount,
    reason,
    causeKey,
    isByAccount: await isByAccount(db, payment, amount),
    ...(account && {
      account: {
        bankCode: account.bankCode,
        account_encrypted: keyRing.encrypt(accountContext(payment.id, 'account'), account.account),
        holder_encrypted: keyRing.encrypt(accountContext(payment.id, 'holder'), account.holder),
      },
    }),
    now,
  });
  await wake(db, settlePayments);
}

const toLogged = ({ id, payment_id, order_id, amount, state, failure_code }: RefundRow): LoggedRefund => ({
  id,
  payment_id,
  order_id,
  amount,
  state,
  failure_code,
});

/**
 * Asks the gateway again for a refund that it has refused for good; it is asked after the commit.
 * @throws ProblemError `not_found`, `conflict` for a refund in another state
 */
export async function retryRefused(
  db: Db,
  id: number,
  now: Date,
): Promise<{ before: LoggedRefund; after: LoggedRefund }> {
  const found = await findRefund(db, id);
  if (!found) throw new ProblemError('not_found', { title: '환불을 찾을 수 없어요.' });
  await lockPayment(db, found.payment_id);
  const before = await lockRefund(db, id);
  if (before?.state !== 'failed' || before.failure_code === BY_ACCOUNT)
    throw new ProblemError('conflict', { title: '거절된 환불만 다시 시도할 수 있어요. 새로고침해 주세요.' });
  await tryAgain(db, id, now);
  await wake(db, settlePayments);
  return { before: toLogged(before), after: toLogged({ ...before, state: 'waiting' }) };
}

/**
 * Our staff has sent the money of a refund that the gateway cannot give back to the account of its buyer, who is told.
 * @throws ProblemError `not_found`, `conflict` for a refund in another state
 */
export async function endByHand(db: Db, id: number, now: Date): Promise<{ before: LoggedRefund; after: LoggedRefund }> {
  const found = await findRefund(db, id);
  const payment = found && (await lockPayment(db, found.payment_id));
  if (!payment) throw new ProblemError('not_found', { title: '환불을 찾을 수 없어요.' });
  const before = await lockRefund(db, id);
  if (before?.state !== 'failed' || before.failure_code !== BY_ACCOUNT)
    throw new ProblemError('conflict', { title: '계좌로 보낼 환불이 아니에요. 새로고침해 주세요.' });
  await db.updateTable('shop_refund').set({ state: 'done', done: now }).where('id', '=', id).execute();
  await tellBuyer(db, 'refunded', { payment, orderId: before.order_id, amount: before.amount, now });
  return { before: toLogged(before), after: toLogged({ ...before, state: 'done' }) };
}
