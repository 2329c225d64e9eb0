import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/**
 * Takes an advisory lock until the transaction ends, so that transactions with the same name run one after the other
 * and what one has checked stays true.
 */
export async function acquireAdvisoryLock(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
