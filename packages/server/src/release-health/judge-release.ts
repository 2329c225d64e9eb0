import { MIN_TRIES } from '@danji/contracts/releases/health-rules';

/** Tabs that tried to run a release, and how many of them went wrong. */
export type Sums = { tries: number; bad: number };
/** Both releases over the same stretch of time, or the new one beside what the old one did before it. */
export type Stretch = { fresh: Sums; proven: Sums };
type Verdict = { isWorse: boolean; fresh: Sums; proven: Sums };

/** Chance that a release which is no worse is ever taken back, for one kind of fault, however often it is asked. There are two kinds. */
const FALSE_ALARM_RATE = 0.0005;
/** How much more often a release must fail, as a share of its tries: beside each other, and one after the other, when the day itself may have changed. */
export const MARGINS = { beside: 0.01, after: 0.05 } as const;

/** How many times as often the new release may fail if it is worse; the test bets on all of them alike. */
const RATIOS = [1.5, 2, 4, 8, 16, 32, 64, 128] as const;

const sum = (sums: readonly Sums[]): Sums =>
  sums.reduce((all, { tries, bad }) => ({ tries: all.tries + tries, bad: all.bad + bad }), { tries: 0, bad: 0 });
const rateOf = ({ tries, bad }: Sums): number => (tries === 0 ? 0 : Math.min(1, bad / tries));

/** Log of how much better "fails `ratio` times as often" explains whose the faults of a stretch are than "fails alike" does. */
function weigh({ fresh, proven }: Stretch, ratio: number): number {
  const share = fresh.tries / (fresh.tries + proven.tries);
  if (!(share > 0 && share < 1)) return 0;
  const whole = share * ratio + (1 - share);
  return fresh.bad * Math.log(ratio / whole) - proven.bad * Math.log(whole);
}

/**
 * Log of the evidence that a release fails more often than the one it is compared with. Among the faults of a stretch the
 * share of the new release is that of its tries when both fail alike, however the rate of faults itself moves with the
 * time of day; the evidence is the likelihood ratio of that, mixed over `RATIOS`. It exceeds 1/α with a chance of α at
 * most, at whatever moments it is looked at (mixture SPRT on counts: Lindon and Malek, "Anytime-Valid Inference for
 * Multinomial Count Data", NeurIPS 2022; for canaries Lindon, Sanden, Shirikian, KDD 2022).
 */
function toEvidence(stretches: readonly Stretch[]): number {
  const weights = RATIOS.map((ratio) => stretches.reduce((total, stretch) => total + weigh(stretch, ratio), 0));
  const most = Math.max(...weights);
  return most + Math.log(weights.reduce((total, weight) => total + Math.exp(weight - most), 0) / RATIOS.length);
}

/**
 * Whether a new release is worse than the proven one in one kind of fault: both have been tried `MIN_TRIES` times, the new
 * one fails more often by `margin`, and that is not chance.
 */
export function judgeRelease(stretches: readonly Stretch[], margin: number): Verdict {
  const fresh = sum(stretches.map((stretch) => stretch.fresh));
  const proven = sum(stretches.map((stretch) => stretch.proven));
  const isKnown = Math.min(fresh.tries, proven.tries) >= MIN_TRIES;
  const isWorse =
    isKnown && rateOf(fresh) - rateOf(proven) >= margin && toEvidence(stretches) >= Math.log(1 / FALSE_ALARM_RATE);
  return { isWorse, fresh, proven };
}
