import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { releaseDocumentFiles } from './document-files.ts';

const RETENTION_SECONDS = 30 * 86_400;
const BATCH = 100;

/** Records that are retained for a while after they were marked as deleted, with the files of their `use`. */
type DeletedRecords = {
  use: Parameters<typeof releaseDocumentFiles>[1]['use'];
  /** Lists ids of records that were deleted before that time, at most `limit`. */
  list: (db: Db, before: Date, limit: number) => Promise<number[]>;
  /** Deletes one for good; false when it was restored meanwhile. */
  purge: (db: Db, id: number, before: Date) => Promise<boolean>;
};

/**
 * Deletes the records that were marked as deleted 30 days ago and releases their files, each in its own transaction.
 */
export async function purgeDeleted({ db, clock }: Platform, { use, list, purge }: DeletedRecords): Promise<void> {
  const now = clock.now();
  const before = addSeconds(now, -RETENTION_SECONDS);
  for (;;) {
    const ids = await list(db, before, BATCH);
    for (const id of ids) {
      await transaction(db, async (db) => {
        if (await purge(db, id, before)) await releaseDocumentFiles(db, { use, recordId: id }, now);
      });
    }
    if (ids.length < BATCH) return;
  }
}
