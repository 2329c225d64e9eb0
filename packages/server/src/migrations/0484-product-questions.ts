import { type Kysely, sql } from 'kysely';

/**
 * Questions about products, and who wants to be told when a product can be bought again. `state` is reckoned from the
 * rest: 0 waits for our staff, 1 is answered, 2 is hidden by our staff without an answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table product_question (
    id bigint generated always as identity primary key,
    product_id bigint not null references shop_product on delete cascade,
    user_id bigint not null references user_account,
    title text not null,
    content text not null,
    is_secret boolean not null,
    is_hidden boolean not null,
    is_held boolean not null check (is_hidden or not is_held),
    answer text,
    answered timestamptz check ((answer is null) = (answered is null)),
    answered_by bigint references user_account,
    state smallint not null generated always as
      (case when answered is not null then 1 when is_hidden and not is_held then 2 else 0 end) stored,
    searched text not null generated always as
      (searchable(title || e'\\n' || content || e'\\n' || coalesce(answer, ''))) stored,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `alter table product_question alter column searched set statistics 500`,
  `create index product_question_searched on product_question using gin (searched gin_trgm_ops)`,
  `create index product_question_list on product_question (product_id, id desc) include (is_hidden, user_id)`,
  `create index product_question_own on product_question (user_id, id desc)`,
  `create index product_question_own_product on product_question (user_id, product_id, id desc)`,
  `create index product_question_waiting on product_question (state, id)`,
  `create table product_restock (
    product_id bigint not null references shop_product on delete cascade,
    user_id bigint not null references user_account,
    created timestamptz not null,
    primary key (product_id, user_id)
  )`,
  `create index product_restock_user on product_restock (user_id)`,
];
