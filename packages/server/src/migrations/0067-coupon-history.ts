import { type Kysely, sql } from 'kysely';

/** The history of changes that operators make to coupons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table coupon_change (
    id bigint generated always as identity primary key,
    coupon_id bigint not null references coupon,
    user_id bigint not null references user_account,
    kind text not null check (kind in ('created', 'changed', 'deleted')),
    fields jsonb not null,
    created timestamptz not null
  )`,
  `create index coupon_change_list on coupon_change (coupon_id, id desc)`,
  `create index coupon_change_user on coupon_change (user_id)`,
];
