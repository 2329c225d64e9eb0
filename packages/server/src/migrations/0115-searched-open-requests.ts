import { type Kysely, sql } from 'kysely';

/**
 * A word is looked for in the waiting requests first, which are few. By the index of all words and the one of waiting
 * requests PostgreSQL read all of both to find what they have in common.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index work_request_open_searched on work_request using gin (searched gin_trgm_ops) where process_state in (0, 1)`,
    )
    .execute(db);
}
