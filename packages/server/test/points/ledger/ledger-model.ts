import { PointHistoryType, type PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { hasAllowedSign } from '@danji/contracts/points/point-rules';
import * as fc from 'fast-check';

export const ACCOUNTS = 3;

type Move = { account: number; type: PointHistoryTypeCode; points: number; isReversal: boolean; isForced: boolean };
type Hold = { account: number; points: number; direction: 'out' | 'in' };

/** One call of the ledger. `key` is its cause: a repetition has the key of the first call. */
export type Step = { key: number } & (
  | { kind: 'post'; moves: readonly Move[] }
  | { kind: 'hold'; hold: Hold }
  | { kind: 'release'; of: number }
  | { kind: 'settle'; of: number; move: Move }
);

/** Steps of one transaction. One that dies is rolled back after `diesAfter` steps: by an error, or with its connection. */
export type Batch = { steps: readonly Step[]; death: 'none' | 'error' | 'connection'; diesAfter: number };

const anyMove = fc
  .record({
    account: fc.nat(ACCOUNTS - 1),
    type: fc.constantFrom<PointHistoryTypeCode>(...PointHistoryType.options.map(({ code }) => code)),
    points: fc.integer({ min: -200, max: 300 }),
    isReversal: fc.boolean(),
    isForced: fc.boolean(),
  })
  .filter(hasAllowedSign)
  .map((move) => ({ ...move, isForced: move.isForced && move.type === PointHistoryType.STAFF_DEDUCTION }));

const anyIdea = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      moves: fc.array(anyMove, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('hold' as const),
      hold: fc.record({
        account: fc.nat(ACCOUNTS - 1),
        points: fc.integer({ min: 1, max: 200 }),
        direction: fc.constantFrom('out' as const, 'in' as const),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const), which: fc.nat(20), taken: fc.nat(200) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(40) }) },
);
type Idea = typeof anyIdea extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length];

/** Turns an idea into a step: "that hold", "that step again" are ones of before. */
function toStep(idea: Idea, before: readonly Step[]): Step | undefined {
  const key = before.length;
  if (idea.kind === 'repeat') return pick(before, idea.which);
  if (idea.kind === 'post' || idea.kind === 'hold') return { ...idea, key };
  const of = pick(
    before.filter((step) => step.kind === 'hold'),
    idea.which,
  );
  if (!of) return undefined;
  if (idea.kind === 'release') return { kind: 'release', key, of: of.key };
  const { account, points, direction } = of.hold;
  const taken = Math.min(idea.taken, points);
  const [type, signed] =
    direction === 'out'
      ? [PointHistoryType.SHOP_PAYMENT, taken === 0 ? 0 : -taken]
      : [PointHistoryType.SHOP_ORDER, taken];
  return {
    kind: 'settle',
    key,
    of: of.key,
    move: { account, type, points: signed, isReversal: false, isForced: false },
  };
}

/** Any sequence of transactions. */
export const anyHistory = fc
  .array(
    fc.record({
      ideas: fc.array(anyIdea, { minLength: 1, maxLength: 4 }),
      death: fc.oneof(
        { weight: 12, arbitrary: fc.constant('none' as const) },
        { weight: 3, arbitrary: fc.constant('error' as const) },
        { weight: 1, arbitrary: fc.constant('connection' as const) },
      ),
      diesAfter: fc.nat(3),
    }),
    { minLength: 4, maxLength: 16 },
  )
  .map((batches) => {
    const before: Step[] = [];
    return batches.map(({ ideas, ...batch }): Batch => {
      const steps = ideas.flatMap((idea) => {
        const step = toStep(idea, before);
        if (step) before.push(step);
        return step ? [step] : [];
      });
      return { ...batch, steps };
    });
  });

type Entry = { cause: string; account: number; type: number; point: number; balance: number; earned: number };
/** The ledger as it has to be: its rules in the plainest words. */
export type Ledger = { entries: Entry[]; holds: (Hold & { key: number; outcome: string | null })[] };

export const REFUSED = 'insufficient_points';
const CLAWBACKS = new Set<number>([9, 10, 13, 14]);
const GIVEN_BACK = new Set<number>([6, 7]);

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The figures of an account, from its entries and open holds. */
export function figuresOf({ entries, holds }: Ledger, account: number) {
  const own = entries.filter((entry) => entry.account === account);
  const open = (direction: 'out' | 'in') =>
    total(
      holds
        .filter((hold) => hold.account === account && hold.direction === direction && hold.outcome === null)
        .map(({ points }) => points),
    );
  const points = total(own.map(({ point }) => point));
  const earned = total(own.map((entry) => entry.earned));
  return { points, earned, available: points - open('out'), held: open('out'), pending: open('in') };
}

/** Adds an entry unless its cause has one; undefined when there are too few points. */
function addEntry(ledger: Ledger, cause: string, { account, type, points, isReversal, isForced }: Move) {
  const earlier = ledger.entries.find((entry) => entry.cause === cause);
  if (earlier) return { balance: earlier.balance, isNew: false };
  const { available, points: before } = figuresOf(ledger, account);
  const takesBack = CLAWBACKS.has(type) || isReversal;
  if (points < 0 && !takesBack && !isForced && available + points < 0) return undefined;
  const isEarned = points < 0 ? takesBack : !isReversal && !GIVEN_BACK.has(type);
  const entry = { cause, account, type, point: points, balance: before + points, earned: isEarned ? points : 0 };
  ledger.entries.push(entry);
  return { balance: entry.balance, isNew: true };
}

export const causeOf = ({ key }: Step, place: number): string => `${key}:entry:${place}`;

/** Makes a step in the model; the answer is that of the ledger. */
export function makeStep(ledger: Ledger, step: Step): unknown {
  if (step.kind === 'post') {
    const answers = step.moves.map((move, place) => addEntry(ledger, causeOf(step, place), move));
    return answers.includes(undefined) ? REFUSED : answers;
  }
  if (step.kind === 'hold') {
    const { hold, key } = step;
    if (ledger.holds.some((each) => each.key === key)) return 'held';
    if (hold.direction === 'out' && figuresOf(ledger, hold.account).available < hold.points) return REFUSED;
    ledger.holds.push({ ...hold, key, outcome: null });
    return 'held';
  }
  const hold = ledger.holds.find(({ key, outcome }) => key === step.of && outcome === null);
  if (hold) hold.outcome = step.kind === 'settle' ? 'settled' : 'released';
  if (step.kind === 'release') return hold !== undefined;
  return hold && (addEntry(ledger, causeOf(step, 0), step.move) ?? REFUSED);
}
