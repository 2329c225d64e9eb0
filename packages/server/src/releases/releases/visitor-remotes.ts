import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { HostedRemote, Registry, ReleaseManifest } from '@danji/contracts/releases/release';
import { developmentContainer, REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/remotes';
import { signObject } from '@danji/contracts/releases/signing';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { ChannelState } from './tables.ts';
import type { ReleaseKeys } from '../../platform/release-keys.ts';
import { findChannel, type ChannelTrust } from './channel.repository.ts';
import { revokedName } from './channel.service.ts';
import { findCachedManifest } from './manifest-cache.ts';
import { isDevelopmentTarget } from './override.ts';
import { canLoadRemote, isPublicRemote } from './release.policy.ts';
import { isInCandidate } from './sticky.ts';
import type { Visit } from './visitor.ts';

/** A registry is valid this long; a tab without a newer one then no longer knows what to load. */
export const REGISTRY_SECONDS = 24 * 60 * 60;

/** Returns the address of a release's folder. */
export const baseOf = (remote: RemoteName, release: string): string => `/remotes/${remote}/${release}/`;

/**
 * Returns the hashes of the scripts. The browser checks only scripts; hashes of other files would only make every page
 * larger.
 */
const integrityOf = ({ files }: ReleaseManifest): Record<string, string> =>
  Object.fromEntries(files.filter(({ path }) => path.endsWith('.js')).map(({ path, integrity }) => [path, integrity]));

const addressOf = (manifest: ReleaseManifest) => ({
  release: manifest.release,
  base: baseOf(manifest.remote, manifest.release),
  entry: manifest.entry,
  ...(manifest.entryType && { entryType: manifest.entryType }),
  container: manifest.container,
  integrity: integrityOf(manifest),
});

type RemoteMetadata = Pick<HostedRemote, 'contract' | 'routes' | 'navigation' | 'slots' | 'titles' | 'contributions'>;
const metadataOf = ({
  contract,
  routes,
  navigation,
  slots,
  titles,
  contributions,
}: RemoteMetadata): RemoteMetadata => ({
  contract,
  routes,
  navigation,
  slots,
  ...(titles && { titles }),
  ...(contributions && { contributions }),
});

type Choice = { arm: 'active' | 'candidate' | 'override'; chosen: string; previous: string | null };

/**
 * Chooses the release of one remote for a visitor. An override has no fallback, so that an operator never tests another
 * release by mistake.
 */
function choose(
  remote: RemoteName,
  entry: ChannelEntry | undefined,
  visit: Visit,
  target: string | undefined,
): Choice | undefined {
  if (target !== undefined) return { arm: 'override', chosen: target, previous: null };
  if (entry?.candidate && isInCandidate(entry.candidate, remote, visit))
    return { arm: 'candidate', chosen: entry.candidate.release, previous: entry.active };
  return entry && { arm: 'active', chosen: entry.active, previous: entry.previous };
}

/** Returns the release of a remote that the channel assigns to a visitor without an override. */
export const findAssignedRelease = (
  { remotes }: Pick<ChannelState, 'remotes'>,
  remote: RemoteName,
  visit: Visit,
): string | undefined => choose(remote, remotes[remote], visit, undefined)?.chosen;

/**
 * Describes a remote that a development server on the operator's machine serves. That machine is not asked, so the
 * metadata is that of the active release.
 */
const toDevelopmentRemote = (
  remote: RemoteName,
  target: string,
  active: ReleaseManifest | undefined,
): HostedRemote => ({
  remote,
  release: 'dev',
  arm: 'override',
  // Of a manifest the browser reads the entry; without one it is where our development server has it (build/dev.ts).
  ...(target.endsWith('.json')
    ? { base: new URL('.', target).href, entry: target.slice(target.lastIndexOf('/') + 1) }
    : { base: `${target}/dev/${remote}/`, entry: 'remote-entry.js' }),
  container: developmentContainer(remote),
  ...metadataOf(active ?? { contract: '1.0', routes: [`/${remote}`], navigation: [], slots: [] }),
  integrity: {},
  previous: null,
});

export type VisitorRemotes = {
  /**
   * The release of every remote, also of those that the visitor may not load; of these only the routes may be revealed.
   */
  active: ReleaseManifest[];
  registry: Registry;
};

/** Signs a visitor's registry with its dates. */
export const signRegistry = (
  set: Omit<Registry, 'issued' | 'expires' | 'signature'>,
  { registry }: ReleaseKeys,
  now: Date,
): Registry =>
  signObject(
    { ...set, issued: now.toISOString(), expires: addSeconds(now, REGISTRY_SECONDS).toISOString() },
    registry.sign,
  );

/** Finds the remotes that a visitor may load, as the shell gets them. */
export async function findVisitorRemotes(
  db: Db,
  trust: ChannelTrust,
  visit: Visit,
  now: Date,
): Promise<VisitorRemotes> {
  const channel = await findChannel(db, trust);
  const active: ReleaseManifest[] = [];
  const remotes: HostedRemote[] = [];
  for (const remote of REMOTE_NAMES) {
    const entry = channel.remotes[remote];
    const mayLoad = canLoadRemote(visit.visitor, remote);
    const target = mayLoad
      ? visit.override.find(
          (override) => override.remote === remote && !channel.revoked.includes(revokedName(remote, override.target)),
        )?.target
      : undefined;
    const choice = choose(remote, entry, visit, target);
    if (!choice) continue;
    const find = async (release: string | null | undefined) =>
      release ? findCachedManifest(db, remote, release) : undefined;
    const { arm, chosen, previous } = choice;
    const manifest = await find(isDevelopmentTarget(chosen) ? entry?.active : chosen);
    if (manifest) active.push(manifest);
    if (!mayLoad) continue;
    if (isDevelopmentTarget(chosen)) remotes.push(toDevelopmentRemote(remote, chosen, manifest));
    else if (manifest) {
      const before = await find(previous);
      remotes.push({
        remote,
        arm,
        ...addressOf(manifest),
        ...metadataOf(manifest),
        previous: before ? addressOf(before) : null,
      });
    }
  }
  const revoked = REMOTE_NAMES.filter((remote) => canLoadRemote(visit.visitor, remote)).flatMap((remote) =>
    channel.revoked.filter((name) => name.startsWith(revokedName(remote, ''))),
  );
  const staffRoutes = active.filter(({ remote }) => !isPublicRemote(remote)).flatMap(({ routes }) => routes);
  const override = visit.override.filter(({ remote }) =>
    remotes.some((hosted) => hosted.remote === remote && hosted.arm === 'override'),
  );
  return {
    active,
    registry: signRegistry(
      { revision: channel.revision, remotes, staffRoutes, revoked, override },
      trust.releaseKeys,
      now,
    ),
  };
}
