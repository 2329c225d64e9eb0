import type { Metric } from './visit.ts';

export const SIZES = [10, 1000, 5000] as const;

type Goal = {
  metric: Metric;
  share: number;
  label: string;
  unit: 'ms' | 'MB';
  limits: readonly [number, number, number];
};

/** Limits of the editor at 10, 1,000 and 5,000 blocks; a `share` of the samples must be below the limit. */
export const GOALS: readonly Goal[] = [
  { metric: 'typing', share: 0.5, label: 'a key, p50', unit: 'ms', limits: [10, 13, 16] },
  { metric: 'typing', share: 0.95, label: 'a key, p95', unit: 'ms', limits: [20, 24, 32] },
  { metric: 'hangul', share: 0.95, label: 'a Hangul syllable, p95', unit: 'ms', limits: [20, 24, 32] },
  { metric: 'enter', share: 0.95, label: 'Enter in the middle, p95', unit: 'ms', limits: [24, 32, 50] },
  {
    metric: 'load',
    share: 0.5,
    label: 'from the request to the first editable frame',
    unit: 'ms',
    limits: [250, 600, 1500],
  },
  { metric: 'paste', share: 0.5, label: 'paste of 1,000 paragraphs', unit: 'ms', limits: [300, 500, 1000] },
  { metric: 'row', share: 0.95, label: 'adding a row to a 20 × 10 table, p95', unit: 'ms', limits: [30, 40, 60] },
  { metric: 'bold', share: 0.5, label: 'bold on all', unit: 'ms', limits: [30, 400, 2000] },
  { metric: 'heap', share: 0.5, label: 'heap after loading', unit: 'MB', limits: [20, 40, 90] },
];
/** Max time of a key relative to the fastest of the other editors. */
export const RELATIVE_LIMIT = 1.2;
export const EDITOR_KB = 130;
export const VIEWER_KB = 12;
export const VIEWER_MS: readonly [number, number, number] = [5, 60, 300];
