import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';
import { expireHandOvers, failSilent, insertHandOverEvent, listUsedKeys } from './hand-over.repository.ts';
import { FAILED_MESSAGE, tellStarter } from './make-hand-over.ts';

/** Fails exports whose server died and ends expired ones, every five minutes; removes orphaned bytes, nightly. */
export const cleanUpHandOvers = defineJob('work.hand_over_clean_up');
export const collectHandOverOrphans = defineJob('work.hand_over_orphans');

/** A run sends a heartbeat every 30 seconds; a waiting export may be queued behind others. Seconds. */
const SILENT = { running: 5 * 60, waiting: 60 * 60 };
const ORPHAN_SECONDS = 86_400;
const BATCH = 500;

/** Fails exports whose job died, of one work space or of all; they can be restarted at once. */
export async function giveUpSilent(db: Db, now: Date, spaceId?: number): Promise<void> {
  const before = { running: addSeconds(now, -SILENT.running), waiting: addSeconds(now, -SILENT.waiting) };
  for (const row of await failSilent(db, before, FAILED_MESSAGE, now, spaceId)) {
    await insertHandOverEvent(db, row.id, 'failed', null, now);
    await tellStarter(db, row, false, now);
  }
}

async function endExpired({ db, clock }: Platform, storage: ObjectStorage): Promise<void> {
  const now = clock.now();
  const expired = await transaction(db, async (db) => {
    const rows = await expireHandOvers(db, now);
    for (const { id } of rows) await insertHandOverEvent(db, id, 'expired', null, now);
    return rows;
  });
  // Deleting rows first is safe: bytes that remain are found as orphans.
  await storage.remove(expired.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key])));
}

async function dropOrphans({ db, clock }: Platform, storage: ObjectStorage): Promise<void> {
  const before = addSeconds(clock.now(), -ORPHAN_SECONDS);
  let keys: string[] = [];
  const dropUnused = async (): Promise<void> => {
    if (keys.length === 0) return;
    const used = await listUsedKeys(db, keys);
    await storage.remove(keys.filter((key) => !used.has(key)));
    keys = [];
  };
  for await (const { key, modified } of storage.list()) {
    if (modified < before) keys.push(key);
    if (keys.length === BATCH) await dropUnused();
  }
  await dropUnused();
}

export function handleCleanUp(platform: Platform, storage: ObjectStorage): void {
  platform.jobs.handle(
    cleanUpHandOvers,
    async () => {
      await transaction(platform.db, (db) => giveUpSilent(db, platform.clock.now()));
      await endExpired(platform, storage);
    },
    { cron: '*/5 * * * *' },
  );
  platform.jobs.handle(collectHandOverOrphans, () => dropOrphans(platform, storage), { cron: '47 4 * * *' });
}
