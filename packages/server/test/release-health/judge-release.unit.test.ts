import { expect, test } from '@jest/globals';
import { judgeRelease, MARGINS, type Stretch, type Sums } from '../../src/release-health/judge-release.ts';

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
  share: (stretch: number) => number;
  rate: (stretch: number) => number;
  freshRate?: number;
  sessions: number;
};
const LOOK = 20;
const STRETCH = 400;

const nothing = (): Sums => ({ tries: 0, bad: 0 });

/**
 * Simulates a canary that is evaluated every 20 sessions; returns the number of sessions of the candidate until it was
 * rolled back.
 */
function live({ share, rate, freshRate, sessions }: Canary, random: () => number): number | undefined {
  const stretches: Stretch[] = [];
  for (let session = 0; session < sessions; session += 1) {
    const index = Math.floor(session / STRETCH);
    const stretch = (stretches[index] ??= { fresh: nothing(), proven: nothing() });
    const isFresh = random() < share(index);
    const arm = isFresh ? stretch.fresh : stretch.proven;
    arm.tries += 1;
    if (random() < (isFresh ? (freshRate ?? rate(index)) : rate(index))) arm.bad += 1;
    if (session % LOOK !== LOOK - 1) continue;
    const { isWorse, fresh } = judgeRelease(stretches, MARGINS.beside);
    if (isWorse) return fresh.tries;
  }
  return undefined;
}

const always = (value: number) => () => value;

test('rolls back at most one of a thousand candidates that are no worse, evaluated every 20 sessions', () => {
  const random = createRandom(20_261_122);
  const runs = [0.002, 0.02, 0.1, 0.3].flatMap((rate) =>
    [0.01, 0.1, 0.5, 0.9].map((share) => ({ rate: always(rate), share: always(share), sessions: 3000 })),
  );
  let alarms = 0;
  for (let round = 0; round < 150; round += 1) alarms += runs.filter((run) => live(run, random) !== undefined).length;
  expect(alarms).toBeLessThanOrEqual((150 * runs.length) / 1000);
}, 60_000);

test('is not fooled when the share grows while a bad hour strikes both alike', () => {
  const random = createRandom(7);
  const steps = [0.01, 0.1, 0.5, 0.9];
  const hours = [0.002, 0.3, 0.01, 0.15];
  let alarms = 0;
  for (let round = 0; round < 500; round += 1)
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
  'catches a candidate that always fails as soon as both have been tried 20 times (share %d)',
  (share) => {
    const proven = Math.max(20, Math.round((20 * (1 - share)) / share));
    for (const bad of [0, 1])
      expect(
        judgeRelease([{ fresh: { tries: 20, bad: 20 }, proven: { tries: proven, bad } }], MARGINS.beside).isWorse,
      ).toBe(true);
    expect(
      judgeRelease([{ fresh: { tries: 19, bad: 19 }, proven: { tries: proven, bad: 0 } }], MARGINS.beside).isWorse,
    ).toBe(false);
  },
);

test.each([0.01, 0.1, 0.5])(
  'is not moved by the two browsers that somebody may forge in one network (share %d)',
  (share) => {
    expect(
      judgeRelease(
        [{ fresh: { tries: 22, bad: 2 }, proven: { tries: (20 * (1 - share)) / share, bad: 0 } }],
        MARGINS.beside,
      ).isWorse,
    ).toBe(false);
  },
);

test('has no verdict without a comparison, nor for a difference too small to matter', () => {
  expect(judgeRelease([], MARGINS.beside).isWorse).toBe(false);
  expect(judgeRelease([{ fresh: { tries: 500, bad: 500 }, proven: nothing() }], MARGINS.beside).isWorse).toBe(false);
  const [fresh, proven] = [
    { tries: 1_000_000, bad: 8000 },
    { tries: 1_000_000, bad: 1000 },
  ];
  expect(judgeRelease([{ fresh, proven }], MARGINS.beside).isWorse).toBe(false);
  expect(judgeRelease([{ fresh: { ...fresh, bad: 12_000 }, proven }], MARGINS.beside)).toEqual({
    isWorse: true,
    fresh: { ...fresh, bad: 12_000 },
    proven,
  });
});

test('a release one after the other may fail a little more: the day may have changed', () => {
  const stretches = [{ fresh: { tries: 1000, bad: 40 }, proven: { tries: 5000, bad: 10 } }];
  expect(judgeRelease(stretches, MARGINS.beside).isWorse).toBe(true);
  expect(judgeRelease(stretches, MARGINS.after).isWorse).toBe(false);
});
