import { type Kysely, sql } from 'kysely';

/** Up to how many units the stock of a product is low; the database keeps whether it is, because lists filter by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_product
    add column stock_alarm integer check (stock_alarm >= 0),
    add column is_low_stock boolean not null generated always as (coalesce(stock <= stock_alarm, false)) stored`.execute(
    db,
  );
  await sql`create index shop_product_low_stock on shop_product (created desc, id desc) where is_low_stock`.execute(db);
}
