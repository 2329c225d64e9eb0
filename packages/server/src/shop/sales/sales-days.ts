import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { type RawBuilder, sql } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import type { SalesCell } from './tables.ts';

/** Business days, both included. */
export type Period = { date_start: string; date_end: string };

const FIRST_DAY = '2000-01-01';

/** The columns of a cell in the order of `selectEntrySums`. */
export const CELL_COLUMNS = [
  'orders',
  'money',
  'point',
  'refunds',
  'refund_money',
  'refund_point',
  'money_orders',
  'money_refunds',
  'point_orders',
  'point_refunds',
] as const satisfies readonly (keyof SalesCell)[];
const COLUMNS = sql.join(['day', 'product_id', 'method', ...CELL_COLUMNS].map((name) => sql.ref(name)));

const isWithin = (column: string, { date_start, date_end }: Period) =>
  sql`${sql.ref(column)} >= ${dayStart(date_start)} and ${sql.ref(column)} < ${dayEnd(date_end)}`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Seoul')::date`;
const before = (name: 'refund_price' | 'refund_point') => sql`coalesce((earlier.data->>${sql.lit(name)})::bigint, 0)`;

/**
 * SQL of what came back by each event: events have what has come back of their order so far. A deposit that came too late
 * was no sale, so its way back is no refund.
 */
const selectRefunds = (period: Period) => sql`
  select ${dayOf('event.created')} as day, sold.product_id, sold.payment_uuid,
    (event.data->>'refund_price')::bigint - ${before('refund_price')} as money,
    coalesce((event.data->>'refund_point')::bigint, 0) - ${before('refund_point')} as point
  from shop_order_event as event
  join shop_order as sold on sold.id = event.order_id and sold.payment_date is not null
  left join lateral (
    select data from shop_order_event as earlier
    where earlier.order_id = event.order_id and earlier.id < event.id and earlier.data->>'refund_price' is not null
    order by earlier.id desc limit 1) as earlier on true
  where event.data->>'refund_price' is not null and ${isWithin('event.created', period)}`;

/** SQL of what was paid. The order of an exchange has the payment of the one whose goods came back: nothing is sold twice. */
const selectSales = (period: Period) => sql`
  select ${dayOf('sold.payment_date')} as day, sold.product_id, sold.payment_uuid, sold.payment_price as money, sold.point
  from shop_order as sold where ${isWithin('sold.payment_date', period)} and sold.exchange_of is null`;

/** SQL of the cells of a period from its orders and events. */
const selectEntrySums = (period: Period): RawBuilder<unknown> => sql`
  select entry.day, entry.product_id, coalesce(payment.method, '') as method,
    count(*) filter (where is_sale) as orders, coalesce(sum(money) filter (where is_sale), 0)::bigint as money,
    coalesce(sum(entry.point) filter (where is_sale), 0)::bigint as point,
    count(*) filter (where not is_sale) as refunds,
    coalesce(sum(money) filter (where not is_sale), 0)::bigint as refund_money,
    coalesce(sum(entry.point) filter (where not is_sale), 0)::bigint as refund_point,
    count(*) filter (where is_sale and money > 0) as money_orders,
    count(*) filter (where not is_sale and money > 0) as money_refunds,
    count(*) filter (where is_sale and entry.point > 0) as point_orders,
    count(*) filter (where not is_sale and entry.point > 0) as point_refunds
  from (select true as is_sale, sale.* from (${selectSales(period)}) as sale
    union all
    select false, refund.* from (${selectRefunds(period)}) as refund where refund.money + refund.point > 0) as entry
  left join shop_payment as payment on payment.uuid = entry.payment_uuid
  group by 1, 2, 3`;

/** The last day that is stored; every day before it is, too. */
async function findLastDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from shop_sales_day`.execute(db);
  return rows[0]?.day ?? null;
}

const toNext = (last: string | null): string => (last === null ? FIRST_DAY : addDays(last, 1));

/** SQL of the cells of a period: those of stored days, and those of the days since, which are few. */
export async function selectCells(db: Db, { date_start, date_end }: Period): Promise<RawBuilder<unknown>> {
  const next = toNext(await findLastDay(db));
  return sql`
    select ${COLUMNS} from shop_sales_day
      where day >= ${date_start}::date and day <= ${date_end}::date and day < ${next}::date
    union all ${selectEntrySums({ date_start: date_start > next ? date_start : next, date_end })}`;
}

/** Stores the days before today that are not stored yet. Payments and refunds have the time of their call, so no day of them changes. */
async function sumSalesDays(db: Db, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    await acquireAdvisoryLock(db, 'sales_days');
    const period = { date_start: toNext(await findLastDay(db)), date_end: addDays(toBusinessDate(now), -1) };
    await sql`insert into shop_sales_day (${COLUMNS}) ${selectEntrySums(period)}`.execute(db);
  });
}

/** Some hours after midnight, when every call of the day before has ended. */
export const sumSalesNightly = defineJob('shop.sum_sales', ({ db, clock }) => sumSalesDays(db, clock.now()), {
  cron: '15 3 * * *',
});
