import { type Kysely, sql } from 'kysely';

/** Inquiries to our support: private conversations of posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // `words` are those of the question, for the search in one table.
  `create table inquiry (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    user_id bigint not null references user_account,
    handler_id bigint references user_account,
    category smallint not null check (category between 1 and 8),
    state smallint not null check (state between 0 and 3),
    words text not null,
    searched text not null generated always as (searchable(words)) stored,
    note text,
    first_answered timestamptz,
    answered timestamptz,
    closed timestamptz,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create index inquiry_user on inquiry (user_id, created desc, id desc)`,
  `create index inquiry_user_state on inquiry (user_id, state, created desc, id desc)`,
  `create index inquiry_user_category on inquiry (user_id, category, created desc, id desc)`,
  `create index inquiry_state on inquiry (state, created, id)`,
  `create index inquiry_category on inquiry (category, state, created, id)`,
  `create index inquiry_handler on inquiry (handler_id)`,
  `create index inquiry_searched on inquiry using gin (searched gin_trgm_ops)`,
  // The first post of a conversation is its question.
  `create table inquiry_post (
    inquiry_id bigint not null references inquiry on delete cascade,
    board_id bigint primary key references board_post on delete cascade,
    is_staff boolean not null
  )`,
  `create index inquiry_post_inquiry on inquiry_post (inquiry_id, board_id)`,
];
