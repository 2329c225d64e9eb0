/**
 * Days as `YYYY-MM-DD`. All arithmetic is done in UTC, where every day has 24 hours, so that no time zone and no summer
 * time moves a day. Texts of this form also compare in the order of the days.
 */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/**
 * Korea is nine hours ahead of UTC all year (no summer time since 1988). It is computed, because creating an `Intl`
 * formatter cost every first paint of a slow phone 60 ms.
 */
const KOREA_AHEAD_MS = 9 * 3_600_000;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The business day of this moment in Korea (Asia/Seoul). */
export const todayInKorea = (): string => toDay(new Date(Date.now() + KOREA_AHEAD_MS));

/** Tells whether a text is a day of the calendar; `2026-02-29` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = toDate(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

/** The day `count` days later, or earlier when it is negative. */
export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day of another month; the last day of that month where it has no such day (1월 31일 → 2월 28일). */
export function addMonths(day: string, count: number): string {
  const date = toDate(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth));
  return toDay(date);
}

/** 0 is Sunday, the first column of a Korean calendar. */
export const weekdayOf = (day: string): number => toDate(day).getUTCDay();

/** `2026-11` of `2026-11-21`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function clampDay(day: string, min: string, max: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** Tells whether a day is within the bounds; a missing or empty bound does not apply. */
export const isWithin = (day: string, min: string | undefined, max: string | undefined): boolean =>
  (!min || day >= min) && (!max || day <= max);
