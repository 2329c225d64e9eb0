import type { ChartSeries } from './chart-types.ts';

/** One bar as a range of the value axis, in the band of its category. */
export interface BarSegment {
  series: number;
  category: number;
  from: number;
  to: number;
  lane: number;
}

/** The bars, side by side or stacked; negative ones are stacked downwards from zero. */
export function listBarSegments(series: readonly ChartSeries[], categories: number, stacked: boolean): BarSegment[] {
  return Array.from({ length: categories }, (_, category) => {
    let [up, down] = [0, 0];
    return series.flatMap(({ values }, index): BarSegment[] => {
      const value = values[category];
      if (value === null || value === undefined) return [];
      if (!stacked) return [{ series: index, category, from: 0, to: value, lane: index }];
      const from = value < 0 ? down : up;
      if (value < 0) down += value;
      else up += value;
      return [{ series: index, category, from, to: from + value, lane: 0 }];
    });
  }).flat();
}
