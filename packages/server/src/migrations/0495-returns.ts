import { type Kysely, sql } from 'kysely';

/** Goods that go back after they were sent, with the pictures that show why, and what is kept for the way back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table shop_order add column return_fee integer not null default 0 check (return_fee >= 0)`,
  `create table shop_return (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order on delete cascade,
    is_by_staff boolean not null,
    reason_code smallint not null,
    reason text not null,
    state text not null check (state in ('requested', 'collecting', 'refunded', 'refused', 'withdrawn')),
    answer text,
    post_company text,
    post_tracking_number text,
    return_fee integer check ((return_fee is null) = (state <> 'refunded')),
    fee_reason text,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create index shop_return_order on shop_return (order_id, id desc)`,
  `create unique index shop_return_open on shop_return (order_id) where state in ('requested', 'collecting')`,
  `create table shop_return_image (
    id bigint generated always as identity primary key,
    return_id bigint not null references shop_return on delete cascade,
    file_id bigint not null references stored_file on delete cascade
  )`,
  `create index shop_return_image_return on shop_return_image (return_id, id)`,
  `create index shop_return_image_file on shop_return_image (file_id)`,
];
