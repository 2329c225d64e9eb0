import type { ReleaseManifest, RemoteName } from '@danji/contracts/releases/release';
import type { Db } from '../platform/database/open-database.ts';
import { findManifest } from './release.repository.ts';

const known = new WeakMap<Db, Map<string, ReleaseManifest>>();
const KNOWN_MAX = 200;

/** Returns the manifest of a release. It never changes, so each is read from the database once. */
export async function findKnownManifest(
  db: Db,
  remote: RemoteName,
  release: string,
): Promise<ReleaseManifest | undefined> {
  const manifests = known.get(db) ?? new Map<string, ReleaseManifest>();
  known.set(db, manifests);
  const key = `${remote}/${release}`;
  const manifest = manifests.get(key) ?? (await findManifest(db, { remote, release }));
  if (manifest) manifests.set(key, manifest);
  if (manifests.size > KNOWN_MAX) manifests.delete(manifests.keys().next().value ?? '');
  return manifest;
}

/** Removes a manifest from the cache after its release was deleted. */
export const forgetManifest = (db: Db, remote: RemoteName, release: string): void =>
  void known.get(db)?.delete(`${remote}/${release}`);
