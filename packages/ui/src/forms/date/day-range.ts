import { addDays, todayInKorea } from './days.ts';

/** From a day to a day, both included, `YYYY-MM-DD`; an empty text is open. */
export interface DayRange {
  start: string;
  end: string;
}

const isTurned = ({ start, end }: DayRange): boolean => start !== '' && end !== '' && start > end;

/**
 * Returns the range with the typed day. The other day becomes open where it no longer fits, so that the typed day is
 * never changed.
 */
export function keepTyped(range: DayRange, typed: Partial<DayRange>): DayRange {
  const next = { ...range, ...typed };
  return isTurned(next) ? { start: '', end: '', ...typed } : next;
}

/** Returns the range with start before end; a reversed one is swapped. Open ends are unchanged. */
export const sortRange = ({ start, end }: DayRange): DayRange =>
  isTurned({ start, end }) ? { start: end, end: start } : { start, end };

/** The last `count` days up to today (in Korea), today included: 최근 7일 is `recentDays(7)`. */
export const recentDays = (count: number, today = todayInKorea()): DayRange => ({
  start: addDays(today, 1 - count),
  end: today,
});

/** A range that is one click away. */
export interface DateRangePreset {
  /** `최근 7일` */
  label: string;
  range: DayRange;
}
