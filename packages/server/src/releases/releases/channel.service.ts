import type { ChannelEntry, Cohort } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { Db } from '../../platform/database/open-database.ts';
import type { ChannelState } from './tables.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { newNanoId } from '../../platform/ids.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { toCanary, toPin, toPromotion, toRevocation, toRollBack, type Change } from './channel-rules.ts';
import { findChannel, insertRevision, type ChannelTrust } from './channel.repository.ts';
import { findManifest, hasOtherRelease, filterUploaded, markUsed } from './release.repository.ts';

/** `user_id` is null for the release pipeline, and for an automatic roll-back (`automatic`). */
type ChannelRequest = {
  remote: RemoteName;
  revision: number;
  reason?: string | undefined;
  user_id: number | null;
  automatic?: boolean;
  now: Date;
};

/** A remote's entry before and after, with the revision each was in. */
export type EntryTransition = Record<
  'before' | 'after',
  { revision: number; remote: RemoteName; entry: ChannelEntry | null }
>;

export const revokedName = (remote: RemoteName, release: string): string => `${remote}@${release}`;

/**
 * Returns the revoked releases after a change. Releases that the clean-up has removed are dropped: no tab has run them
 * for as long as files are retained.
 */
const toRevoked = async (db: Db, revoked: readonly string[], name: string | undefined): Promise<string[]> => [
  ...(await filterUploaded(db, revoked)),
  ...(name === undefined ? [] : [name]),
];

/**
 * Changes one remote's entry by compare-and-swap on the revision; the other remotes are unchanged. `decide` returns
 * nothing when no change is needed.
 */
const changeChannel = (
  db: Db,
  trust: ChannelTrust,
  request: ChannelRequest,
  decide: (state: ChannelState, db: Db) => Promise<Change | undefined> | Change | undefined,
): Promise<EntryTransition> =>
  transaction(db, async (db) => {
    const { remote, revision, reason, user_id, automatic = false, now } = request;
    const state = await findChannel(db, trust);
    if (state.revision !== revision) throw toConflict(state.revision);
    const before = { revision, remote, entry: state.remotes[remote] ?? null };
    const change = await decide(state, db);
    if (!change) return { before, after: before };
    const { entry, revokes, ...record } = change;
    const { [remote]: _, ...others } = state.remotes;
    const revoked = await toRevoked(db, state.revoked, revokes && revokedName(remote, record.release));
    const document: ChannelState = {
      ...state,
      revision: revision + 1,
      revoked,
      remotes: entry ? { ...others, [remote]: entry } : others,
    };
    if (
      !(await insertRevision(db, trust, {
        ...record,
        document,
        remote,
        reason: reason ?? null,
        user_id,
        automatic,
        now,
      }))
    )
      throw toConflict(revision + 1);
    // The manifest is looked up after the revision is written: from then on the clean-up does not remove a release that
    // the revision names.
    if (!(await findManifest(db, { remote, release: record.release })))
      throw invalidField('release', '올라와 있지 않은 릴리스예요.');
    const used = [before.entry, entry].flatMap((remoteEntry) =>
      remoteEntry ? [remoteEntry.active, ...(remoteEntry.candidate ? [remoteEntry.candidate.release] : [])] : [],
    );
    // A revoked release is retained from now on, so that every tab that may run it learns that it is revoked.
    await markUsed(db, remote, revokes ? [...used, record.release] : used, now);
    return { before, after: { revision: revision + 1, remote, entry: entry ?? null } };
  });

const toConflict = (revision: number): ProblemError =>
  new ProblemError('conflict', {
    title: '다른 릴리스가 먼저 적용됐어요. 새로고침한 뒤 다시 시도해 주세요.',
    extra: { revision },
  });

function refuseRevoked({ revoked }: ChannelState, remote: RemoteName, release: string): void {
  if (revoked.includes(revokedName(remote, release)))
    throw invalidField('release', '회수한 릴리스예요. 고쳐서 새로 올려 주세요.');
}

/** Makes an uploaded release the active one of its remote. */
export const promote = (
  db: Db,
  trust: ChannelTrust,
  request: ChannelRequest & { release: string },
): Promise<EntryTransition> =>
  changeChannel(db, trust, request, (state) => {
    refuseRevoked(state, request.remote, request.release);
    return toPromotion(state.remotes[request.remote], request.release);
  });

/** Gives an uploaded release to a share of the visitors, or changes the share. */
export const startCanary = (
  db: Db,
  trust: ChannelTrust,
  request: ChannelRequest & { release: string; percent: number; cohorts: Cohort[] },
): Promise<EntryTransition> =>
  changeChannel(db, trust, request, (state) => {
    refuseRevoked(state, request.remote, request.release);
    return toCanary(state.remotes[request.remote], request, { salt: newNanoId(), since: request.now.toISOString() });
  });

/**
 * Removes the candidate, or returns to the previous release. @throws ProblemError `conflict` when the channel was
 * changed meanwhile, `invalid_transition` when there is no previous release.
 */
export const rollBack = (
  db: Db,
  trust: ChannelTrust,
  request: ChannelRequest & { reason: string },
): Promise<EntryTransition> => changeChannel(db, trust, request, ({ remotes }) => toRollBack(remotes[request.remote]));

/** Pins the active release of a remote, or unpins it. Doing it twice changes nothing. */
export const pin = (
  db: Db,
  trust: ChannelTrust,
  request: ChannelRequest & { pinned: boolean; reason: string },
): Promise<EntryTransition> =>
  changeChannel(db, trust, request, ({ remotes }) => toPin(remotes[request.remote], request.pinned));

/** Revokes a release for good. Doing it twice changes nothing. */
export const revoke = (
  db: Db,
  trust: ChannelTrust,
  request: ChannelRequest & { release: string; reason: string },
): Promise<EntryTransition> =>
  changeChannel(db, trust, request, async ({ remotes, revoked }, db) => {
    const { remote, release } = request;
    if (revoked.includes(revokedName(remote, release))) return undefined;
    const revokedReleases = revoked
      .filter((name) => name.startsWith(revokedName(remote, '')))
      .map((name) => name.slice(remote.length + 1));
    return toRevocation(remotes[remote], release, await hasOtherRelease(db, remote, [release, ...revokedReleases]));
  });
