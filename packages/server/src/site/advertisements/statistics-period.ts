import { toBusinessDate } from '@danji/contracts/format/date';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { addDays } from '@danji/contracts/rules/day-math';
import { checkPeriod } from '../../platform/http/period.ts';

const USUAL_DAYS = 30;

/** Returns the period of a chart, the last 30 days by default. Throws `invalid_input` for more than a year. */
export function toStatisticsPeriod(
  given: { date_start?: string; date_end?: string },
  now: Date,
): { start: string; end: string } {
  checkPeriod(given);
  const date_end = given.date_end ?? toBusinessDate(now);
  const date_start = given.date_start ?? addDays(date_end, 1 - USUAL_DAYS);
  checkPeriod({ date_start, date_end }, ANSWER_LIMITS.days);
  return { start: date_start, end: date_end };
}
