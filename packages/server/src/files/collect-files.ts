import type { FastifyInstance } from 'fastify';
import { addSeconds } from '../platform/clock.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteTemporaryFiles, listStoredKeys } from './file.repository.ts';
import { removeUploads } from './file.service.ts';

/** Temporary files, and stored bytes without a row, are retained for a day (seconds). */
const RETENTION_SECONDS = 86_400;
const BATCH = 500;

export const collectTemporaryFiles = defineJob('commons.collect_temporary_files');
export const collectOrphans = defineJob('commons.collect_orphans');

async function purgeTemporaryFiles(platform: Platform): Promise<void> {
  for (;;) {
    const purged = await deleteTemporaryFiles(platform.db, addSeconds(platform.clock.now(), -RETENTION_SECONDS), BATCH);
    // Deleting rows first is safe: bytes that remain are found as orphans, while a row without bytes would be a broken
    // file.
    await removeUploads(platform, purged);
    if (purged.length < BATCH) return;
  }
}

/** Removes bytes that a failed transaction left in storage. */
async function purgeOrphans(platform: Platform): Promise<void> {
  const before = addSeconds(platform.clock.now(), -RETENTION_SECONDS);
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

/** Temporary files are collected each hour, orphans each night. */
export function registerFileCollection({ platform }: FastifyInstance): void {
  platform.jobs.handle(collectTemporaryFiles, () => purgeTemporaryFiles(platform), { cron: '17 * * * *' });
  platform.jobs.handle(collectOrphans, () => purgeOrphans(platform), { cron: '37 4 * * *' });
}
