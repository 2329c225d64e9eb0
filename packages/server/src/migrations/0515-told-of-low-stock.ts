import { type Kysely, sql } from 'kysely';

/** Whether our staff know that a product, or one of its options, has little stock; they are told once until it is filled up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table shop_product add column is_low_known boolean not null default false`,
  `alter table product_option add column is_low_known boolean not null default false`,
  `update shop_product set is_low_known = true where is_low_stock`,
  `update product_option set is_low_known = true from shop_product as product
    where product.id = product_option.product_id and product_option.stock <= product.stock_alarm`,
];
