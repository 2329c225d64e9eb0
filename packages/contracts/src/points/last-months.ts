import { toBusinessDate } from '../format/date.ts';
import { addMonths } from '../rules/day-math.ts';
import type { PointMonth } from './point-months.ts';

const MONTHS = 12;

/**
 * Returns the points of the twelve months in Korea that end with `now`, the oldest first, also of those without entries; none when no entry
 * is in them.
 */
export function toLastMonths(months: readonly PointMonth[], now = new Date()): PointMonth[] {
  const byMonth = new Map(months.map((sums) => [sums.month, sums]));
  const first = `${toBusinessDate(now).slice(0, 7)}-01`;
  const shown = Array.from({ length: MONTHS }, (_, at) => addMonths(first, at + 1 - MONTHS).slice(0, 7));
  if (!shown.some((month) => byMonth.has(month))) return [];
  return shown.map((month) => byMonth.get(month) ?? { month, given: 0, taken: 0 });
}
