import { type Kysely, sql } from 'kysely';

/** Words that are refused or held in the community, and texts that are held before anybody else has seen them (ADR 0153). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table community_word (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    word text not null,
    word_key text not null unique,
    action smallint not null check (action between 1 and 3),
    author_id bigint references user_account,
    created timestamptz not null
  )`,
  `create index community_word_action on community_word (action, id desc)`,
  `create index community_word_author on community_word (author_id)`,
  `alter table review_case add column held smallint check (held between 1 and 2), add column held_text text,
    add column is_unseen boolean not null default false`,
];
