import { type Kysely, sql } from 'kysely';

/**
 * A session in which an operator acts as an account contains the session that it began in, and ends with it. Those that
 * began before, half an hour at most, are refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table auth_session add column acting_session text').execute(db);
}
