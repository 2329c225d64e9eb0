import { type Kysely, sql } from 'kysely';

/** Whether the author of a question was reminded that answers wait to be accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table community_post add column reminded timestamptz`.execute(db);
  await sql`create index community_post_waiting on community_post (published)
    where is_listed and question_state = 'answered' and is_alert and reminded is null`.execute(db);
}
