import { type Kysely, sql } from 'kysely';

/** Posts of boards, their views, and the notices among them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // `text` is the content without its form, for the search.
  `create table board_post (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    user_id bigint not null references user_account,
    board_status smallint not null check (board_status between 0 and 3),
    title text not null,
    content jsonb not null,
    text text not null,
    views integer not null default 0,
    created timestamptz not null,
    updated timestamptz not null,
    deleted timestamptz
  )`,
  `create index board_post_search on board_post using gin (title gin_trgm_ops, text gin_trgm_ops)`,
  `create index board_post_deleted on board_post (deleted) where deleted is not null`,
  `create index board_post_user on board_post (user_id)`,
  // The last day each member read it, so that a day counts once.
  `create table board_view (
    board_id bigint not null references board_post on delete cascade,
    user_id bigint not null references user_account,
    day date not null,
    primary key (board_id, user_id)
  )`,
  `create index board_view_user on board_view (user_id)`,
  `create table notice (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    board_id bigint not null unique references board_post on delete cascade,
    is_important boolean not null,
    published timestamptz,
    notified timestamptz
  )`,
  `create index notice_list on notice (is_important desc, published desc, id desc) where published is not null`,
  `create index notice_day on notice (published, id) where published is not null`,
];
