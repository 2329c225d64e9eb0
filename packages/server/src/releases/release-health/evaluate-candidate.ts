import { formatNumber } from '@danji/contracts/format/number';
import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { evaluateRelease, MARGINS, type Interval, type Sums } from './evaluate-release.ts';
import {
  type FailureKind,
  listSlots,
  type Promotion,
  type SampleSource,
  type SlotSums,
} from './evaluation.repository.ts';
import { toSlot } from './slots.ts';

/** The period before a release became active over which its predecessor is measured, seconds. */
const BEFORE_SECONDS = 86_400;

const KINDS: readonly { kind: FailureKind; subject: string }[] = [
  { kind: 'load_failures', subject: '화면을 불러오지 못한 일이' },
  { kind: 'errors', subject: '화면의 오류가' },
];

const NOTHING: Sums = { attempts: 0, failed: 0 };
const add = (slots: readonly SlotSums[], kind: FailureKind): Sums =>
  slots.reduce(
    (all, { [kind]: { attempts, failed } }) => ({ attempts: all.attempts + attempts, failed: all.failed + failed }),
    NOTHING,
  );

type Comparison = { fresh: SlotSums[]; baseline: SlotSums[] };

/** Pairs the counts of both releases slot by slot. */
const toConcurrentIntervals = ({ fresh, baseline }: Comparison, kind: FailureKind): Interval[] =>
  [...new Set([...fresh, ...baseline].map(({ slot }) => slot))].map((slot) => ({
    fresh: fresh.find((sums) => sums.slot === slot)?.[kind] ?? NOTHING,
    baseline: baseline.find((sums) => sums.slot === slot)?.[kind] ?? NOTHING,
  }));

const toSuccessiveInterval = ({ fresh, baseline }: Comparison, kind: FailureKind): Interval[] => [
  { fresh: add(fresh, kind), baseline: add(baseline, kind) },
];

const toShare = ({ attempts, failed }: Sums): string =>
  `${formatNumber(attempts)}번 가운데 ${formatNumber(failed)}번(${((failed / Math.max(1, attempts)) * 100).toFixed(1)}%)`;

/** A kind of failure that the new release has significantly more often: Korean, its subject and a sentence of figures. */
export type Finding = { kind: FailureKind; subject: string; figures: string };

const findWorse = (comparison: Comparison, toIntervals: typeof toConcurrentIntervals, margin: number): Finding[] =>
  KINDS.flatMap(({ kind, subject }) => {
    const { isWorse, fresh, baseline } = evaluateRelease(toIntervals(comparison, kind), margin);
    return isWorse
      ? [{ kind, subject, figures: `새 릴리스는 ${toShare(fresh)}, 쓰던 릴리스는 ${toShare(baseline)}이에요.` }]
      : [];
  });

/**
 * Evaluates a candidate against the active release over the candidate's lifetime. A candidate that all visitors get is
 * also compared with the active release on the day before.
 */
export async function evaluateCandidate(
  db: Db,
  remote: RemoteName,
  { active, candidate }: Pick<ChannelEntry, 'active' | 'candidate'>,
  source: SampleSource,
  now: Date,
): Promise<Finding[]> {
  if (!candidate) return [];
  const start = toSlot(new Date(candidate.since));
  const fresh = await listSlots(db, { remote, release: candidate.release }, source, start, now);
  const concurrent = findWorse(
    { fresh, baseline: await listSlots(db, { remote, release: active }, source, start, now) },
    toConcurrentIntervals,
    MARGINS.concurrent,
  );
  if (concurrent.length > 0 || candidate.percent < 100) return concurrent;
  const before = addSeconds(new Date(candidate.since), -BEFORE_SECONDS);
  return findWorse(
    { fresh, baseline: await listSlots(db, { remote, release: active }, source, before, start) },
    toSuccessiveInterval,
    MARGINS.successive,
  );
}

/** Evaluates a release that was promoted without a trial against its predecessor on the day before. */
export async function evaluatePromotion(
  db: Db,
  { remote, release, created }: Promotion,
  previous: string,
  source: SampleSource,
  now: Date,
): Promise<Finding[]> {
  const since = new Date(created);
  const fresh = await listSlots(db, { remote, release }, source, toSlot(since), now);
  const before = addSeconds(since, -BEFORE_SECONDS);
  return findWorse(
    { fresh, baseline: await listSlots(db, { remote, release: previous }, source, before, since) },
    toSuccessiveInterval,
    MARGINS.successive,
  );
}
