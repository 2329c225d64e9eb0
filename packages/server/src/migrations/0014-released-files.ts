import { type Kysely, sql } from 'kysely';

/** The record (`notice:12`) that gave a temporary file up last: whoever writes that record may show it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file add column released_from text`.execute(db);
}
