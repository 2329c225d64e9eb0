import { type Kysely, sql } from 'kysely';

/** Plans of brands: periods, prices, and requests that are invoiced and paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A period that was replaced on its first day has no day left.
  `create table brand_plan (
    id bigint generated always as identity primary key,
    brand_id bigint not null references user_account,
    plan smallint not null check (plan between 1 and 5),
    plan_start_date date not null,
    plan_end_date date not null,
    reminded timestamptz,
    created timestamptz not null,
    check (plan_end_date >= plan_start_date - 1)
  )`,
  `create index brand_plan_brand on brand_plan (brand_id, plan_start_date desc, id desc)`,
  `create index brand_plan_newest on brand_plan (plan_start_date desc, id desc)`,
  `create index brand_plan_end on brand_plan (plan_end_date)`,
  `create index brand_account_plan on brand_account (user_id) where plan <> 0`,
  // Plans that were set before there were periods run for 30 days from now on.
  `insert into brand_plan (brand_id, plan, plan_start_date, plan_end_date, created)
    select user_id, plan, (now() at time zone 'Asia/Seoul')::date, (now() at time zone 'Asia/Seoul')::date + 29, now()
    from brand_account where plan <> 0`,
  `create table brand_plan_price (
    id bigint generated always as identity primary key,
    plan smallint not null check (plan between 1 and 5),
    price integer not null check (price >= 0),
    actor_id bigint not null references user_account,
    created timestamptz not null
  )`,
  `create index brand_plan_price_plan on brand_plan_price (plan, id desc)`,
  `create index brand_plan_price_actor on brand_plan_price (actor_id)`,
  `create table brand_plan_request (
    id bigint generated always as identity primary key,
    brand_id bigint not null references user_account,
    plan smallint not null check (plan between 1 and 5),
    times smallint not null check (times > 0),
    tax_email text not null,
    amount bigint not null,
    state smallint not null check (state between 0 and 3),
    reason text,
    invoiced timestamptz,
    paid timestamptz,
    created timestamptz not null
  )`,
  `create unique index brand_plan_request_open on brand_plan_request (brand_id) where state in (0, 1)`,
  `create index brand_plan_request_brand on brand_plan_request (brand_id, created desc, id desc)`,
  `create index brand_plan_request_newest on brand_plan_request (created desc, id desc)`,
  `create index brand_plan_request_state on brand_plan_request (state, created desc, id desc)`,
];
