import type { ChannelEntry } from '@danji/contracts/releases/channel';
import {
  REMOTE_NAMES,
  type HostedRemote,
  type Registry,
  type ReleaseManifest,
  type RemoteName,
} from '@danji/contracts/releases/release';
import { signObject } from '@danji/contracts/releases/signing';
import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { ChannelState } from '../platform/database/tables/releases.ts';
import type { ReleaseKeys } from '../platform/release-keys.ts';
import { findChannel, type ChannelTrust } from './channel.repository.ts';
import { revokedName } from './channel.service.ts';
import { findKnownManifest } from './known-manifests.ts';
import { isOrigin } from './override.ts';
import { canLoadRemote } from './release.policy.ts';
import { isInCandidate } from './sticky.ts';
import type { Visit } from './visitor.ts';

/** A tab that hears nothing newer for so long no longer knows what to load. */
export const SET_SECONDS = 24 * 60 * 60;

/** Address of a release's folder. */
export const baseOf = (remote: RemoteName, release: string): string => `/remotes/${remote}/${release}/`;

/** Only scripts are checked by the browser's guard; hashes of other files would only make every page heavier. */
const integrityOf = ({ files }: ReleaseManifest): Record<string, string> =>
  Object.fromEntries(files.filter(({ path }) => path.endsWith('.js')).map(({ path, integrity }) => [path, integrity]));

const addressOf = (manifest: ReleaseManifest) => ({
  release: manifest.release,
  base: baseOf(manifest.remote, manifest.release),
  entry: manifest.entry,
  container: manifest.container,
  integrity: integrityOf(manifest),
});

type Facts = Pick<HostedRemote, 'contract' | 'routes' | 'navigation' | 'slots'>;
const factsOf = ({ contract, routes, navigation, slots }: Facts): Facts => ({ contract, routes, navigation, slots });

type Choice = { arm: 'active' | 'candidate' | 'override'; chosen: string; previous: string | null };

/** The release of one remote that this visitor gets. What an operator tries has no fallback: it must not pass for what it is not. */
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

/** The release of a remote that the channel gives a visitor without an override. */
export const findAssigned = (
  { remotes }: Pick<ChannelState, 'remotes'>,
  remote: RemoteName,
  visit: Visit,
): string | undefined => choose(remote, remotes[remote], visit, undefined)?.chosen;

/** A remote as a development server on the operator's machine serves it; that machine is asked for nothing, so the facts are those of the active release. */
const toDeveloped = (remote: RemoteName, origin: string, active: ReleaseManifest | undefined): HostedRemote => ({
  remote,
  release: 'dev',
  arm: 'override',
  base: `${origin}/dev/${remote}/`,
  entry: 'remote-entry.js',
  container: `danji_${remote}_dev`,
  ...factsOf(active ?? { contract: '1.0', routes: [`/${remote}`], navigation: [], slots: [] }),
  integrity: {},
  previous: null,
});

export type VisitorRemotes = {
  /** The release of every remote, the visitor's or not; of these only the routes may be told to everybody. */
  active: ReleaseManifest[];
  registry: Registry;
};

/** A visitor's set with its dates and signature. */
export const signSet = (
  set: Pick<Registry, 'revision' | 'remotes' | 'revoked' | 'override'>,
  { registry }: ReleaseKeys,
  now: Date,
): Registry =>
  signObject({ ...set, issued: now.toISOString(), expires: addSeconds(now, SET_SECONDS).toISOString() }, registry.sign);

/** The remotes a visitor may load, as the shell gets them. */
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
      release ? findKnownManifest(db, remote, release) : undefined;
    const { arm, chosen, previous } = choice;
    const manifest = await find(isOrigin(chosen) ? entry?.active : chosen);
    if (manifest) active.push(manifest);
    if (!mayLoad) continue;
    if (isOrigin(chosen)) remotes.push(toDeveloped(remote, chosen, manifest));
    else if (manifest) {
      const before = await find(previous);
      remotes.push({
        remote,
        arm,
        ...addressOf(manifest),
        ...factsOf(manifest),
        previous: before ? addressOf(before) : null,
      });
    }
  }
  const revoked = REMOTE_NAMES.filter((remote) => canLoadRemote(visit.visitor, remote)).flatMap((remote) =>
    channel.revoked.filter((name) => name.startsWith(revokedName(remote, ''))),
  );
  const override = visit.override.filter(({ remote }) =>
    remotes.some((hosted) => hosted.remote === remote && hosted.arm === 'override'),
  );
  return {
    active,
    registry: signSet({ revision: channel.revision, remotes, revoked, override }, trust.releaseKeys, now),
  };
}
