import { type Kysely, sql } from 'kysely';

/** Coupons, applications of them with every transition, and the orders of vouchers at the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table coupon (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    title text not null,
    goods_code text not null references voucher_good (goods_code),
    price integer not null check (price > 0),
    date_start date not null,
    date_end date not null,
    require_recommands integer not null check (require_recommands >= 0),
    require_point integer not null check (require_point >= 0),
    application_type smallint not null check (application_type in (0, 1)),
    created timestamptz not null,
    updated timestamptz not null,
    deleted timestamptz
  )`,
  `create index coupon_price on coupon (price, id desc) where deleted is null`,
  `create index coupon_end on coupon (date_end desc, id desc) where deleted is null`,
  `create index coupon_created on coupon (created desc, id desc) where deleted is null`,
  `create index coupon_good on coupon (goods_code)`,
  `create index coupon_search on coupon using gin (title gin_trgm_ops)`,
  `create table coupon_application (
    id bigint generated always as identity primary key,
    uuid text not null unique,
    coupon_id bigint not null references coupon,
    user_id bigint not null references user_account,
    payment_price integer not null check (payment_price > 0),
    application_status smallint not null check (application_status between 0 and 7),
    memo text,
    tel text not null,
    round integer not null default 1,
    done_datetime timestamptz,
    refunded_datetime timestamptz,
    coupon_request_count smallint not null default 0 check (coupon_request_count between 0 and 3),
    latest_send_datetime timestamptz,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  // One open application of a person and a coupon, however often it is sent.
  `create unique index coupon_application_open on coupon_application (coupon_id, user_id) where application_status in (0, 1)`,
  `create index coupon_application_user on coupon_application (user_id, created desc, id desc)`,
  `create index coupon_application_user_status on coupon_application (user_id, application_status, created desc, id desc)`,
  `create index coupon_application_coupon on coupon_application (coupon_id, created desc, id desc)`,
  `create index coupon_application_status on coupon_application (application_status, created desc, id desc)`,
  `create index coupon_application_created on coupon_application (created desc, id desc)`,
  `create table coupon_application_event (
    id bigint generated always as identity primary key,
    application_id bigint not null references coupon_application,
    user_id bigint references user_account,
    from_status smallint,
    to_status smallint not null,
    memo text,
    created timestamptz not null
  )`,
  `create index coupon_application_event_application on coupon_application_event (application_id, id)`,
  `create index coupon_application_event_user on coupon_application_event (user_id)`,
  `create table voucher_order (
    id bigint generated always as identity primary key,
    application_id bigint not null references coupon_application,
    tr_id text not null unique,
    goods_code text not null,
    gubun text not null check (gubun in ('N', 'I')),
    mms_title text not null,
    mms_msg text not null,
    state text not null check (state in ('open', 'issued', 'closed')),
    sent timestamptz,
    claimed_until timestamptz,
    is_refund_due boolean not null default false,
    order_no text,
    pin_encrypted text,
    picture_url_encrypted text,
    memo text,
    pin_status text,
    pin_checked timestamptz,
    valid_until timestamptz,
    remain_amount integer,
    created timestamptz not null
  )`,
  // One order of an application that is not closed: no second voucher before the first one is settled.
  `create unique index voucher_order_one on voucher_order (application_id) where state in ('open', 'issued')`,
  `create index voucher_order_application on voucher_order (application_id, id desc)`,
  `create index voucher_order_due on voucher_order (id) where state = 'open' or is_refund_due`,
  `create table voucher_call (
    id bigint generated always as identity primary key,
    application_id bigint not null references coupon_application,
    tr_id text not null,
    operation text not null,
    code text not null,
    created timestamptz not null
  )`,
  `create index voucher_call_application on voucher_call (application_id, id)`,
];
