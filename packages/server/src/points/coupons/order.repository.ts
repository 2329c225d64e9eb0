import type { Insertable, Updateable } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';

/** One server works on an order for so long; a call takes 15 seconds at most, and there are three. */
const CLAIM_SECONDS = 60;

export const insertOrder = async (db: Db, values: Insertable<Database['voucher_order']>): Promise<number> =>
  (await db.insertInto('voucher_order').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateOrder(db: Db, id: number, change: Updateable<Database['voucher_order']>): Promise<void> {
  await db.updateTable('voucher_order').set(change).where('id', '=', id).execute();
}

export const lockOrder = (db: Db, id: number) =>
  db.selectFrom('voucher_order').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** Claims an order for this server; `undefined` when another one works on it. */
export const claimOrder = (db: Db, id: number, now: Date) =>
  db
    .updateTable('voucher_order')
    .set({ claimed_until: addSeconds(now, CLAIM_SECONDS) })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]))
    .where((eb) => eb.or([eb('state', '=', 'open'), eb('is_refund_due', '=', true)]))
    .returningAll()
    .executeTakeFirst();

/** Marks an order as sent, before the call; false when its application was cancelled meanwhile. */
export async function markSent(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('voucher_order')
    .set({ sent: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Orders whose outcome is not known, and refunds that wait for the provider, that no server works on. */
export const listDueOrders = (db: Db, now: Date) =>
  db
    .selectFrom('voucher_order')
    .where((eb) => eb.or([eb('state', '=', 'open'), eb('is_refund_due', '=', true)]))
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]))
    .select(['id', 'state'])
    .orderBy('id')
    .limit(200)
    .execute();

export async function recordCall(db: Db, call: Insertable<Database['voucher_call']>): Promise<void> {
  await db.insertInto('voucher_call').values(call).execute();
}
