import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import { releaseDocumentFiles } from './document-files.ts';

const KEPT_SECONDS = 30 * 86_400;
const BATCH = 100;

/** Records that stay for a while after they were deleted, with the files of their `use`. */
type Records = {
  use: Parameters<typeof releaseDocumentFiles>[1]['use'];
  /** Ids of those that were deleted before, at most `limit`. */
  list: (db: Db, before: Date, limit: number) => Promise<number[]>;
  /** Forgets one; false when it was brought back meanwhile. */
  drop: (db: Db, id: number, before: Date) => Promise<boolean>;
};

/** Forgets the records that were deleted 30 days ago, and gives up their files, each in a transaction of its own. */
export async function dropDeleted({ db, clock }: Platform, { use, list, drop }: Records): Promise<void> {
  const now = clock.now();
  const before = addSeconds(now, -KEPT_SECONDS);
  for (;;) {
    const ids = await list(db, before, BATCH);
    for (const id of ids) {
      await transaction(db, async (db) => {
        if (await drop(db, id, before)) await releaseDocumentFiles(db, { use, recordId: id }, now);
      });
    }
    if (ids.length < BATCH) return;
  }
}
