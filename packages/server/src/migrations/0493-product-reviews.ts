import { type Kysely, sql } from 'kysely';

/** Reviews of products by their buyers, one for each order, with pictures and the reply of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table product_review (
    id bigint generated always as identity primary key,
    product_id bigint not null references shop_product on delete cascade,
    order_id bigint not null unique references shop_order,
    user_id bigint not null references user_account,
    rating smallint not null check (rating between 1 and 5),
    content text not null,
    is_hidden boolean not null,
    is_held boolean not null check (is_hidden or not is_held),
    reply text,
    replied timestamptz check ((reply is null) = (replied is null)),
    replied_by bigint references user_account,
    searched text not null generated always as
      (searchable(content || e'\\n' || coalesce(reply, ''))) stored,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `alter table product_review alter column searched set statistics 500`,
  `create index product_review_searched on product_review using gin (searched gin_trgm_ops)`,
  `create index product_review_list on product_review (product_id, id desc) include (is_hidden, user_id, rating)`,
  `create index product_review_own on product_review (user_id, id desc)`,
  `create index product_review_held on product_review (id desc) where is_held`,
  `create table product_review_image (
    id bigint generated always as identity primary key,
    review_id bigint not null references product_review on delete cascade,
    file_id bigint not null references stored_file on delete cascade
  )`,
  `create index product_review_image_review on product_review_image (review_id, id)`,
  `create index product_review_image_file on product_review_image (file_id)`,
];
