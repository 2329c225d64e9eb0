import { REMOTE_NAMES, type HostedRemote, type Registry, type ReleaseManifest, type RemoteName } from '@danji/contracts/releases/release';
import type { Db } from '../platform/database/open-database.ts';
import type { Principal } from '../platform/http/principal.ts';
import { findRegistryState } from './registry.repository.ts';
import { canLoadRemote } from './release.policy.ts';
import { findManifest } from './release.repository.ts';

/** Address of a release's folder. */
export const baseOf = (remote: RemoteName, release: string): string => `/remotes/${remote}/${release}/`;

/** Only scripts are checked by the browser's guard; hashes of other files would only make every page heavier. */
const integrityOf = ({ files }: ReleaseManifest): Record<string, string> => Object.fromEntries(files.filter(({ path }) => path.endsWith('.js')).map(({ path, integrity }) => [path, integrity]));

const addressOf = (manifest: ReleaseManifest) => ({
  release: manifest.release, base: baseOf(manifest.remote, manifest.release), entry: manifest.entry, container: manifest.container, integrity: integrityOf(manifest),
});

function toHosted(active: ReleaseManifest, previous: ReleaseManifest | undefined): HostedRemote {
  const { remote, contract, routes, navigation, slots } = active;
  return { remote, ...addressOf(active), contract, routes, navigation, slots, previous: previous ? addressOf(previous) : null };
}

export type VisitorRemotes = {
  /** Every active release, the visitor's or not; of these only the routes may be told to everybody. */
  active: ReleaseManifest[];
  registry: Registry;
};

/** The remotes a visitor may load, as the shell gets them. */
export async function findVisitorRemotes(db: Db, visitor: Principal | null, now: Date): Promise<VisitorRemotes> {
  const { revision, document } = await findRegistryState(db);
  const active: ReleaseManifest[] = [];
  const remotes: HostedRemote[] = [];
  for (const remote of REMOTE_NAMES) {
    const entry = document[remote];
    const manifest = entry && (await findKnownManifest(db, remote, entry.active));
    if (!manifest) continue;
    active.push(manifest);
    if (canLoadRemote(visitor, remote)) remotes.push(toHosted(manifest, entry.previous === null ? undefined : await findKnownManifest(db, remote, entry.previous)));
  }
  return { active, registry: { revision, issued: now.toISOString(), remotes } };
}

const known = new WeakMap<Db, Map<string, ReleaseManifest>>();
const KNOWN_MAX = 200;

/** Manifest of a release; it never changes, so each is read from the database once. */
export async function findKnownManifest(db: Db, remote: RemoteName, release: string): Promise<ReleaseManifest | undefined> {
  const manifests = known.get(db) ?? new Map<string, ReleaseManifest>();
  known.set(db, manifests);
  const key = `${remote}/${release}`;
  const manifest = manifests.get(key) ?? (await findManifest(db, { remote, release }));
  if (manifest) manifests.set(key, manifest);
  if (manifests.size > KNOWN_MAX) manifests.delete(manifests.keys().next().value ?? '');
  return manifest;
}
