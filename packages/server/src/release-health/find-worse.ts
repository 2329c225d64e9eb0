import { formatNumber } from '@danji/contracts/format/number';
import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/release';
import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';
import { judgeRelease, MARGINS, type Stretch, type Sums } from './judge-release.ts';
import { type FaultKind, listSlots, type Promotion, type SlotSums } from './judge.repository.ts';
import { toSlot } from './slots.ts';

/** The period before a release became active over which its predecessor is measured, seconds. */
const BEFORE_SECONDS = 86_400;

const KINDS: readonly { kind: FaultKind; subject: string }[] = [
  { kind: 'load_failures', subject: '화면을 불러오지 못한 일이' },
  { kind: 'errors', subject: '화면의 오류가' },
];

const NOTHING: Sums = { tries: 0, bad: 0 };
const add = (slots: readonly SlotSums[], kind: FaultKind): Sums =>
  slots.reduce((all, { [kind]: { tries, bad } }) => ({ tries: all.tries + tries, bad: all.bad + bad }), NOTHING);

type Pair = { fresh: SlotSums[]; proven: SlotSums[] };

/** Pairs the counts of both releases slot by slot. */
const besideEachOther = ({ fresh, proven }: Pair, kind: FaultKind): Stretch[] =>
  [...new Set([...fresh, ...proven].map(({ slot }) => slot))].map((slot) => ({
    fresh: fresh.find((sums) => sums.slot === slot)?.[kind] ?? NOTHING,
    proven: proven.find((sums) => sums.slot === slot)?.[kind] ?? NOTHING,
  }));

const oneAfterTheOther = ({ fresh, proven }: Pair, kind: FaultKind): Stretch[] => [
  { fresh: add(fresh, kind), proven: add(proven, kind) },
];

const toShare = ({ tries, bad }: Sums): string =>
  `${formatNumber(tries)}번 가운데 ${formatNumber(bad)}번(${((bad / Math.max(1, tries)) * 100).toFixed(1)}%)`;

/**
 * Returns the reason to roll the new release back, a Korean sentence with the figures; `undefined` when there is none.
 */
function findReason(pair: Pair, toStretches: typeof besideEachOther, margin: number): string | undefined {
  for (const { kind, subject } of KINDS) {
    const { isWorse, fresh, proven } = judgeRelease(toStretches(pair, kind), margin);
    if (isWorse)
      return `${subject} 쓰던 릴리스보다 잦아서 자동으로 되돌렸어요. 새 릴리스는 ${toShare(fresh)}, 쓰던 릴리스는 ${toShare(proven)}이에요.`;
  }
  return undefined;
}

/**
 * Evaluates a candidate against the active release over the candidate's lifetime. A candidate that all visitors get is
 * also compared with the active release on the day before.
 */
export async function judgeCandidate(
  db: Db,
  remote: RemoteName,
  { active, candidate }: ChannelEntry,
  now: Date,
): Promise<string | undefined> {
  if (!candidate) return undefined;
  const since = new Date(candidate.since);
  const fresh = await listSlots(db, { remote, release: candidate.release }, toSlot(since), now);
  const beside = findReason(
    { fresh, proven: await listSlots(db, { remote, release: active }, toSlot(since), now) },
    besideEachOther,
    MARGINS.beside,
  );
  if (beside !== undefined || candidate.percent < 100) return beside;
  return findReason(
    {
      fresh,
      proven: await listSlots(db, { remote, release: active }, addSeconds(since, -BEFORE_SECONDS), toSlot(since)),
    },
    oneAfterTheOther,
    MARGINS.after,
  );
}

/** Evaluates a release that was promoted without a trial against its predecessor on the day before. */
export async function judgePromotion(
  db: Db,
  { remote, release, created }: Promotion,
  previous: string,
  now: Date,
): Promise<string | undefined> {
  const since = new Date(created);
  const fresh = await listSlots(db, { remote, release }, toSlot(since), now);
  return findReason(
    { fresh, proven: await listSlots(db, { remote, release: previous }, addSeconds(since, -BEFORE_SECONDS), since) },
    oneAfterTheOther,
    MARGINS.after,
  );
}
