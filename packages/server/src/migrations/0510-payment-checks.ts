import { type Kysely, sql } from 'kysely';

/** The comparison of payments with the books of the gateway, day by day, and the indexes of the list of our staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table payment_check (
    id bigint generated always as identity primary key,
    day date not null unique,
    payments integer not null,
    unanswered integer not null,
    differences integer not null,
    elapsed integer not null,
    created timestamptz not null
  )`,
  `create table payment_difference (
    id bigint generated always as identity primary key,
    check_id bigint not null references payment_check on delete cascade,
    payment_id bigint not null references shop_payment on delete cascade,
    kind text not null check (kind in ('missing_there', 'missing_here', 'amount', 'refunded', 'state')),
    our_status smallint not null,
    our_amount bigint not null,
    their_status text,
    their_amount bigint
  )`,
  `create index payment_difference_check on payment_difference (check_id, id)`,
  `create index payment_difference_payment on payment_difference (payment_id)`,
  `create index shop_payment_created on shop_payment (created desc, id desc)`,
  `create index shop_payment_status on shop_payment (status, created desc, id desc)`,
  `create index shop_payment_method on shop_payment (method, created desc, id desc)`,
  `create index shop_payment_confirmed on shop_payment (confirmed) where confirmed is not null`,
  `create index shop_payment_paid on shop_payment (paid) where paid is not null`,
  `create index shop_refund_done on shop_refund (done) where done is not null`,
];
