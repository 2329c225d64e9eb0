import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { listReleases } from '@danji/contracts/releases/release.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { newNanoId } from '../../platform/ids.ts';

type ReleaseKey = { remote: string; release: string };

/** Writes a release; `false` when its id or its container name is taken: a release is never written twice. */
export async function insertRelease(db: Db, manifest: ReleaseManifest, now: Date): Promise<boolean> {
  const { remote, release, version, commit, container, files } = manifest;
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  const row = await db
    .insertInto('release')
    .values({
      nano_id: newNanoId(),
      remote,
      release,
      version,
      commit,
      container,
      manifest: toJson(manifest),
      bytes,
      created: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findManifest(db: Db, { remote, release }: ReleaseKey): Promise<ReleaseManifest | undefined> {
  const row = await db
    .selectFrom('release')
    .select('manifest')
    .where('remote', '=', remote as RemoteName)
    .where('release', '=', release)
    .executeTakeFirst();
  return row?.manifest;
}

/** Marks releases as in use now; the clean-up counts from this moment. */
export async function markUsed(db: Db, remote: RemoteName, releases: string[], now: Date): Promise<void> {
  if (releases.length > 0)
    await db
      .updateTable('release')
      .set({ promoted: now })
      .where('remote', '=', remote)
      .where('release', 'in', releases)
      .execute();
}

/** Filters releases by name (`remote@release`), leaving those that are uploaded. */
export async function filterUploaded(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const name = sql<string>`remote || '@' || release`;
  const rows = await db.selectFrom('release').where(name, 'in', names).select(name.as('name')).execute();
  const existing = new Set(rows.map((row) => row.name));
  return names.filter((requested) => existing.has(requested));
}

/** Whether a release was ever revoked; the channel names only revoked releases that still exist. */
export async function wasRevoked(db: Db, { remote, release }: ReleaseKey): Promise<boolean> {
  const row = await db
    .selectFrom('channel_revision')
    .select('revision')
    .where('action', '=', 'revoke')
    .where('remote', '=', remote as RemoteName)
    .where('release', '=', release)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the remote has an uploaded release besides these. */
export async function hasOtherRelease(db: Db, remote: RemoteName, besides: string[]): Promise<boolean> {
  return (
    (await db
      .selectFrom('release')
      .select('id')
      .where('remote', '=', remote)
      .where('release', 'not in', besides)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

export function listReleaseRows(db: Db, query: QueryOf<typeof listReleases>) {
  const { remote } = query;
  const releases = db.selectFrom('release');
  return readPage(db, query, {
    found: remote === undefined ? releases : releases.where('remote', '=', remote),
    order: [['created', 'desc']],
    key: 'release.id',
    lines: releases.select(['nano_id as id', 'remote', 'release', 'version', 'commit', 'bytes', 'created', 'promoted']),
  });
}
