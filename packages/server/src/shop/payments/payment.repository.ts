import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';

export type PaymentRow = Selectable<Database['shop_payment']>;

/** One server works on a payment for so long: an approval, a net cancel and a look-up of 30 seconds each. */
const CLAIM_SECONDS = 120;

/** Locks a payment. It is locked before its orders, and they before products and account. */
export const lockPayment = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('shop_payment').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();

export const findByUuid = (db: Db, uuid: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('shop_payment').where('uuid', '=', uuid).selectAll().executeTakeFirst();

export const findById = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('shop_payment').where('id', '=', id).selectAll().executeTakeFirst();

export async function updatePayment(db: Db, id: number, change: Updateable<Database['shop_payment']>): Promise<void> {
  await db.updateTable('shop_payment').set(change).where('id', '=', id).execute();
}

export const insertPayment = (db: Db, values: Insertable<Database['shop_payment']>): Promise<PaymentRow> =>
  db.insertInto('shop_payment').values(values).returningAll().executeTakeFirstOrThrow();

type Part = { id: number; payment_price: number; point: number };

/** Sets the parts of the orders in a payment. */
export async function setParts(db: Db, paymentId: number, orders: readonly Part[]): Promise<void> {
  await db.deleteFrom('shop_payment_order').where('payment_id', '=', paymentId).execute();
  await db
    .insertInto('shop_payment_order')
    .values(
      orders.map(({ id, payment_price: amount, point }) => ({ payment_id: paymentId, order_id: id, amount, point })),
    )
    .execute();
}

/** Money of an order in its payment is for a new order from now on. */
export async function movePart(
  db: Db,
  {
    fromId,
    toId,
    payment_price: amount,
    point,
  }: { fromId: number; toId: number; payment_price: number; point: number },
): Promise<void> {
  const payment = (await listPaymentsOf(db, fromId)).find(({ paid }) => paid !== null);
  if (!payment) return;
  const part = { payment_id: payment.id, order_id: toId, amount, point };
  await db.insertInto('shop_payment_order').values(part).execute();
  await db
    .updateTable('shop_payment_order')
    .set({
      amount: sql<number>`greatest(0, amount - ${amount}::bigint)`,
      point: sql<number>`greatest(0, point - ${point}::integer)`,
    })
    .where('payment_id', '=', payment.id)
    .where('order_id', '=', fromId)
    .execute();
}

/** The orders of a payment, by their ids. */
export const listOrderIds = async (db: Db, paymentId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('shop_payment_order')
      .where('payment_id', '=', paymentId)
      .select('order_id')
      .orderBy('order_id')
      .execute()
  ).map(({ order_id }) => order_id);

/** The payments that an order was or is in, the newest first. */
export const listPaymentsOf = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('shop_payment as payment')
    .innerJoin('shop_payment_order as part', 'part.payment_id', 'payment.id')
    .where('part.order_id', '=', orderId)
    .selectAll('payment')
    .orderBy('payment.id', 'desc')
    .execute();

export async function insertAnswer(db: Db, answer: Insertable<Database['shop_payment_answer']>): Promise<void> {
  await db.insertInto('shop_payment_answer').values(answer).execute();
}

/** Payments whose outcome is looked up now. */
export const listDuePayments = async (db: Db, now: Date): Promise<number[]> =>
  (
    await db
      .selectFrom('shop_payment')
      .where('next_check', '<=', now.toISOString())
      .select('id')
      .orderBy('next_check')
      .limit(200)
      .execute()
  ).map(({ id }) => id);

/** Claims a payment for this server; `undefined` when another one works on it, or it is settled. */
export const claimPayment = (db: Db, id: number, now: Date): Promise<PaymentRow | undefined> =>
  db
    .updateTable('shop_payment')
    .set({ next_check: addSeconds(now, CLAIM_SECONDS) })
    .where('id', '=', id)
    .where('next_check', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();

/** How many payments have waited for an answer since before that time. */
export async function countUnclear(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('shop_payment')
    .where('next_check', 'is not', null)
    .where('status', '=', PaymentStatus.APPROVING)
    .where('confirmed', '<=', before.toISOString())
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
