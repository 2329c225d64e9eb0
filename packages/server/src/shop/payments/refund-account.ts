import type { Db } from '../../platform/database/open-database.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { PaymentRow } from './payment.repository.ts';
import { accountContext } from './refund-payment.ts';

type Account = { bank_code: string; account: string; holder: string; keyRing: KeyRing; now: Date };

/**
 * Names the account for the refunds of a payment that wait for one; they go on.
 * @throws ProblemError `conflict` when none does
 */
export async function nameAccount(
  db: Db,
  { id }: PaymentRow,
  { bank_code, account, holder, keyRing, now }: Account,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('shop_refund')
    .set({
      bank_code,
      account_encrypted: keyRing.encrypt(accountContext(id, 'account'), account),
      holder_encrypted: keyRing.encrypt(accountContext(id, 'holder'), holder),
      state: 'waiting',
      failure_code: null,
      next_try: now,
    })
    .where('payment_id', '=', id)
    .where('state', '=', 'needs_account')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ProblemError('conflict', { title: '환불 계좌를 기다리는 환불이 없어요.' });
}
