import { type Kysely, sql } from 'kysely';

/** The carts of members and guests. The prices that were seen show what has changed since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table cart_line (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    product_id bigint not null references shop_product on delete cascade,
    option_key text not null,
    quantity integer not null check (quantity > 0),
    seen_price bigint not null,
    created timestamptz not null,
    unique (user_id, product_id, option_key)
  )`,
  `create index cart_line_product on cart_line (product_id)`,
  `create table cart_additional (
    line_id bigint not null references cart_line on delete cascade,
    option_id bigint not null references product_option on delete cascade,
    quantity integer not null check (quantity > 0),
    seen_price integer not null,
    primary key (line_id, option_id)
  )`,
  `create index cart_additional_option on cart_additional (option_id)`,
];
