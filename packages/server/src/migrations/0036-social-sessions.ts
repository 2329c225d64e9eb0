import { type Kysely, sql } from 'kysely';

/** Whether a session was opened by a social sign-in, which proves for some minutes that the owner is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table auth_session add column is_social boolean not null default false').execute(db);
}
