import { type Kysely, sql } from 'kysely';

/** Authors that members do not want to see (ADR 0147). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table community_block (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    user_id bigint not null references user_account,
    blocked_id bigint not null references user_account,
    is_anonymous boolean not null,
    created timestamptz not null,
    unique (user_id, blocked_id, is_anonymous)
  )`,
  `create index community_block_list on community_block (user_id, id desc)`,
];
