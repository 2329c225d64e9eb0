import { type Kysely, sql } from 'kysely';

/**
 * Sales and refunds by day, product and method, of the days that are over. Those of later days are read from the orders by
 * the date of the payment, and from the events by the date at which something came back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_paid on shop_order (payment_date)
    include (product_id, payment_uuid, payment_price, point, exchange_of) where payment_date is not null`.execute(db);
  await sql`create index shop_order_event_refund on shop_order_event (created)
    where data->>'refund_price' is not null`.execute(db);
  await sql`create table shop_sales_day (
    day date not null,
    product_id bigint not null,
    method text not null,
    orders bigint not null,
    money bigint not null,
    point bigint not null,
    refunds bigint not null,
    refund_money bigint not null,
    refund_point bigint not null,
    money_orders bigint not null,
    money_refunds bigint not null,
    point_orders bigint not null,
    point_refunds bigint not null,
    primary key (day, product_id, method)
  )`.execute(db);
}
