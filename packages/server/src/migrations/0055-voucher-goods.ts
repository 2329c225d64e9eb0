import { type Kysely, sql } from 'kysely';

/** The catalogue of the voucher provider and its readings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table voucher_good (
    id bigint generated always as identity primary key,
    goods_code text not null unique,
    goods_name text not null,
    brand_code text not null,
    brand_name text not null,
    category text not null,
    goods_type text not null,
    affiliate text not null,
    picture_url text not null,
    real_price integer not null check (real_price >= 0),
    sale_price integer not null check (sale_price >= 0),
    discount_rate integer not null check (discount_rate between 0 and 100),
    limit_day integer not null check (limit_day >= 0),
    end_date date,
    state text not null check (state in ('SALE', 'SUS', 'GONE')),
    is_amount boolean not null,
    has_picture boolean not null,
    content text not null,
    data jsonb not null,
    first_seen timestamptz not null,
    last_seen timestamptz not null
  )`,
  `create index voucher_good_name on voucher_good (goods_name, id desc)`,
  `create index voucher_good_price on voucher_good (sale_price, id desc)`,
  `create index voucher_good_brand on voucher_good (brand_name, goods_name, id desc)`,
  `create index voucher_good_state on voucher_good (state, goods_name, id desc)`,
  `alter table voucher_good add column searched text not null generated always as (searchable(goods_name || e'\\n' || brand_name)) stored`,
  `create index voucher_good_search on voucher_good using gin (searched gin_trgm_ops)`,
  `create table voucher_sync (
    id bigint generated always as identity primary key,
    started timestamptz not null,
    finished timestamptz,
    read integer not null,
    total integer not null,
    added jsonb not null,
    repriced jsonb not null,
    gone jsonb not null,
    error text
  )`,
  // One reading at a time, whoever starts it.
  `create unique index voucher_sync_one on voucher_sync ((true)) where finished is null`,
];
