import { type Kysely, sql } from 'kysely';

/** How many applications a reading of the catalogue has closed, because their goods cannot be bought any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table voucher_sync add column closed integer not null default 0').execute(db);
}
