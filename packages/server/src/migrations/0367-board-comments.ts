import { type Kysely, sql } from 'kysely';

/** Comments on board posts: threads of two levels (ADR 0142). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table board_comment (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    board_id bigint not null references board_post on delete cascade,
    user_id bigint not null references user_account,
    parent_id bigint references board_comment on delete cascade,
    root_id bigint references board_comment on delete cascade,
    thread_id bigint not null generated always as (coalesce(root_id, id)) stored,
    content text not null,
    searched text not null generated always as (searchable(content)) stored,
    replies integer not null default 0,
    created timestamptz not null,
    edited timestamptz,
    updated timestamptz not null,
    deleted timestamptz
  )`,
  `alter table board_comment alter column searched set statistics 500`,
  `create index board_comment_list on board_comment (board_id, thread_id, id) where deleted is null or replies > 0`,
  `create index board_comment_searched on board_comment using gin (searched gin_trgm_ops)`,
  `create index board_comment_user on board_comment (user_id)`,
  `create index board_comment_parent on board_comment (parent_id)`,
  `create index board_comment_root on board_comment (root_id)`,
];
