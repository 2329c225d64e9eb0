import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { listPaymentsOf, type PaymentRow } from './payment.repository.ts';

/** The code of a refund that our staff sends to an account, since the gateway cannot give a part back. */
export const BY_ACCOUNT = 'by_account';

/** The payment with which an order was paid; `undefined` without money. */
export const findPaidPayment = async (db: Db, orderId: number): Promise<PaymentRow | undefined> =>
  (await listPaymentsOf(db, orderId)).find(({ paid }) => paid !== null);

/**
 * Whether `amount` won of a payment can only go to an account: its card is cancelled as a whole or not at all. The money of
 * a virtual account always does, and by the gateway.
 */
export async function isByAccount(
  db: Db,
  { id, payment_price }: Pick<PaymentRow, 'id' | 'payment_price'>,
  amount: number,
): Promise<boolean> {
  if (amount === 0 || amount === payment_price) return false;
  const refusal = await db
    .selectFrom('shop_payment_answer')
    .where('payment_id', '=', id)
    .where(sql<boolean>`body -> 'card' ->> 'canPartCancel' = 'false'`)
    .select('id')
    .executeTakeFirst();
  return refusal !== undefined;
}
