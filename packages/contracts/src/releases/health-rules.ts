import type { ReleaseHealth } from './health.ts';

/** Tries below which nothing is said of a release: one browser of twenty is five percent. */
export const MIN_TRIES = 20;

/** What a screen should reach at the 75th percentile (GOALS): ms, ms, score. */
export const VITAL_GOALS = { lcp: 2000, inp: 150, cls: 0.02 } as const;
export type VitalName = keyof typeof VITAL_GOALS;
export const VITAL_NAMES = Object.keys(VITAL_GOALS) as VitalName[];

/** How many times as slow as the active release counts as much worse; it warns and takes nothing back. */
const MUCH_WORSE = 1.5;

type Counted = Pick<ReleaseHealth, 'sessions' | 'load_failures' | 'errors'>;

/** Tabs that tried to run the release. One that failed first and came up later is in it twice, on both sides of a comparison. */
export const countTries = ({ sessions, load_failures, errors }: Counted): number =>
  Math.max(sessions + load_failures, errors);

/** Shares of the tries that failed to load, and whose code threw; `null` while there are too few to say. */
export function toRates(health: Counted): { load_failures: number; errors: number } | null {
  const tries = countTries(health);
  return tries < MIN_TRIES ? null : { load_failures: health.load_failures / tries, errors: health.errors / tries };
}

/** Vitals in which a candidate misses the goal and is half as slow again as the active release. */
export const findWorseVitals = (candidate: ReleaseHealth, active: ReleaseHealth): VitalName[] =>
  toRates(candidate) === null || toRates(active) === null
    ? []
    : VITAL_NAMES.filter((name) => {
        const [now, before] = [candidate[name], active[name]];
        return now !== null && before !== null && now > VITAL_GOALS[name] && now > before * MUCH_WORSE;
      });
