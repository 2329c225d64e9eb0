import { type Kysely, sql } from 'kysely';

/** Units of orders that are cancelled or returned while the rest stays, and those for which that is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order
    add column ended_price bigint not null default 0 check (ended_price between 0 and total_price),
    add column ended_parts integer not null default 0`.execute(db);
  for (const table of ['shop_order_item', 'shop_order_additional'])
    await sql`alter table ${sql.table(table)}
      add column ended_quantity integer not null default 0,
      add column asked_quantity integer not null default 0 check (asked_quantity >= 0),
      add check (ended_quantity between 0 and quantity - asked_quantity)`.execute(db);
}
