import type { QueryOf } from '@danji/contracts/define-endpoint';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { Page } from '@danji/contracts/page';
import type { StaffPayment, StaffPaymentDetail } from '@danji/contracts/shop/payment-staff';
import type { listStaffPayments } from '@danji/contracts/shop/payment-staff.endpoints';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { readPage } from '../../platform/records/read-page.ts';

const selectPayments = (db: Db) =>
  db
    .selectFrom('shop_payment as payment')
    .select(['payment.id', 'payment.uuid', 'payment.status', 'payment.method', 'payment.name', 'payment.payment_code'])
    .select(['payment.payment_price', 'payment.used_point', 'payment.balance', 'payment.paid', 'payment.created'])
    .select(selectPersonRef<StaffPayment['user']>('payment.user_id').as('user'));

/** The payments that have exactly a number: that of an order, of the gateway, or our own of the payment. */
async function findByNumber(db: Db, search: string): Promise<number[]> {
  const number = search.trim();
  const isOrder = /^[1-9]\d{0,14}$/.test(number);
  const { rows } = await sql<{ id: number }>`
    select payment_id as id from shop_payment_order where order_id = ${isOrder ? Number(number) : 0}
    union select id from shop_payment where payment_code = ${number}
    union select id from shop_payment where uuid = ${number}
    limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

type Query = QueryOf<typeof listStaffPayments>;

/** Lists the payments of all accounts, the newest first. */
export async function listPayments(db: Db, query: Query): Promise<Page<StaffPayment>> {
  const { status, method, date_start, date_end, search, ...page } = query;
  let found = db.selectFrom('shop_payment as payment');
  if (status !== undefined) found = found.where('payment.status', '=', status);
  if (method !== undefined) found = found.where('payment.method', '=', method);
  if (date_start !== undefined) found = found.where('payment.created', '>=', dayStart(date_start));
  if (date_end !== undefined) found = found.where('payment.created', '<', dayEnd(date_end));
  if (search?.trim()) found = found.where('payment.id', 'in', [...(await findByNumber(db, search)), 0]);
  return readPage(db, page, {
    found,
    order: [['payment.created', 'desc']],
    key: 'payment.id',
    lines: selectPayments(db),
  });
}

export const findPayment = (db: Db, id: number) =>
  selectPayments(db)
    .select(['payment.order_price', 'payment.shipping_fee', 'payment.account', 'payment.account_until'])
    .select(['payment.failure_code', 'payment.receipt_url', 'payment.confirmed'])
    .where('payment.id', '=', id)
    .executeTakeFirst();

/** The parts of the orders in a payment. */
export const listParts = (db: Db, paymentId: number): Promise<StaffPaymentDetail['orders']> =>
  db
    .selectFrom('shop_payment_order as part')
    .innerJoin('shop_order as order', 'order.id', 'part.order_id')
    .where('part.payment_id', '=', paymentId)
    .select(['part.order_id', 'order.product_name', 'order.status', 'part.amount', 'part.point'])
    .orderBy('part.order_id')
    .execute();

/** Takes one field out of a body of the gateway, whose other fields may name the buyer. */
const fieldOf = <T>(name: string) => sql<T | null>`answer.body -> ${sql.lit(name)}`;

/** The newest answers of the gateway about a payment. */
export const listAnswers = (db: Db, paymentId: number) =>
  db
    .selectFrom('shop_payment_answer as answer')
    .where('answer.payment_id', '=', paymentId)
    .select(['answer.id', 'answer.operation', 'answer.code', 'answer.created'])
    .select([
      fieldOf<unknown>('tid').as('tid'),
      fieldOf<unknown>('status').as('status'),
      fieldOf<unknown>('amount').as('amount'),
      fieldOf<unknown>('balanceAmt').as('balance'),
    ])
    .orderBy('answer.id', 'desc')
    .limit(ANSWER_LIMITS.trail)
    .execute();
