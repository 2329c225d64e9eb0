import { UPLOAD_LIMITS } from '@danji/contracts/limits';
import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteUnusedFiles, listStoredKeys } from './file.repository.ts';
import { removeUploads } from './file.service.ts';

const DAY_SECONDS = 86_400;
/** Stored bytes without a row are retained so long. */
const ORPHAN_SECONDS = DAY_SECONDS;
const BATCH = 500;

async function purgeUnusedFiles(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const before = {
    temporary: addSeconds(now, -UPLOAD_LIMITS.temporaryDays * DAY_SECONDS),
    unused: addSeconds(now, -UPLOAD_LIMITS.unusedDays * DAY_SECONDS),
  };
  for (;;) {
    const purged = await deleteUnusedFiles(platform.db, before, BATCH);
    // Deleting rows first is safe: bytes that remain are found as orphans, while a row without bytes would be a broken
    // file.
    await removeUploads(platform, purged);
    if (purged.length < BATCH) return;
  }
}

/** Removes bytes that a failed transaction left in storage. */
async function purgeOrphans(platform: Platform): Promise<void> {
  const before = addSeconds(platform.clock.now(), -ORPHAN_SECONDS);
  const removeUnknown = async (keys: string[]) => {
    if (keys.length === 0) return;
    const used = await listStoredKeys(platform.db, keys);
    await platform.files.remove(keys.filter((key) => !used.has(key)));
  };
  let keys: string[] = [];
  for await (const { key, modified } of platform.files.list()) {
    if (modified < before) keys.push(key);
    if (keys.length < BATCH) continue;
    await removeUnknown(keys);
    keys = [];
  }
  await removeUnknown(keys);
}

/** Collects files that no record uses; hourly. */
export const collectTemporaryFiles = defineJob('commons.collect_temporary_files', purgeUnusedFiles, {
  cron: '17 * * * *',
});
/** Collects orphans; nightly. */
export const collectOrphans = defineJob('commons.collect_orphans', purgeOrphans, { cron: '37 4 * * *' });
