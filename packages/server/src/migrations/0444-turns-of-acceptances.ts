import { type Kysely, sql } from 'kysely';

/** How often a question was open: our staff may take an acceptance back, and each turn has its own hold and entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table community_post add column reward_turn integer not null default 1`).execute(db);
}
