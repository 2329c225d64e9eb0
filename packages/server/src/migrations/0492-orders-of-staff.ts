import { type Kysely, sql } from 'kysely';

/** The text by which operators find orders, and the indexes of their lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SEARCHED = [
  'product_name',
  'customer_name',
  "replace(customer_tel, '-', '')",
  'delivery_name',
  "replace(delivery_tel, '-', '')",
  "coalesce(post_tracking_number, '')",
  "coalesce(payment_uuid, '')",
];

const STATEMENTS = [
  `alter table shop_order add column searched text not null generated always as
    (searchable(${SEARCHED.join(" || e'\\n' || ")})) stored`,
  `alter table shop_order alter column searched set statistics 500`,
  `create index shop_order_searched on shop_order using gin (searched gin_trgm_ops)`,
  `create index shop_order_all on shop_order (id desc) where not is_replaced`,
  `create index shop_order_status on shop_order (status, id desc) where not is_replaced`,
];
