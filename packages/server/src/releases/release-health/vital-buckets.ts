import type { VitalName } from '@danji/contracts/releases/health-rules';

/** Each bucket ends 5 % above where it begins, so its middle is at most 2.5 % away from any value in it. */
const STEP = Math.log(1.05);
/** Smaller values share bucket 0 and count as 0: ms, ms, score. */
const SMALLEST: Readonly<Record<VitalName, number>> = { lcp: 1, inp: 1, cls: 0.001 };

/** The bucket of a measured value. */
export const toBucket = (vital: VitalName, value: number): number =>
  value < SMALLEST[vital] ? 0 : 1 + Math.floor(Math.log(value / SMALLEST[vital]) / STEP);

const toValue = (vital: VitalName, bucket: number): number =>
  bucket === 0 ? 0 : SMALLEST[vital] * Math.exp((bucket - 0.5) * STEP);

/** The value three quarters of the measurements do not exceed, within 2.5 %; `null` without a measurement. */
export function readPercentile75(
  vital: VitalName,
  buckets: readonly { bucket: number; count: number }[],
): number | null {
  const target = buckets.reduce((total, { count }) => total + count, 0) * 0.75;
  let passed = 0;
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    passed += count;
    if (passed >= target) return toRounded(vital, toValue(vital, bucket));
  }
  return null;
}

const toRounded = (vital: VitalName, value: number): number =>
  vital === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
