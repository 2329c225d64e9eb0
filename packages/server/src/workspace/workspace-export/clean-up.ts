import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { expireExports, markStaleFailed, insertExportEvent, listUsedKeys } from './workspace-export.repository.ts';
import { FAILED_MESSAGE, notifyStarter } from './create-export.job.ts';

/** A run sends a heartbeat every 30 seconds; a waiting export may be queued behind others. Seconds. */
const STALE_SECONDS = { running: 5 * 60, waiting: 60 * 60 };
const ORPHAN_SECONDS = 86_400;
const BATCH = 500;

/** Fails exports whose job died, of one work space or of all; they can be restarted at once. */
export async function failStaleExports(db: Db, now: Date, spaceId?: number): Promise<void> {
  const before = { running: addSeconds(now, -STALE_SECONDS.running), waiting: addSeconds(now, -STALE_SECONDS.waiting) };
  for (const row of await markStaleFailed(db, before, FAILED_MESSAGE, now, spaceId)) {
    await insertExportEvent(db, row.id, 'failed', null, now);
    await notifyStarter(db, row, false, now);
  }
}

async function endExpired({ db, clock }: Platform, storage: ObjectStorage): Promise<void> {
  const now = clock.now();
  const expired = await transaction(db, async (db) => {
    const rows = await expireExports(db, now);
    for (const { id } of rows) await insertExportEvent(db, id, 'expired', null, now);
    return rows;
  });
  // Deleting rows first is safe: bytes that remain are found as orphans.
  await storage.remove(expired.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key])));
}

async function purgeOrphans({ db, clock }: Platform, storage: ObjectStorage): Promise<void> {
  const before = addSeconds(clock.now(), -ORPHAN_SECONDS);
  let keys: string[] = [];
  const removeUnused = async (): Promise<void> => {
    if (keys.length === 0) return;
    const used = await listUsedKeys(db, keys);
    await storage.remove(keys.filter((key) => !used.has(key)));
    keys = [];
  };
  for await (const { key, modified } of storage.list()) {
    if (modified < before) keys.push(key);
    if (keys.length === BATCH) await removeUnused();
  }
  await removeUnused();
}

type StorageRun = JobRun<object, ObjectStorage>;

/** Fails exports whose server died and ends expired ones; every five minutes. */
export const cleanUpExports = defineJob(
  'work.hand_over_clean_up',
  async ({ shared: storage, ...platform }: StorageRun) => {
    await transaction(platform.db, (db) => failStaleExports(db, platform.clock.now()));
    await endExpired(platform, storage);
  },
  { cron: '*/5 * * * *' },
);

/** Removes orphaned bytes; nightly. */
export const collectExportOrphans = defineJob(
  'work.hand_over_orphans',
  ({ shared: storage, ...platform }: StorageRun) => purgeOrphans(platform, storage),
  { cron: '47 4 * * *' },
);
