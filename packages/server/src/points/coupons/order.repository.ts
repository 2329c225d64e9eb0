import type { Insertable, Updateable } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';

/** One server works on an order for so long; a call takes 15 seconds at most, and there are three. */
const CLAIM_SECONDS = 60;

export type NewOrder = Insertable<Database['voucher_order']>;

export const insertOrder = async (db: Db, values: NewOrder): Promise<number> =>
  (await db.insertInto('voucher_order').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function insertOrders(db: Db, orders: readonly NewOrder[]): Promise<void> {
  await db
    .insertInto('voucher_order')
    .values([...orders])
    .execute();
}

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
const selectDue = (db: Db, now: Date) =>
  db
    .selectFrom('voucher_order as voucher')
    .innerJoin('coupon_application as application', 'application.id', 'voucher.application_id')
    .where((eb) => eb.or([eb('voucher.state', '=', 'open'), eb('voucher.is_refund_due', '=', true)]))
    .where((eb) =>
      eb.or([eb('voucher.claimed_until', 'is', null), eb('voucher.claimed_until', '<=', now.toISOString())]),
    )
    .select(['voucher.id', 'voucher.state'])
    .orderBy('voucher.id');

/** Lists the due orders of members. */
export const listDueOrders = (db: Db, now: Date) =>
  selectDue(db, now).where('application.gift_id', 'is', null).limit(200).execute();

/** So many orders of gifts are settled before those of members are looked at again. */
export const GIFTS_AT_ONCE = 20;

/** The next orders of gifts. */
export const listDueGifts = (db: Db, now: Date) =>
  selectDue(db, now).where('application.gift_id', 'is not', null).limit(GIFTS_AT_ONCE).execute();

export async function recordCall(db: Db, call: Insertable<Database['voucher_call']>): Promise<void> {
  await db.insertInto('voucher_call').values(call).execute();
}
