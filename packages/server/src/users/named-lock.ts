import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';

/** Makes transactions that name the same thing wait for one another, so that what one has checked stays so until it ends. */
export async function waitForTurn(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
