import { type Kysely, sql } from 'kysely';

/**
 * Tokens that were issued until now, and by processes of the former release that still run, went to browsers under the
 * plain name of the cookie: only those may come back under it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table refresh_token add column has_plain_name boolean not null default true').execute(db);
}
