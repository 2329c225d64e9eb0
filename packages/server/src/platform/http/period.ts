import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import { daysBetween } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { invalidField } from '../problem-error.ts';

/** The moment at which a business day in Asia/Seoul starts. */
export const dayStart = (date: string) => sql<string>`(${date}::date)::timestamp at time zone 'Asia/Seoul'`;
/** The moment at which it ends. */
export const dayEnd = (date: string) => sql<string>`(${date}::date + 1)::timestamp at time zone 'Asia/Seoul'`;

/** Throws at the field when a day of a period does not exist, or the period ends before it starts or has more than `maxDays`. */
export function checkPeriod(
  { date_start, date_end }: { date_start?: string | undefined; date_end?: string | undefined },
  maxDays = Number.POSITIVE_INFINITY,
): void {
  const NO_DAY = '달력에 있는 날짜를 입력해 주세요.';
  if (date_start !== undefined && !isCalendarDay(date_start)) throw invalidField('date_start', NO_DAY);
  if (date_end !== undefined && !isCalendarDay(date_end)) throw invalidField('date_end', NO_DAY);
  if (date_start === undefined || date_end === undefined) return;
  if (date_start > date_end) throw invalidField('date_end', '종료일은 시작일보다 빠를 수 없어요.');
  if (daysBetween(date_start, date_end) >= maxDays)
    throw invalidField('date_end', `기간은 ${maxDays}일까지 고를 수 있어요.`);
}
