import { contractTypeOf } from '../codes/contract-categories.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import type { ScheduleFields } from './schedule.ts';

export type ScheduleErrors = Partial<Record<keyof ScheduleFields, string>>;

const INVALID_DATE = '달력에 없는 날짜예요. 다시 확인해 주세요.';

/** Validates the fields of a schedule against each other: returns Korean sentences by field, `{}` when they agree. */
export function validateSchedule({
  title,
  category1,
  category2,
  contract_start,
  contract_end,
}: Pick<ScheduleFields, 'title' | 'category1' | 'category2' | 'contract_start' | 'contract_end'>): ScheduleErrors {
  const errors: ScheduleErrors = {};
  if (title.trim() === '') errors.title = '제목을 입력해 주세요.';
  if (contractTypeOf(category2) !== category1) errors.category2 = '분류를 골라 주세요.';
  if (contract_start !== null && !isCalendarDay(contract_start)) errors.contract_start = INVALID_DATE;
  if (contract_end !== null && !isCalendarDay(contract_end)) errors.contract_end = INVALID_DATE;
  else if (contract_start !== null && contract_end !== null && contract_end < contract_start)
    errors.contract_end = '종료일은 시작일보다 빠를 수 없어요.';
  return errors;
}
