import type { Db } from '../../platform/database/open-database.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { BY_ACCOUNT } from './by-account.ts';
import { lockPayment, type PaymentRow } from './payment.repository.ts';
import { accountContext } from './refund-payment.ts';
import { listRefunds } from './refund.repository.ts';
import { tellStaff } from './tell.ts';

type Account = { bank_code: string; account: string; holder: string; keyRing: KeyRing; now: Date };

/**
 * Names the account for the refunds of a payment that wait for one: they go on, those that the gateway cannot give back
 * with our staff.
 * @throws ProblemError `conflict` when none does
 */
export async function nameAccount(
  db: Db,
  payment: PaymentRow,
  { bank_code, account, holder, keyRing, now }: Account,
): Promise<void> {
  const { id } = payment;
  await lockPayment(db, id);
  const waiting = (await listRefunds(db, id)).filter(({ state }) => state === 'needs_account');
  if (waiting.length === 0) throw new ProblemError('conflict', { title: '환불 계좌를 기다리는 환불이 없어요.' });
  const named = {
    bank_code,
    account_encrypted: keyRing.encrypt(accountContext(id, 'account'), account),
    holder_encrypted: keyRing.encrypt(accountContext(id, 'holder'), holder),
  };
  for (const { id: refundId, order_id: orderId, amount, failure_code } of waiting) {
    const isByHand = failure_code === BY_ACCOUNT;
    const next = isByHand
      ? { state: 'failed' as const, next_try: null }
      : { state: 'waiting' as const, failure_code: null, next_try: now };
    await db
      .updateTable('shop_refund')
      .set({ ...named, ...next })
      .where('id', '=', refundId)
      .execute();
    if (isByHand) await tellStaff(db, 'refundByHand', { payment, orderId, amount, now });
  }
}
