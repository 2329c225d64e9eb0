const DAY_MS = 86_400_000;

const toInstant = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Adds days to a `YYYY-MM-DD` day; a negative number subtracts. */
export const addDays = (day: string, days: number): string => toDay(new Date(toInstant(day).getTime() + days * DAY_MS));

/**
 * Adds months to a day: the same day of the later month, or its last day where it is shorter (31 January plus one is 28
 * or 29 February).
 */
export function addMonths(day: string, months: number): string {
  const from = toInstant(day);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  return toDay(
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(from.getUTCDate(), last.getUTCDate()))),
  );
}

/** Returns the number of days from one `YYYY-MM-DD` day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toInstant(to).getTime() - toInstant(from).getTime()) / DAY_MS);
