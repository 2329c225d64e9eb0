import { expect, test } from '@jest/globals';
import {
  evaluateRelease,
  MARGINS,
  type Interval,
  type Sums,
} from '../../../src/releases/release-health/evaluate-release.ts';

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Canary = {
  share: (interval: number) => number;
  rate: (interval: number) => number;
  freshRate?: number;
  sessions: number;
};
/** The long runs simulate several times as many candidates. */
const isLong = process.env['TEST_SCALE'] === 'all';
const LOOK = 20;
const INTERVAL = 400;

const nothing = (): Sums => ({ attempts: 0, failed: 0 });

/**
 * Simulates a canary that is evaluated every 20 sessions; returns the number of sessions of the candidate until it was
 * rolled back.
 */
function live({ share, rate, freshRate, sessions }: Canary, random: () => number): number | undefined {
  const intervals: Interval[] = [];
  for (let session = 0; session < sessions; session += 1) {
    const index = Math.floor(session / INTERVAL);
    const interval = (intervals[index] ??= { fresh: nothing(), baseline: nothing() });
    const isFresh = random() < share(index);
    const arm = isFresh ? interval.fresh : interval.baseline;
    arm.attempts += 1;
    if (random() < (isFresh ? (freshRate ?? rate(index)) : rate(index))) arm.failed += 1;
    if (session % LOOK !== LOOK - 1) continue;
    const { isWorse, fresh } = evaluateRelease(intervals, MARGINS.concurrent);
    if (isWorse) return fresh.attempts;
  }
  return undefined;
}

const always = (value: number) => () => value;

test('rolls back at most one of a thousand candidates that are no worse, evaluated every 20 sessions', () => {
  const random = createRandom(20_261_122);
  const runs = [0.002, 0.02, 0.1, 0.3].flatMap((rate) =>
    [0.01, 0.1, 0.5, 0.9].map((share) => ({
      rate: always(rate),
      share: always(share),
      // The candidate is tried often enough to be evaluated at the smallest share too.
      sessions: Math.max(3000, 100 / share),
    })),
  );
  const rounds = isLong ? 150 : 40;
  let alarms = 0;
  for (let round = 0; round < rounds; round += 1)
    alarms += runs.filter((run) => live(run, random) !== undefined).length;
  expect(alarms).toBeLessThanOrEqual((rounds * runs.length) / 1000);
}, 60_000);

test('is not fooled when the share grows while a bad hour strikes both alike', () => {
  const random = createRandom(7);
  const steps = [0.01, 0.1, 0.5, 0.9];
  const hours = [0.002, 0.3, 0.01, 0.15];
  let alarms = 0;
  for (let round = 0; round < (isLong ? 500 : 125); round += 1)
    if (
      live(
        {
          share: (index) => steps[Math.min(3, index >> 1)] ?? 1,
          rate: (index) => hours[index % 4] ?? 0,
          sessions: 3200,
        },
        random,
      ) !== undefined
    )
      alarms += 1;
  expect(alarms).toBe(0);
}, 60_000);

test.each([0.01, 0.1, 0.5])(
  'catches a candidate with %d of the visitors that fails for a fifth of them within 250 of its sessions',
  (share) => {
    const random = createRandom(3);
    for (let round = 0; round < 200; round += 1) {
      const caught = live({ share: always(share), rate: always(0.01), freshRate: 0.2, sessions: 40_000 }, random);
      expect(caught).toBeLessThanOrEqual(250);
    }
  },
  60_000,
);

test.each([0.001, 0.01, 0.1, 0.5])(
  'catches a candidate that always fails as soon as both have been tried 50 times (share %d)',
  (share) => {
    const baseline = Math.max(50, Math.round((50 * (1 - share)) / share));
    for (const failed of [0, 1])
      expect(
        evaluateRelease(
          [{ fresh: { attempts: 50, failed: 50 }, baseline: { attempts: baseline, failed } }],
          MARGINS.concurrent,
        ).isWorse,
      ).toBe(true);
    expect(
      evaluateRelease(
        [{ fresh: { attempts: 49, failed: 49 }, baseline: { attempts: baseline, failed: 0 } }],
        MARGINS.concurrent,
      ).isWorse,
    ).toBe(false);
  },
);

test.each([0.01, 0.1, 0.5])('is not moved by the two accounts that count in one network (share %d)', (share) => {
  expect(
    evaluateRelease(
      [{ fresh: { attempts: 52, failed: 2 }, baseline: { attempts: (50 * (1 - share)) / share, failed: 0 } }],
      MARGINS.concurrent,
    ).isWorse,
  ).toBe(false);
});

test('has no verdict without a comparison, nor for a difference too small to matter', () => {
  expect(evaluateRelease([], MARGINS.concurrent).isWorse).toBe(false);
  expect(
    evaluateRelease([{ fresh: { attempts: 500, failed: 500 }, baseline: nothing() }], MARGINS.concurrent).isWorse,
  ).toBe(false);
  const [fresh, baseline] = [
    { attempts: 1_000_000, failed: 8000 },
    { attempts: 1_000_000, failed: 1000 },
  ];
  expect(evaluateRelease([{ fresh, baseline }], MARGINS.concurrent).isWorse).toBe(false);
  expect(evaluateRelease([{ fresh: { ...fresh, failed: 12_000 }, baseline }], MARGINS.concurrent)).toEqual({
    isWorse: true,
    fresh: { ...fresh, failed: 12_000 },
    baseline,
  });
});

test('a release one after the other may fail a little more: the day may have changed', () => {
  const intervals = [{ fresh: { attempts: 1000, failed: 40 }, baseline: { attempts: 5000, failed: 10 } }];
  expect(evaluateRelease(intervals, MARGINS.concurrent).isWorse).toBe(true);
  expect(evaluateRelease(intervals, MARGINS.successive).isWorse).toBe(false);
});
