import { formatNumber } from '@danji/contracts/format/number';
import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/release';
import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';
import { evaluateRelease, MARGINS, type Interval, type Sums } from './evaluate-release.ts';
import { type FailureKind, listSlots, type Promotion, type SlotSums } from './evaluation.repository.ts';
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

/**
 * Returns the reason to roll the new release back, a Korean sentence with the figures; `undefined` when there is none.
 */
function findReason(
  comparison: Comparison,
  toIntervals: typeof toConcurrentIntervals,
  margin: number,
): string | undefined {
  for (const { kind, subject } of KINDS) {
    const { isWorse, fresh, baseline } = evaluateRelease(toIntervals(comparison, kind), margin);
    if (isWorse)
      return `${subject} 쓰던 릴리스보다 잦아서 자동으로 되돌렸어요. 새 릴리스는 ${toShare(fresh)}, 쓰던 릴리스는 ${toShare(baseline)}이에요.`;
  }
  return undefined;
}

/**
 * Evaluates a candidate against the active release over the candidate's lifetime. A candidate that all visitors get is
 * also compared with the active release on the day before.
 */
export async function evaluateCandidate(
  db: Db,
  remote: RemoteName,
  { active, candidate }: ChannelEntry,
  now: Date,
): Promise<string | undefined> {
  if (!candidate) return undefined;
  const since = new Date(candidate.since);
  const fresh = await listSlots(db, { remote, release: candidate.release }, toSlot(since), now);
  const concurrent = findReason(
    { fresh, baseline: await listSlots(db, { remote, release: active }, toSlot(since), now) },
    toConcurrentIntervals,
    MARGINS.concurrent,
  );
  if (concurrent !== undefined || candidate.percent < 100) return concurrent;
  return findReason(
    {
      fresh,
      baseline: await listSlots(db, { remote, release: active }, addSeconds(since, -BEFORE_SECONDS), toSlot(since)),
    },
    toSuccessiveInterval,
    MARGINS.successive,
  );
}

/** Evaluates a release that was promoted without a trial against its predecessor on the day before. */
export async function evaluatePromotion(
  db: Db,
  { remote, release, created }: Promotion,
  previous: string,
  now: Date,
): Promise<string | undefined> {
  const since = new Date(created);
  const fresh = await listSlots(db, { remote, release }, toSlot(since), now);
  return findReason(
    { fresh, baseline: await listSlots(db, { remote, release: previous }, addSeconds(since, -BEFORE_SECONDS), since) },
    toSuccessiveInterval,
    MARGINS.successive,
  );
}
