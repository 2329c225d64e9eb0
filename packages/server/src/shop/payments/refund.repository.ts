import type { Selectable } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newNanoId } from '../../platform/ids.ts';
import { BY_ACCOUNT } from './by-account.ts';
import type { PaymentRow } from './payment.repository.ts';
import { tellBuyer } from './tell.ts';

export type RefundRow = Selectable<Database['shop_refund']>;
const CLAIM_SECONDS = 120;

type NewRefund = {
  payment: Pick<PaymentRow, 'id' | 'user_id' | 'method'>;
  orderId: number | null;
  /** Won; 0 ends a virtual account into which nothing was paid. */
  amount: number;
  reason: string;
  /** The same cause gives back once. */
  causeKey: string;
  /** The gateway cannot give it back: our staff sends it to the account of its buyer. */
  isByAccount?: boolean;
  account?: { bankCode: string; account_encrypted: string; holder_encrypted: string };
  now: Date;
};

/** Adds a refund for the job; one of the same cause is added once. */
export async function insertRefund(
  db: Db,
  { payment, orderId, amount, reason, causeKey, isByAccount = false, account, now }: NewRefund,
): Promise<void> {
  const isVoid = amount === 0;
  const needsAccount = isByAccount || (payment.method === 'vbank' && !isVoid && account === undefined);
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto('shop_refund')
    .values({
      uuid: newNanoId(),
      cause_key: causeKey,
      payment_id: payment.id,
      order_id: orderId,
      kind: isVoid ? 'void' : 'refund',
      amount,
      reason,
      state: needsAccount ? 'needs_account' : 'waiting',
      failure_code: isByAccount ? BY_ACCOUNT : null,
      bank_code: account?.bankCode ?? null,
      account_encrypted: account?.account_encrypted ?? null,
      holder_encrypted: account?.holder_encrypted ?? null,
      next_try: now,
      created: now,
    })
    .onConflict((conflict) => conflict.column('cause_key').doNothing())
    .executeTakeFirst();
  if (needsAccount && added > 0n) await tellBuyer(db, 'needsAccount', { payment, orderId, amount, now });
}

/** Whether a refund is being carried out: what the gateway holds may be less already than we know. */
export const hasWaitingRefund = async (db: Db, paymentId: number): Promise<boolean> =>
  (await db
    .selectFrom('shop_refund')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'waiting')
    .select('id')
    .executeTakeFirst()) !== undefined;

export const listRefunds = (db: Db, paymentId: number): Promise<RefundRow[]> =>
  db.selectFrom('shop_refund').where('payment_id', '=', paymentId).selectAll().orderBy('id').execute();

export const listDueRefunds = async (db: Db, now: Date): Promise<number[]> =>
  (
    await db
      .selectFrom('shop_refund')
      .where('state', '=', 'waiting')
      .where('next_try', '<=', now.toISOString())
      .select('id')
      .orderBy('id')
      .limit(200)
      .execute()
  ).map(({ id }) => id);

/**
 * Claims a refund for this server: one of a payment after the other, since what the gateway still holds tells whether an
 * earlier one was carried out.
 */
export const claimRefund = (db: Db, id: number, now: Date): Promise<RefundRow | undefined> =>
  db
    .updateTable('shop_refund')
    .set((eb) => ({ next_try: addSeconds(now, CLAIM_SECONDS), tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_try', '<=', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_refund as earlier')
            .whereRef('earlier.payment_id', '=', 'shop_refund.payment_id')
            .whereRef('earlier.id', '<', 'shop_refund.id')
            .where('earlier.state', '=', 'waiting')
            .select('earlier.id'),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();

export const lockRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom('shop_refund').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();

export const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom('shop_refund').where('id', '=', id).selectAll().executeTakeFirst();

/** Lets the job ask for a refund again, with the code that it was refused with. */
export async function tryAgain(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('shop_refund').set({ state: 'waiting', next_try: now }).where('id', '=', id).execute();
}
