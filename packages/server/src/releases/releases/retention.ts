import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { ChannelState } from './tables.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { findChannel } from './channel.repository.ts';
import { revokedName } from './channel.service.ts';
import { lockFilesExclusively } from './stored-files.ts';
import { evictManifest } from './manifest-cache.ts';
import { storageKeyOf } from './release-files.ts';
import {
  deleteOldShells,
  deleteReleases,
  lockChannel,
  insertCleanUp,
  listOldReleases,
  listUsedHashes,
  type ReleaseName,
} from './retention.repository.ts';

/**
 * A release is retained this long after its last use, so that an old tab still finds it; the newest ones of each remote
 * are retained whatever their age (FEDERATION §4).
 */
const RETENTION = { seconds: 30 * 86_400, newest: 10 } as const;

/** Whether the channel names a release as active, previous or candidate; such releases stay. */
function isNamed({ remotes }: ChannelState, { remote, release }: ReleaseName): boolean {
  const entry = remotes[remote];
  return [entry?.active, entry?.previous, entry?.candidate?.release].includes(release);
}

async function removeRows(platform: Platform, now: Date): Promise<{ releases: ReleaseName[]; shells: string[] }> {
  const limits = { before: addSeconds(now, -RETENTION.seconds).toISOString(), newest: RETENTION.newest };
  return transaction(platform.db, async (db) => {
    await lockChannel(db);
    const channel = await findChannel(db, platform);
    const releases = (await listOldReleases(db, limits)).filter((name) => !isNamed(channel, name));
    await deleteReleases(db, releases);
    return { releases, shells: await deleteOldShells(db, limits) };
  });
}

/** Lists the keys of the stored files; a file that is just being written has another name. */
async function listStored(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) if (!key.endsWith('.part')) keys.push(key);
  return keys;
}

/** Compressed forms are stored beside a file under its name: `<hash>.br`. */
const hashOf = (key: string): string => key.split('.', 1)[0] ?? '';

async function withoutUsed(db: Db, keys: readonly string[]): Promise<string[]> {
  const used = new Set([...(await listUsedHashes(db))].map((integrity) => storageKeyOf({ integrity }, 'identity')));
  return keys.filter((key) => !used.has(hashOf(key)));
}

/**
 * Removes unused releases and shells, then the files that no release or shell names any more, also those of failed
 * uploads. An upload at the same moment waits, and learns from the row that its files may have been removed
 * (`writeWithFiles`).
 */
async function removeUnusedReleases(platform: Platform, storage: ObjectStorage): Promise<void> {
  const { db, log, clock } = platform;
  const now = clock.now();
  const { releases, shells } = await removeRows(platform, now);
  for (const { remote, release } of releases) evictManifest(db, remote, release);
  const unused = await withoutUsed(db, await listStored(storage));
  if (releases.length + shells.length + unused.length === 0) return;
  const removed = { releases: releases.map(({ remote, release }) => revokedName(remote, release)), shells };
  const failure = await transaction(db, async (db) => {
    await lockFilesExclusively(db);
    const unreferenced = await withoutUsed(db, unused);
    const failed = await storage.remove(unreferenced).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    await insertCleanUp(db, { ...removed, files: unreferenced.length, now });
    log.info({ ...removed, files: unreferenced.length }, 'dead releases and shells were removed');
    return failed;
  });
  // The error is thrown after the row is written: some files may have been removed, and uploads must know.
  if (failure) throw failure.error;
}

/** Removes unused releases and shells with their files, nightly. */
export const cleanUpReleases = defineJob(
  'releases.clean_up',
  ({ shared: storage, ...platform }: JobRun<object, ObjectStorage>) => removeUnusedReleases(platform, storage),
  { cron: '53 4 * * *' },
);
