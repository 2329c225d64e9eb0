import { type Kysely, sql } from 'kysely';

/** Vouchers that operators give to many members: applications without points. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table coupon_gift (
    id bigint generated always as identity primary key,
    coupon_id bigint not null references coupon,
    user_id bigint not null references user_account,
    reason text not null,
    key text not null unique,
    created timestamptz not null,
    finished timestamptz
  )`,
  `create index coupon_gift_coupon on coupon_gift (coupon_id)`,
  `create index coupon_gift_user on coupon_gift (user_id)`,
  `create index coupon_gift_open on coupon_gift (id) where finished is null`,
  `alter table coupon_application add column gift_id bigint references coupon_gift`,
  `alter table coupon_application drop constraint coupon_application_payment_price_check`,
  `alter table coupon_application add constraint coupon_application_price
    check (case when gift_id is null then payment_price > 0 else payment_price = 0 end)`,
  `create unique index coupon_application_gift_member on coupon_application (gift_id, user_id) where gift_id is not null`,
  `create index coupon_application_gift on coupon_application (gift_id, created desc, id desc) where gift_id is not null`,
  `create index coupon_application_gift_status on coupon_application (gift_id, application_status, created desc, id desc) where gift_id is not null`,
  // A gift that is on its way does not keep its owner from applying.
  `drop index coupon_application_open`,
  `create unique index coupon_application_open on coupon_application (coupon_id, user_id)
    where application_status in (0, 1) and gift_id is null`,
];
