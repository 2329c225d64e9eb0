import { type Kysely, sql } from 'kysely';

/** A return says what it is about, and what came back by it: others of the same order may follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_return
    add column lines text,
    add column refund_price bigint check (refund_price >= 0),
    add column refund_point integer check (refund_point >= 0)`.execute(db);
  await sql`update shop_return
    set refund_price = shop_order.refund_price, refund_point = shop_order.refund_point
    from shop_order
    where shop_order.id = shop_return.order_id and shop_return.state = 'refunded'`.execute(db);
}
