import { type Kysely, sql } from 'kysely';

/** Messages of ours about vouchers with a barcode, and reminders of vouchers that expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table voucher_message (
    id bigint generated always as identity primary key,
    application_id bigint not null references coupon_application,
    created timestamptz not null,
    sent timestamptz
  )`,
  `create index voucher_message_application on voucher_message (application_id)`,
  `create index voucher_message_waiting on voucher_message (id) where sent is null`,
  `create table voucher_reminder (
    order_id bigint not null references voucher_order,
    days smallint not null,
    created timestamptz not null,
    primary key (order_id, days)
  )`,
  `create index voucher_order_expiry on voucher_order (valid_until, id) where state = 'issued'`,
];
