import { acquireAdvisoryLock, shareAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';

/**
 * An advisory lock. Uploads that are about to name files of the storage hold it shared; the clean-up that removes
 * unreferenced files holds it exclusively.
 */
const LOCK = 'release_files';

export const lockFilesExclusively = (db: Db): Promise<void> => acquireAdvisoryLock(db, LOCK);

async function findLastCleanUp(db: Db): Promise<number> {
  const row = await db.selectFrom('release_clean_up').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Stores files, then writes the row that names them, so that every listed file can be loaded. A file that was stored
 * already may be removed in between, as the last file of an unused release; then all files are stored once more.
 */
export async function writeWithFiles<T>(db: Db, store: () => Promise<void>, write: (db: Db) => Promise<T>): Promise<T> {
  const before = await findLastCleanUp(db);
  await store();
  return transaction(db, async (db) => {
    await shareAdvisoryLock(db, LOCK);
    if ((await findLastCleanUp(db)) !== before) await store();
    return write(db);
  });
}
