import { type Kysely, sql } from 'kysely';

/** The versions of posts that buyers keep when the author changes the post (ADR 0151). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table community_post_version (
    id bigint generated always as identity primary key,
    post_id bigint not null references community_post on delete cascade,
    title text not null,
    content jsonb not null,
    updated timestamptz not null,
    unique (post_id, updated)
  )`,
  `alter table community_purchase add column version_id bigint references community_post_version on delete set null`,
  `create index community_purchase_version on community_purchase (version_id)`,
];
