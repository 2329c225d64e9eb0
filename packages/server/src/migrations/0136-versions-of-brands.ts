import { type Kysely, sql } from 'kysely';

/** The facts of a brand have a version: their owner and our staff change them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table brand_account add column updated timestamptz not null default '2026-01-01T00:00:00Z'`.execute(
    db,
  );
}
