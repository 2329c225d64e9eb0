import type { ReleaseHealth } from './health.ts';

/** A release is evaluated from this many attempts on, because one of fifty is two percent. */
export const MIN_ATTEMPTS = 50;

/**
 * A release is rolled back automatically when its attempts span this time at least, so that no single burst of reports
 * does it. In seconds.
 */
export const MIN_ATTEMPT_SPAN_SECONDS = 600;

/**
 * A release is rolled back automatically by reports of accounts that are this old, days: an account for the purpose must be
 * made before its maker knows of the release, since a release is watched for an hour and a trial rarely takes days.
 */
export const MIN_ACCOUNT_AGE_DAYS = 3;

/** The target values of a screen at the 75th percentile (GOALS): ms, ms, score. */
export const VITAL_GOALS = { lcp: 2000, inp: 150, cls: 0.02 } as const;
export type VitalName = keyof typeof VITAL_GOALS;
export const VITAL_NAMES = Object.keys(VITAL_GOALS) as VitalName[];

/** A candidate this many times as slow as the active release counts as worse; this warns but rolls nothing back. */
const WORSE_FACTOR = 1.5;

type Counted = Pick<ReleaseHealth, 'sessions' | 'load_failures' | 'errors'>;

/** Counts the tabs that tried to run the release. A tab that failed first and started later counts twice, on both sides of a comparison. */
export const countAttempts = ({ sessions, load_failures, errors }: Counted): number =>
  Math.max(sessions + load_failures, errors);

/** Returns the shares of attempts that failed to load and that threw an error; `null` while there are too few attempts. */
export function toRates(health: Counted): { load_failures: number; errors: number } | null {
  const attempts = countAttempts(health);
  return attempts < MIN_ATTEMPTS
    ? null
    : { load_failures: health.load_failures / attempts, errors: health.errors / attempts };
}

/** Returns the vitals in which a candidate misses the target and is 1.5 times as slow as the active release. */
export const findWorseVitals = (candidate: ReleaseHealth, active: ReleaseHealth): VitalName[] =>
  toRates(candidate) === null || toRates(active) === null
    ? []
    : VITAL_NAMES.filter((name) => {
        const [now, before] = [candidate[name], active[name]];
        return now !== null && before !== null && now > VITAL_GOALS[name] && now > before * WORSE_FACTOR;
      });
