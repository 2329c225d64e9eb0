import { type Kysely, sql } from 'kysely';

/**
 * Coupons are searched in the indexes of their orders, as lists by name are. The index of nicknames leaves out what its
 * own condition says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `drop index coupon_end`,
  `create index coupon_end on coupon (date_end desc, id desc) include (searched, good_state, date_start) where deleted is null`,
  `drop index coupon_price`,
  `create index coupon_price on coupon (price, id desc) include (searched, good_state, date_start, date_end) where deleted is null`,
  `drop index user_account_nickname`,
  `create index user_account_nickname on user_account (nickname, id desc) include (searched_by_all, user_type)
    where user_type in (1, 2) and account_status = 1 and deleted is null`,
];
