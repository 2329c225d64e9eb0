import { type Kysely, sql } from 'kysely';

/**
 * Posts of the community, their buyers and their ratings (ADR 0141). Lists filter and order by columns of one table, so a
 * community post has copies of those of its board post, by trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Orders of the list, each with the filters that readers combine it with. */
const LISTS: Record<string, string> = {
  newest: '',
  category: 'category, ',
  place: 'category, category1, ',
  topic: 'category2, ',
  region: 'sigungu, ',
  question: 'question_state, ',
  author: 'user_id, ',
};
const LISTED = 'where is_listed';

const STATEMENTS = [
  `alter table board_post add column comments integer not null default 0`,
  // An interest ten times as large is worth seven days (ADR 0141).
  `create function community_popularity(interest integer, published timestamptz) returns double precision
    language plpgsql immutable parallel safe as $$
    begin return extract(epoch from published) / 86400 + 7 * log(1 + interest); end $$`,
  `create table community_post (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    board_id bigint not null unique references board_post on delete cascade,
    user_id bigint not null references user_account,
    community_type smallint not null check (community_type between 1 and 4),
    category text not null check (category in ('material', 'information', 'communication')),
    category1 smallint not null,
    category2 smallint not null,
    job_grades text not null,
    sigungu bigint references region,
    price integer not null check (price >= 0),
    is_question boolean not null,
    is_alert boolean not null,
    is_allow_comment boolean not null,
    is_anonymous boolean not null,
    is_accepted boolean not null default false,
    preview text not null,
    searched text not null,
    answers integer not null default 0,
    purchases integer not null default 0,
    rating_sum integer not null default 0,
    rating_count integer not null default 0,
    rating double precision generated always as (case when rating_count > 0 then rating_sum::double precision / rating_count end) stored,
    published timestamptz,
    deleted timestamptz,
    board_status smallint not null,
    views integer not null default 0,
    comments integer not null default 0,
    updated timestamptz not null,
    is_listed boolean not null generated always as (board_status = 0 and deleted is null and published is not null) stored,
    question_state text generated always as (case when not is_question then null when is_accepted then 'accepted' when answers > 0 then 'answered' else 'unanswered' end) stored,
    popularity double precision generated always as (
      community_popularity(views + 5 * comments + 10 * (answers + purchases + rating_count), published)) stored
  )`,
  `alter table community_post alter column searched set statistics 500`,
  `create index community_post_searched on community_post using gin (searched gin_trgm_ops)`,
  ...Object.entries(LISTS).map(
    ([name, filter]) =>
      `create index community_post_${name} on community_post (${filter}published desc, id desc) ${LISTED}`,
  ),
  `create index community_post_popularity on community_post (popularity desc, id desc) ${LISTED}`,
  `create index community_post_category_popularity on community_post (category, popularity desc, id desc) ${LISTED}`,
  `create index community_post_rating on community_post (rating desc nulls last, id desc) ${LISTED}`,
  `create index community_post_price on community_post (price, id desc) ${LISTED}`,
  `create index community_post_highest_price on community_post (price desc, id desc) ${LISTED}`,
  `create index community_post_answers on community_post (answers, published desc, id desc) where is_listed and is_question`,
  `create index community_post_own on community_post (user_id, published desc, id desc) where deleted is null and published is not null`,
  `create index community_post_drafts on community_post (user_id, updated desc, id desc) where deleted is null and board_status = 3`,
  `create index community_post_deleted on community_post (deleted) where deleted is not null`,
  `create function copy_board_to_community() returns trigger language plpgsql as $$
    begin
      update community_post set board_status = new.board_status, views = new.views, comments = new.comments, updated = new.updated
        where board_id = new.id
          and (board_status, views, comments, updated) is distinct from (new.board_status, new.views, new.comments, new.updated);
      return null;
    end $$`,
  `create trigger community_copied after update on board_post for each row when (new.notice_id is null) execute function copy_board_to_community()`,
  `create table community_purchase (
    post_id bigint not null references community_post on delete cascade,
    user_id bigint not null references user_account,
    seller_id bigint not null references user_account,
    price integer not null,
    fee integer not null,
    created timestamptz not null,
    refunded timestamptz,
    primary key (post_id, user_id)
  )`,
  `create index community_purchase_user on community_purchase (user_id)`,
  `create index community_purchase_seller on community_purchase (seller_id)`,
  `create table community_rating (
    post_id bigint not null references community_post on delete cascade,
    user_id bigint not null references user_account,
    rate smallint not null check (rate between 1 and 10),
    updated timestamptz not null,
    primary key (post_id, user_id)
  )`,
  `create index community_rating_user on community_rating (user_id)`,
];
