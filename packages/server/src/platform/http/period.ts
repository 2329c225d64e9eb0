import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import { sql } from 'kysely';
import { invalidField } from '../problem-error.ts';

/** The moment at which a business day in Asia/Seoul starts. */
export const dayStart = (date: string) => sql<string>`(${date}::date)::timestamp at time zone 'Asia/Seoul'`;
/** The moment at which it ends. */
export const dayEnd = (date: string) => sql<string>`(${date}::date + 1)::timestamp at time zone 'Asia/Seoul'`;

/** Throws at the field when a day of a list's period does not exist, or the period ends before it starts. */
export function checkPeriod({
  date_start,
  date_end,
}: {
  date_start?: string | undefined;
  date_end?: string | undefined;
}): void {
  const NO_DAY = '달력에 있는 날짜를 입력해 주세요.';
  if (date_start !== undefined && !isCalendarDay(date_start)) throw invalidField('date_start', NO_DAY);
  if (date_end !== undefined && !isCalendarDay(date_end)) throw invalidField('date_end', NO_DAY);
  if (date_start !== undefined && date_end !== undefined && date_start > date_end)
    throw invalidField('date_end', '종료일은 시작일보다 빠를 수 없어요.');
}
