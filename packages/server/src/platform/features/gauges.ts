import { defineContributionPoint } from './contributions.ts';

/** Numbers of what features have open now, for the metrics. */
export const gauges = defineContributionPoint<() => number | Promise<number>>('gauges');
