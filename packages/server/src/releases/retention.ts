import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { ChannelState } from '../platform/database/tables/releases.ts';
import { transaction } from '../platform/database/transaction.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';
import { findChannel } from './channel.repository.ts';
import { revokedName } from './channel.service.ts';
import { lockFilesAlone } from './kept-files.ts';
import { forgetManifest } from './known-manifests.ts';
import { storageKeyOf } from './release-files.ts';
import {
  deleteOldShells,
  deleteReleases,
  holdChannel,
  insertCleanUp,
  listOldReleases,
  listUsedHashes,
  type ReleaseName,
} from './retention.repository.ts';

/** Removes dead releases and shells with their files, nightly. */
export const cleanUpReleases = defineJob('releases.clean_up');

/** So long after it was last used an old tab still finds its release, and the newest ones of each remote stay whatever their age (FEDERATION §4). */
export const KEPT = { seconds: 30 * 86_400, newest: 10 } as const;

/** What people get or fall back on stays. */
function isNamed({ remotes }: ChannelState, { remote, release }: ReleaseName): boolean {
  const entry = remotes[remote];
  return [entry?.active, entry?.previous, entry?.candidate?.release].includes(release);
}

async function removeRows(platform: Platform, now: Date): Promise<{ releases: ReleaseName[]; shells: string[] }> {
  const limits = { before: addSeconds(now, -KEPT.seconds).toISOString(), newest: KEPT.newest };
  return transaction(platform.db, async (db) => {
    await holdChannel(db);
    const channel = await findChannel(db, platform);
    const releases = (await listOldReleases(db, limits)).filter((name) => !isNamed(channel, name));
    await deleteReleases(db, releases);
    return { releases, shells: await deleteOldShells(db, limits) };
  });
}

/** Names of the stored files; what is just being written has another one. */
async function listStored(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) if (!key.endsWith('.part')) keys.push(key);
  return keys;
}

/** Compressed forms lie beside a file under its name: `<hash>.br`. */
const hashOf = (key: string): string => key.split('.', 1)[0] ?? '';

async function withoutUsed(db: Db, keys: readonly string[]): Promise<string[]> {
  const used = new Set([...(await listUsedHashes(db))].map((integrity) => storageKeyOf({ integrity }, 'identity')));
  return keys.filter((key) => !used.has(hashOf(key)));
}

/**
 * Removes dead releases and shells, then the files that nothing names any more, those of uploads that failed too. Who
 * writes a release at this moment waits, and learns from the row that its files may be gone (`keepFiles`).
 */
export async function removeDead(platform: Platform, storage: ObjectStorage): Promise<void> {
  const { db, log, clock } = platform;
  const now = clock.now();
  const { releases, shells } = await removeRows(platform, now);
  for (const { remote, release } of releases) forgetManifest(db, remote, release);
  const unused = await withoutUsed(db, await listStored(storage));
  if (releases.length + shells.length + unused.length === 0) return;
  const told = { releases: releases.map(({ remote, release }) => revokedName(remote, release)), shells };
  const failure = await transaction(db, async (db) => {
    await lockFilesAlone(db);
    const gone = await withoutUsed(db, unused);
    const failed = await storage.remove(gone).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    await insertCleanUp(db, { ...told, files: gone.length, now });
    log.info({ ...told, files: gone.length }, 'dead releases and shells were removed');
    return failed;
  });
  // Told after the row is written: some files may be gone, and uploads must know.
  if (failure) throw failure.error;
}

export const handleRetention = (platform: Platform, storage: ObjectStorage): void =>
  platform.jobs.handle(cleanUpReleases, () => removeDead(platform, storage), { cron: '53 4 * * *' });
