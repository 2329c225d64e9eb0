import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { addSeconds } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { findCancelRefusal, type NicepayAnswer, type RefundAccount } from '../nicepay/index.ts';
import { endLateDeposit } from '../orders/index.ts';
import { applyTransaction } from './apply-transaction.ts';
import { findById, listOrderIds, lockPayment, type PaymentRow, updatePayment } from './payment.repository.ts';
import { ask, type PaymentRun } from './payment-run.ts';
import { claimRefund, lockRefund, type RefundRow } from './refund.repository.ts';
import { tellBuyer, tellStaff } from './tell.ts';

const { READY, CANCELLED, PARTIAL_CANCELLED } = PaymentStatus;
/** Pauses between tries grow to an hour. */
const MAX_PAUSE_SECONDS = 3600;
const NEEDS_ACCOUNT = 'A117';

/** The context in which the account of a refund is encrypted. */
export const accountContext = (paymentId: number, what: 'account' | 'holder'): string =>
  `shop_refund:${paymentId}:${what}`;

/** Reads the account of a refund; `undefined` for one without, or whose account was erased. */
export function readAccount(keyRing: KeyRing, refund: RefundRow): RefundAccount | undefined {
  const { payment_id: id, bank_code: bankCode, account_encrypted: account, holder_encrypted: holder } = refund;
  if (bankCode === null || account === null || holder === null) return undefined;
  return {
    bankCode,
    account: keyRing.decrypt(accountContext(id, 'account'), account),
    holder: keyRing.decrypt(accountContext(id, 'holder'), holder),
  };
}

/** The gateway has given the money back. */
async function finish(run: PaymentRun, refund: RefundRow): Promise<void> {
  const now = run.clock.now();
  await transaction(run.db, async (db) => {
    const payment = await lockPayment(db, refund.payment_id);
    const current = await lockRefund(db, refund.id);
    if (!payment || current?.state !== 'waiting') return;
    await db
      .updateTable('shop_refund')
      .set({ state: 'done', done: now, next_try: null, failure_code: null })
      .where('id', '=', refund.id)
      .execute();
    if (refund.kind === 'void') {
      if (payment.status === READY)
        await updatePayment(db, payment.id, { status: CANCELLED, next_check: null, updated: now });
      return;
    }
    const balance = payment.balance - refund.amount;
    const status = balance === 0 ? CANCELLED : PARTIAL_CANCELLED;
    await updatePayment(db, payment.id, { balance, status, next_check: null, updated: now });
    if (refund.order_id === null) await endLateDeposit(db, await listOrderIds(db, payment.id), now);
    await tellBuyer(db, 'refunded', { payment, orderId: refund.order_id, amount: refund.amount, now });
  });
}

/** The gateway will not do it: somebody has to name an account, or our staff has to see to it. */
async function stop(
  run: PaymentRun,
  refund: RefundRow,
  state: 'needs_account' | 'failed',
  code: string,
): Promise<void> {
  const now = run.clock.now();
  await transaction(run.db, async (db) => {
    const payment = await lockPayment(db, refund.payment_id);
    const current = await lockRefund(db, refund.id);
    if (!payment || current?.state !== 'waiting') return;
    await db
      .updateTable('shop_refund')
      .set({ state, failure_code: code, next_try: null })
      .where('id', '=', refund.id)
      .execute();
    const told = { payment, orderId: refund.order_id, amount: refund.amount, now };
    await (state === 'failed' ? tellStaff(db, 'refundFailed', told) : tellBuyer(db, 'needsAccount', told));
  });
}

async function retry(run: PaymentRun, refund: RefundRow, code: string): Promise<void> {
  const pause = Math.min(MAX_PAUSE_SECONDS, 30 * 2 ** Math.min(refund.tries, 10));
  await run.db
    .updateTable('shop_refund')
    .set({ next_try: addSeconds(run.clock.now(), pause), failure_code: code })
    .where('id', '=', refund.id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The amount that the gateway still holds tells whether a refund whose answer is not clear was carried out. */
async function check(run: PaymentRun, payment: PaymentRow, refund: RefundRow, code: string): Promise<void> {
  const found = await ask(run, payment, 'find', () => run.client.findByTid(payment.payment_code ?? ''));
  const { transaction: told } = found;
  if (told === undefined) return retry(run, refund, code);
  const left = payment.balance - refund.amount;
  if (refund.kind === 'void') {
    await applyTransaction(run, told);
    return told.status === 'ready' ? retry(run, refund, code) : finish(run, refund);
  }
  if (told.balanceAmt === left) return finish(run, refund);
  if (told.balanceAmt === payment.balance && findCancelRefusal(code) === undefined) return retry(run, refund, code);
  return stop(run, refund, 'failed', code);
}

const isDone = ({ transaction: told }: NicepayAnswer, payment: PaymentRow, { kind, amount }: RefundRow): boolean =>
  told !== undefined && (kind === 'void' || told.balanceAmt === payment.balance - amount);

/** Gives money back at the gateway, once however often it is tried. */
export async function executeRefund(run: PaymentRun, id: number): Promise<void> {
  const refund = await claimRefund(run.db, id, run.clock.now());
  const payment = refund && (await findById(run.db, refund.payment_id));
  if (!refund || !payment?.payment_code) return;
  run.reach?.('before_refund');
  const isFull = refund.kind === 'void' || refund.amount === payment.payment_price;
  const account = readAccount(run.keyRing, refund);
  const answer = await ask(run, payment, 'cancel', () =>
    run.client.cancel({
      tid: payment.payment_code ?? '',
      orderId: refund.uuid,
      reason: refund.reason,
      ...(!isFull && { amount: refund.amount }),
      ...(account && { account }),
    }),
  );
  run.reach?.('after_refund');
  if (isDone(answer, payment, refund)) return finish(run, refund);
  if (answer.code === NEEDS_ACCOUNT && refund.kind === 'refund') return stop(run, refund, 'needs_account', answer.code);
  if (refund.kind === 'refund' && findCancelRefusal(answer.code) !== undefined && answer.code !== '2014')
    return stop(run, refund, 'failed', answer.code);
  await check(run, payment, refund, answer.code);
}
