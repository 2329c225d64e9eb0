import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { Db } from '../../platform/database/open-database.ts';
import { findManifest } from './release.repository.ts';

const caches = new WeakMap<Db, Map<string, ReleaseManifest>>();
const MAX_CACHED = 200;

/** Returns the manifest of a release. It never changes, so each is read from the database once. */
export async function findCachedManifest(
  db: Db,
  remote: RemoteName,
  release: string,
): Promise<ReleaseManifest | undefined> {
  const manifests = caches.get(db) ?? new Map<string, ReleaseManifest>();
  caches.set(db, manifests);
  const key = `${remote}/${release}`;
  const manifest = manifests.get(key) ?? (await findManifest(db, { remote, release }));
  if (manifest) manifests.set(key, manifest);
  if (manifests.size > MAX_CACHED) manifests.delete(manifests.keys().next().value ?? '');
  return manifest;
}

/** Removes a manifest from the cache after its release was deleted. */
export const evictManifest = (db: Db, remote: RemoteName, release: string): void =>
  void caches.get(db)?.delete(`${remote}/${release}`);
