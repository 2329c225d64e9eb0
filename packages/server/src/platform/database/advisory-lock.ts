import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open-database.ts';

/** The number by which PostgreSQL knows an advisory lock. */
const toKey = (name: string): RawBuilder<unknown> => sql`hashtextextended(${name}, 0)`;

/**
 * Takes an advisory lock until the transaction ends, so that transactions with the same name run one after the other
 * and what one has checked stays true.
 */
export async function acquireAdvisoryLock(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${toKey(name)})`.execute(db);
}

/** As `acquireAdvisoryLock`, but others may hold it shared at the same time. */
export async function shareAdvisoryLock(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${toKey(name)})`.execute(db);
}

/** Takes an advisory lock until the transaction ends; false when another one holds it. */
export async function tryAdvisoryLock(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(${toKey(name)}) as is_free`.execute(db);
  return rows[0]?.is_free ?? false;
}
