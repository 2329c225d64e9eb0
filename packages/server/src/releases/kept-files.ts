import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import { transaction } from '../platform/database/transaction.ts';

/** Held shared by who is about to name files of the storage, alone by who removes those that nothing names. */
const LOCK = 'release_files';

export const lockFilesAlone = async (db: Db): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(db));
const lockFiles = async (db: Db): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock_shared(hashtext(${LOCK}))`.execute(db));

async function findLastCleanUp(db: Db): Promise<number> {
  const row = await db.selectFrom('release_clean_up').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Puts files into the storage, then writes the row that names them: what is listed can be loaded. A file that lay there
 * already may be removed in between, as the last one of a dead release; then all are put there once more.
 */
export async function keepFiles<T>(db: Db, store: () => Promise<void>, write: (db: Db) => Promise<T>): Promise<T> {
  const before = await findLastCleanUp(db);
  await store();
  return transaction(db, async (db) => {
    await lockFiles(db);
    if ((await findLastCleanUp(db)) !== before) await store();
    return write(db);
  });
}
