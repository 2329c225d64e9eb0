import { invalidField } from '../platform/problem-error.ts';

/** Refuses a date that looks right but is in no calendar (`2026-02-31`), which the database would refuse with an error. */
export function checkDate(field: string, date: string | null | undefined): void {
  if (date == null) return;
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date))
    throw invalidField(field, '달력에 없는 날짜예요. 다시 확인해 주세요.');
}
