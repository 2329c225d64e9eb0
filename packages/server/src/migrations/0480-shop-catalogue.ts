import { type Kysely, sql } from 'kysely';

/**
 * The catalogue of the shop: categories, products with pictures, options and stock history, views and wishes. `is_sold_out`
 * is kept with each change of stock and options, because lists show it. `view_rank` is the views with two digits that
 * count, so that a view seldom changes an index. `initials` gives the initial consonants of Korean text, by which
 * products are found too, with the spaces of a name and without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const POINT_FEES = ['buyer', 'recommander', 'master'].map(
  (who) => `point_fee_${who} integer not null check (point_fee_${who} >= 0),
    ${[1, 2, 3].map((tier) => `point_fee_${who}_tier${tier} integer check (point_fee_${who}_tier${tier} >= 0)`).join(', ')}`,
);

/** The orders of the list that everybody reads, of all products and of one category. */
const ORDERS = {
  created: 'created desc',
  price: 'price',
  dearest: 'price desc',
  sales: 'sales_count desc',
  views: 'view_rank desc',
};

const STATEMENTS = [
  `create function initials(value text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg(
      case when ascii(letter) between 44032 and 55203
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1) else letter end,
      '' order by place), '')
    from string_to_table(value, null) with ordinality as letters (letter, place) $$`,
  `create table shop_category (
    id bigint generated always as identity primary key,
    name text not null unique,
    position integer not null,
    is_active boolean not null,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create table shop_product (
    id bigint generated always as identity primary key,
    code text not null unique,
    name text not null,
    description text not null,
    original_price integer not null check (original_price >= 0),
    price integer not null check (price >= 0),
    stock integer not null check (stock >= 0),
    category_id bigint not null references shop_category,
    is_active boolean not null,
    is_marked_sold_out boolean not null,
    is_sold_out boolean not null,
    view_count integer not null default 0,
    view_rank integer not null generated always as
      (trunc(view_count::numeric, least(0, 2 - length(view_count::text)))::integer) stored,
    sales_count integer not null default 0,
    shipping_fee integer not null check (shipping_fee >= 0),
    shipping_fee_mountain integer not null check (shipping_fee_mountain >= 0),
    shipping_days integer not null,
    shipping_group text not null,
    is_free_shipping boolean not null,
    min_free_shipping_amount integer check (min_free_shipping_amount >= 0),
    ${POINT_FEES.join(',\n    ')},
    product_notice jsonb not null,
    detail_info jsonb not null,
    shipping_info jsonb not null,
    return_info jsonb not null,
    searched text not null generated always as
      (searchable(name || e'\\n' || code || e'\\n' || description || e'\\n' || initials(name) || e'\\n'
        || replace(name || e'\\n' || initials(name), ' ', ''))) stored,
    created timestamptz not null,
    updated timestamptz not null,
    check (price <= original_price)
  )`,
  `alter table shop_product alter column searched set statistics 500`,
  `create index shop_product_searched on shop_product using gin (searched gin_trgm_ops)`,
  ...Object.entries(ORDERS).flatMap(([name, order]) => [
    `create index shop_product_${name} on shop_product (${order}, id desc) include (price) where is_active`,
    `create index shop_product_category_${name} on shop_product (category_id, ${order}, id desc) include (price) where is_active`,
  ]),
  `create index shop_product_all on shop_product (created desc, id desc)`,
  `create index shop_product_all_category on shop_product (category_id, created desc, id desc)`,
  `create index shop_product_all_updated on shop_product (updated desc, id desc)`,
  `create index shop_product_all_stock on shop_product (stock, id desc)`,
  `create index shop_product_all_sales on shop_product (sales_count desc, id desc)`,
  `create index shop_product_hidden on shop_product (created desc, id desc) where not is_active`,
  `create index shop_product_sold_out on shop_product (created desc, id desc) where is_sold_out`,
  `create table product_image (
    id bigint generated always as identity primary key,
    product_id bigint not null references shop_product on delete cascade,
    file_id text not null,
    is_main boolean not null,
    position integer not null,
    unique (product_id, file_id)
  )`,
  `create unique index product_image_main on product_image (product_id) where is_main`,
  // Groups and options that were taken away stay: the stock history and orders name them.
  `create table product_option_group (
    id bigint generated always as identity primary key,
    product_id bigint not null references shop_product on delete cascade,
    is_additional boolean not null,
    name text not null,
    position integer not null,
    removed timestamptz
  )`,
  `create index product_option_group_product on product_option_group (product_id, position)`,
  `create table product_option (
    id bigint generated always as identity primary key,
    group_id bigint not null references product_option_group on delete cascade,
    product_id bigint not null references shop_product on delete cascade,
    name text not null,
    price integer not null check (price >= 0),
    stock integer not null check (stock >= 0),
    is_active boolean not null,
    position integer not null,
    removed timestamptz
  )`,
  `create index product_option_list on product_option (group_id, position)`,
  `create index product_option_product on product_option (product_id)`,
  `create table product_stock_change (
    id bigint generated always as identity primary key,
    product_id bigint not null references shop_product on delete cascade,
    option_id bigint references product_option on delete cascade,
    user_id bigint references user_account,
    amount integer not null,
    stock integer not null check (stock >= 0),
    reason text not null,
    created timestamptz not null
  )`,
  `create index product_stock_change_list on product_stock_change (product_id, id desc)`,
  `create index product_stock_change_option on product_stock_change (option_id) where option_id is not null`,
  `create table product_view (
    product_id bigint not null references shop_product on delete cascade,
    user_id bigint not null references user_account,
    day date not null,
    primary key (product_id, user_id)
  )`,
  `create index product_view_user on product_view (user_id)`,
  `create table product_wish (
    user_id bigint not null references user_account,
    product_id bigint not null references shop_product on delete cascade,
    created timestamptz not null,
    primary key (user_id, product_id)
  )`,
  `create index product_wish_list on product_wish (user_id, created desc, product_id desc)`,
  `create index product_wish_product on product_wish (product_id)`,
];
