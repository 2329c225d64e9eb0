import { invalidField } from '../problem-error.ts';

/** Throws for a date that is well formed but does not exist (`2026-02-31`); the database would fail on it. */
export function requireCalendarDate(field: string, date: string | null | undefined): void {
  if (date == null) return;
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date))
    throw invalidField(field, '달력에 없는 날짜예요. 다시 확인해 주세요.');
}
