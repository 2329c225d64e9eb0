import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { toBusinessDate } from '@danji/contracts/format/date';
import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import { invalidField } from '../../platform/problem-error.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

/** Returns the period of a chart, the last 30 days by default. Throws `invalid_input` for more than a year. */
export function toStatisticsPeriod(
  { date_start, date_end }: { date_start?: string; date_end?: string },
  now: Date,
): { start: string; end: string } {
  for (const [name, day] of Object.entries({ date_start, date_end }))
    if (day !== undefined && !isCalendarDay(day)) throw invalidField(name, '달력에 있는 날짜를 입력해 주세요.');
  const end = date_end ?? toBusinessDate(now);
  const start =
    date_start ?? new Date(Date.parse(`${end}T00:00:00Z`) - (USUAL_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const days = (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY_MS + 1;
  if (days < 1) throw invalidField('date_end', '종료일은 시작일보다 빠를 수 없어요.');
  if (days > ANSWER_LIMITS.days) throw invalidField('date_end', `기간은 ${ANSWER_LIMITS.days}일까지 고를 수 있어요.`);
  return { start, end };
}
