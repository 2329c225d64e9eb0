import { defineCodes } from '../define-codes.ts';
import { addDays, addMonths } from '../rules/day-math.ts';

/** The bucket of the end date of a contract (SPEC §4, Contract end date bucket). */
export const ScheduleBucket = defineCodes({
  DONE: [-1, '끝난 계약'],
  MONTHS_3: [1, '3개월 이내'],
  MONTHS_6: [2, '3~6개월'],
  YEAR_1: [3, '6개월~1년'],
  OLD: [4, '기타'],
});

/** The range filter of a list (SPEC §9, Range filters); the last two, which are not in the specification, hold what the others leave. */
export const ScheduleRange = defineCodes({
  DONE: [-1, '끝난 계약'],
  ALL: [0, '전체'],
  MONTHS_3: [1, '3개월 이내'],
  MONTHS_6: [2, '3~6개월'],
  YEAR_1: [3, '6개월~1년'],
  LATER: [4, '1년 이후'],
  NO_END: [5, '기한 없음'],
});

export type BucketCode = (typeof ScheduleBucket.options)[number]['code'];
export type RangeCode = (typeof ScheduleRange.options)[number]['code'];

/** End dates from `from` on and before `before`; a missing bound does not apply. `null` stands for no end date at all. */
export type EndBounds = { from?: string; before?: string } | null;

const MONTHS = [
  [ScheduleBucket.MONTHS_3, 3],
  [ScheduleBucket.MONTHS_6, 6],
  [ScheduleBucket.YEAR_1, 12],
] as const;

/**
 * Returns the bounds of the end date of contracts in the range, as of `today` (Asia/Seoul); `undefined` for all. A contract
 * runs through its last day, so the next day has to be within the number of months. The ranges but that of all are disjoint,
 * and every contract is in one of them.
 */
export function toEndBounds(range: RangeCode, today: string): EndBounds | undefined {
  if (range === ScheduleRange.ALL) return undefined;
  if (range === ScheduleRange.NO_END) return null;
  if (range === ScheduleRange.DONE) return { before: today };
  if (range === ScheduleRange.LATER) return { from: addMonths(today, 12) };
  const at = MONTHS.findIndex(([code]) => code === range);
  const earlier = MONTHS[at - 1];
  return { from: earlier ? addMonths(today, earlier[1]) : today, before: addMonths(today, MONTHS[at]?.[1] ?? 0) };
}

/** Returns the bucket of an end date (`YYYY-MM-DD`, or `null` when it never ends) on the business day `today`. */
export function toScheduleBucket(end: string | null, today: string): BucketCode {
  if (end === null) return ScheduleBucket.OLD;
  if (end < today) return ScheduleBucket.DONE;
  const after = addDays(end, 1);
  return MONTHS.find(([, months]) => after <= addMonths(today, months))?.[0] ?? ScheduleBucket.OLD;
}
