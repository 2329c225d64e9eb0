/** Returns whether a `YYYY-MM-DD` text is an existing date (31 February is not, nor is the year 0). */
export function isCalendarDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !value.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
