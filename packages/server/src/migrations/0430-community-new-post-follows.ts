import { type Kysely, sql } from 'kysely';

/** The followers of an author or a category, and the new posts of which nobody was told yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table community_author_follow (
    id bigint generated always as identity primary key,
    author_id bigint not null references user_account,
    user_id bigint not null references user_account,
    created timestamptz not null,
    unique (author_id, user_id)
  )`,
  `create index community_author_follow_list on community_author_follow (user_id, id desc)`,
  `create table community_category_follow (
    category text not null,
    category1 integer not null,
    user_id bigint not null references user_account,
    created timestamptz not null,
    primary key (category, category1, user_id)
  )`,
  `create index community_category_follow_user on community_category_follow (user_id)`,
  `create table community_new_post (
    post_id bigint primary key references community_post on delete cascade,
    created timestamptz not null
  )`,
  `create index community_new_post_order on community_new_post (created, post_id)`,
];
