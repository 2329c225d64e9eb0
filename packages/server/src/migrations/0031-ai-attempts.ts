import { type Kysely, sql } from 'kysely';

/** The limit counts every generation of a user, also those that failed or were canceled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [`drop index ai_generation_used`, `create index ai_generation_used on ai_generation (user_id, day)`];
