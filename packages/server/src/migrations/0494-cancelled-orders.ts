import { type Kysely, sql } from 'kysely';

/** The won and points that were given back of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order
    add column refund_price bigint not null default 0 check (refund_price >= 0),
    add column refund_point integer not null default 0 check (refund_point >= 0)`.execute(db);
}
