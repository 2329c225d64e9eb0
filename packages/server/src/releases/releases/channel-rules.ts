import type { ChannelChange, ChannelEntry, Cohort } from '@danji/contracts/releases/channel';
import type { NanoId } from '@danji/contracts/fields';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';

/** The result of a change to a remote's entry; without an entry the remote is no longer hosted. */
export type Change = Pick<ChannelChange, 'action' | 'release' | 'before' | 'percent'> & {
  entry: ChannelEntry | undefined;
  revokes?: true;
};

type Current = ChannelEntry | undefined;

const refuse = (title: string): ProblemError => new ProblemError('invalid_transition', { title });

/**
 * Gives the release to all visitors and ends any candidate. Returning to the previous release leaves no fallback, since
 * the fallback would be the release that has just been given up. Returns `undefined` when the release is active
 * already.
 */
export function toPromotion(current: Current, release: string): Change | undefined {
  if (current?.active === release) return undefined;
  const goesBack = current?.previous === release;
  const entry: ChannelEntry = {
    active: release,
    previous: goesBack ? null : (current?.active ?? null),
    candidate: null,
    state: goesBack ? 'rolled_back' : 'steady',
  };
  return { action: 'promote', release, before: current?.active ?? null, percent: null, entry };
}

type CandidateShare = { release: string; percent: number; cohorts: Cohort[] };

/**
 * Gives the release to a share of the visitors. A release that is the candidate already keeps its salt, so that
 * visitors who have it keep it while the share grows.
 */
export function toCanary(
  current: Current,
  { release, percent, cohorts }: CandidateShare,
  fresh: { salt: NanoId; since: string },
): Change | undefined {
  if (!current) throw refuse('아직 적용한 릴리스가 없는 리모트예요. 먼저 모두에게 적용해 주세요.');
  if (current.active === release) throw invalidField('release', '이미 모두가 쓰고 있는 릴리스예요.');
  const existing = current.candidate?.release === release ? current.candidate : undefined;
  const sorted = cohorts.toSorted();
  if (existing?.percent === percent && existing.cohorts.join() === sorted.join()) return undefined;
  const { salt, since } = existing ?? fresh;
  const candidate = { release, percent, cohorts: sorted, salt, since };
  return {
    action: 'canary',
    release,
    before: current.active,
    percent,
    entry: { ...current, candidate, state: 'canary' },
  };
}

/** Removes the candidate; without one the previous release becomes active again. */
export function toRollBack(current: Current): Change {
  if (current?.candidate)
    return {
      action: 'rollback',
      release: current.active,
      before: current.candidate.release,
      percent: null,
      entry: { ...current, candidate: null, state: 'rolled_back' },
    };
  if (!current?.previous) throw refuse('되돌릴 이전 릴리스가 없어요. 쓸 릴리스를 직접 적용해 주세요.');
  return {
    action: 'rollback',
    release: current.previous,
    before: current.active,
    percent: null,
    entry: { active: current.previous, previous: null, candidate: null, state: 'rolled_back' },
  };
}

/** Pins the active release or unpins it; `undefined` when it is so already. A candidate beside it is not affected. */
export function toPin(current: Current, pinned: boolean): Change | undefined {
  if (!current) throw refuse('아직 적용한 릴리스가 없는 리모트예요. 먼저 모두에게 적용해 주세요.');
  if ((current.pinned ?? false) === pinned) return undefined;
  const { active } = current;
  const entry = pinned ? { ...current, pinned } : withoutPin(current);
  return { action: pinned ? 'pin' : 'unpin', release: active, before: active, percent: null, entry };
}

function withoutPin(entry: ChannelEntry): ChannelEntry {
  const { pinned: _, ...unpinned } = entry;
  return unpinned;
}

/**
 * Revokes the release, so that no visitor gets it any more. `hasOthers` says whether another release of the remote
 * could take its place.
 */
export function toRevocation(current: Current, release: string, hasOthers: boolean): Change {
  const change = { action: 'revoke', release, before: current?.active ?? null, percent: null, revokes: true } as const;
  if (current?.active !== release) return { ...change, entry: current && withoutRelease(current, release) };
  if (current.previous)
    return {
      ...change,
      entry: {
        ...withoutPin(current),
        active: current.previous,
        previous: null,
        candidate: current.candidate?.release === current.previous ? null : current.candidate,
        state: 'rolled_back',
      },
    };
  if (hasOthers) throw refuse('대신 쓸 이전 릴리스가 없어요. 다른 릴리스를 먼저 적용한 뒤 회수해 주세요.');
  return { ...change, entry: undefined };
}

function withoutRelease(current: ChannelEntry, release: string): ChannelEntry {
  const takesCandidate = current.candidate?.release === release;
  return {
    ...current,
    previous: current.previous === release ? null : current.previous,
    candidate: takesCandidate ? null : current.candidate,
    state: takesCandidate ? 'rolled_back' : current.state,
  };
}
