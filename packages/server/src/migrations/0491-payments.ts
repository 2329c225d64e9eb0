import { type Kysely, sql } from 'kysely';

/**
 * Payments of orders with every answer of the gateway, and what is given back. `next_check` is when a payment whose outcome
 * is not known, or a virtual account, is looked up again; `next_try` when a refund is asked for again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table shop_payment (
    id bigint generated always as identity primary key,
    uuid text not null unique,
    user_id bigint not null references user_account,
    product_id bigint references shop_product,
    status smallint not null,
    method text,
    name text not null,
    order_price bigint not null check (order_price >= 0),
    shipping_fee bigint not null check (shipping_fee >= 0),
    used_point integer not null check (used_point >= 0),
    payment_price bigint not null check (payment_price >= 0),
    balance bigint not null default 0 check (balance between 0 and payment_price),
    payment_code text,
    receipt_url text,
    failure_code text,
    account jsonb,
    account_until timestamptz,
    confirmed timestamptz,
    paid timestamptz,
    next_check timestamptz,
    created timestamptz not null,
    updated timestamptz not null,
    check (payment_price = order_price + shipping_fee - used_point)
  )`,
  `create index shop_payment_user on shop_payment (user_id, id desc)`,
  `create index shop_payment_product on shop_payment (product_id) where product_id is not null`,
  `create index shop_payment_code on shop_payment (payment_code) where payment_code is not null`,
  `create index shop_payment_check on shop_payment (next_check) where next_check is not null`,
  `create table shop_payment_order (
    payment_id bigint not null references shop_payment on delete cascade,
    order_id bigint not null references shop_order on delete cascade,
    amount bigint not null check (amount >= 0),
    point integer not null check (point >= 0),
    primary key (payment_id, order_id)
  )`,
  `create index shop_payment_order_order on shop_payment_order (order_id)`,
  `create table shop_payment_answer (
    id bigint generated always as identity primary key,
    payment_id bigint not null references shop_payment on delete cascade,
    operation text not null,
    code text not null,
    body jsonb,
    created timestamptz not null
  )`,
  `create index shop_payment_answer_payment on shop_payment_answer (payment_id, id)`,
  `create table shop_refund (
    id bigint generated always as identity primary key,
    uuid text not null unique,
    cause_key text not null unique,
    payment_id bigint not null references shop_payment on delete cascade,
    order_id bigint references shop_order,
    kind text not null check (kind in ('refund', 'void')),
    amount bigint not null check ((kind = 'void') = (amount = 0) and amount >= 0),
    reason text not null,
    state text not null check (state in ('waiting', 'needs_account', 'done', 'failed')),
    bank_code text,
    account_encrypted text,
    holder_encrypted text,
    tries integer not null default 0,
    next_try timestamptz,
    failure_code text,
    created timestamptz not null,
    done timestamptz
  )`,
  `create index shop_refund_payment on shop_refund (payment_id, id)`,
  `create index shop_refund_order on shop_refund (order_id) where order_id is not null`,
  `create index shop_refund_try on shop_refund (next_try) where state = 'waiting'`,
];
