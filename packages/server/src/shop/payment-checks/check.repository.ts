import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { PaymentCheck, PaymentDifference } from '@danji/contracts/shop/payment-check';
import type { listPaymentDifferences } from '@danji/contracts/shop/payment-check.endpoints';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { historyOf } from '../../platform/records/history.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';
import type { Found, OurPayment } from './compare-payment.ts';

const differences = historyOf('payment_difference', 'check_id');
/** Payments that one statement reads: look-ups take their time, and no snapshot is held meanwhile. */
const BATCH = 100;
/** Nights in which a day is looked up again that could not be compared completely. */
const DAYS = 7;

const selectCheck = (db: Db) =>
  db
    .selectFrom('payment_check as entry')
    .select(['entry.id', 'entry.day', 'entry.payments', 'entry.unanswered', 'entry.differences', 'entry.elapsed'])
    .select('entry.created');

export const findCheck = (db: Db, id: number): Promise<PaymentCheck | undefined> =>
  selectCheck(db).where('entry.id', '=', id).executeTakeFirst();

/** Lists the compared days, the newest first. */
export const listChecks = (db: Db, query: PageQuery): Promise<Page<PaymentCheck>> =>
  readPage(db, query, {
    found: db.selectFrom('payment_check as entry'),
    order: [['entry.day', 'desc']],
    key: 'entry.id',
    lines: selectCheck(db),
  });

export const listDifferences = (
  db: Db,
  id: number,
  query: QueryOf<typeof listPaymentDifferences>,
): Promise<Page<PaymentDifference>> =>
  differences.list(
    db,
    id,
    query,
    db
      .selectFrom('payment_difference as entry')
      .innerJoin('shop_payment as payment', 'payment.id', 'entry.payment_id')
      .select(['entry.id', 'entry.payment_id', 'entry.kind', 'entry.our_status', 'entry.our_amount'])
      .select(['entry.their_status', 'entry.their_amount', 'payment.uuid', 'payment.payment_code']),
  );

/** Stores the comparison of a day in place of an earlier one of it. */
export async function storeCheck(
  db: Db,
  values: Insertable<Database['payment_check']>,
  found: readonly Found[],
): Promise<PaymentCheck> {
  const check = await db
    .insertInto('payment_check')
    .values(values)
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.deleteFrom('payment_difference').where('check_id', '=', check.id).execute();
  await differences.add(db, ...found.map((each) => ({ ...each, check_id: check.id })));
  return check;
}

/** Lists the days before today that were not compared completely, of the last week, the oldest first. */
export async function listOpenDays(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select series.day::date::text as day
    from generate_series(${today}::date - ${DAYS}::integer, ${today}::date - 1, interval '1 day') as series (day)
    where not exists (select from payment_check as compared where compared.day = series.day::date
      and compared.unanswered = 0)
    order by series.day`.execute(db);
  return rows.map(({ day }) => day);
}

const SUM = (state: 'done' | 'waiting') => sql<number>`(select coalesce(sum(refund.amount), 0)::bigint
  from shop_refund as refund where refund.payment_id = payment.id and refund.state = ${sql.lit(state)})`;

const selectOurs = (db: Db) =>
  db
    .selectFrom('shop_payment as payment')
    .select(['payment.id', 'payment.uuid', 'payment.status', 'payment.payment_price', 'payment.payment_code'])
    .select(['payment.confirmed', 'payment.paid', 'payment.created'])
    .select([SUM('done').as('refunded'), SUM('waiting').as('waiting')]);

export const findOurs = (db: Db, id: number): Promise<OurPayment | undefined> =>
  selectOurs(db).where('payment.id', '=', id).executeTakeFirst();

/**
 * Lists payments of the gateway that were begun, confirmed, paid or given back on a day, those that follow an id. Payments
 * with points alone are none of the gateway.
 */
export const listOfDay = async (db: Db, day: string, after: number): Promise<number[]> => {
  const [from, to] = [dayStart(day), dayEnd(day)];
  const { rows } = await sql<{ id: number }>`
    select id from shop_payment where payment_price > 0 and method is not null and id > ${after} and id in (
      select id from shop_payment where created >= ${from} and created < ${to}
      union all select id from shop_payment where confirmed >= ${from} and confirmed < ${to}
      union all select id from shop_payment where paid >= ${from} and paid < ${to}
      union all select payment_id from shop_refund where done >= ${from} and done < ${to}
    ) order by id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
};
