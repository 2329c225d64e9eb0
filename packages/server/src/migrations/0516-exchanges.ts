import { type Kysely, sql } from 'kysely';

/** Goods that come back for others: the return says which, and the amounts that were paid for them go over to a new order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table shop_order
    add column is_exchange boolean not null default false,
    add column exchange_of bigint references shop_order on delete set null,
    add column exchanged_price bigint not null default 0 check (exchanged_price >= 0),
    add column exchanged_point integer not null default 0 check (exchanged_point >= 0)`,
  `create index shop_order_exchange on shop_order (exchange_of) where exchange_of is not null`,
  `alter table shop_return
    add column kind text not null default 'refund' check (kind in ('refund', 'exchange')),
    add column wanted jsonb,
    add column wanted_lines text,
    add column new_order_id bigint references shop_order on delete set null,
    add check ((kind = 'exchange') = (wanted is not null))`,
  `create index shop_return_new_order on shop_return (new_order_id) where new_order_id is not null`,
];
