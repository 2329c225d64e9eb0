import { MIN_ATTEMPTS } from '@danji/contracts/releases/health-rules';

/** Tabs that tried to run a release, and the number of them that failed. */
export type Sums = { attempts: number; failed: number };
/** The counts of both releases over the same interval, or those of the new one and of its predecessor before it. */
export type Interval = { fresh: Sums; baseline: Sums };
type Verdict = { isWorse: boolean; fresh: Sums; baseline: Sums };

/**
 * Probability that a release which is no worse is ever rolled back, for one kind of failure, however often it is
 * evaluated. There are two kinds.
 */
const FALSE_ALARM_RATE = 0.0005;
/**
 * Minimum difference of the failure rates: for releases at the same time, and for successive ones, when the day itself
 * may have changed.
 */
export const MARGINS = { concurrent: 0.01, successive: 0.05 } as const;

/** Hypotheses of how many times as often the new release fails if it is worse; the test weighs all of them equally. */
const RATIOS = [1.5, 2, 4, 8, 16, 32, 64, 128] as const;

const sum = (sums: readonly Sums[]): Sums =>
  sums.reduce((all, { attempts, failed }) => ({ attempts: all.attempts + attempts, failed: all.failed + failed }), {
    attempts: 0,
    failed: 0,
  });
const rateOf = ({ attempts, failed }: Sums): number => (attempts === 0 ? 0 : Math.min(1, failed / attempts));

/**
 * Log of the likelihood ratio of "fails `ratio` times as often" to "fails alike", for the way the failures of an
 * interval split between the releases.
 */
function weigh({ fresh, baseline }: Interval, ratio: number): number {
  const share = fresh.attempts / (fresh.attempts + baseline.attempts);
  if (!(share > 0 && share < 1)) return 0;
  const whole = share * ratio + (1 - share);
  return fresh.failed * Math.log(ratio / whole) - baseline.failed * Math.log(whole);
}

/**
 * Log of the evidence that a release fails more often than the one it is compared with. When both fail alike, the new
 * release's share of the failures in an interval equals its share of the tries, however the failure rate itself moves
 * with the time of day; the evidence is the likelihood ratio of that, mixed over `RATIOS`. It exceeds 1/α with a
 * probability of at most α, at whatever moments it is looked at (mixture SPRT on counts: Lindon and Malek,
 * "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022; for canaries Lindon, Sanden, Shirikian, KDD
 * 2022).
 */
function toEvidence(intervals: readonly Interval[]): number {
  const weights = RATIOS.map((ratio) => intervals.reduce((total, interval) => total + weigh(interval, ratio), 0));
  const maxWeight = Math.max(...weights);
  return (
    maxWeight + Math.log(weights.reduce((total, weight) => total + Math.exp(weight - maxWeight), 0) / RATIOS.length)
  );
}

/**
 * Evaluates whether a new release is worse than the proven one in one kind of failure: both have been tried `MIN_ATTEMPTS`
 * times, the new one fails more often by `margin`, and the difference is significant.
 */
export function evaluateRelease(intervals: readonly Interval[], margin: number): Verdict {
  const fresh = sum(intervals.map((interval) => interval.fresh));
  const baseline = sum(intervals.map((interval) => interval.baseline));
  const hasEnoughAttempts = Math.min(fresh.attempts, baseline.attempts) >= MIN_ATTEMPTS;
  const isWorse =
    hasEnoughAttempts &&
    rateOf(fresh) - rateOf(baseline) >= margin &&
    toEvidence(intervals) >= Math.log(1 / FALSE_ALARM_RATE);
  return { isWorse, fresh, baseline };
}
