import type { ScheduleLine } from '@danji/contracts/apts/schedule';
import { addDays } from '@danji/contracts/rules/day-math';

/** An event of a day: a contract starts, ends, or both. */
export type DayMark = { line: ScheduleLine; kind: 'start' | 'end' };

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Splits a month into weeks from Sunday on; days of other months are `undefined`. */
export function listWeeks(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)).map((day) =>
      day.startsWith(month) ? day : undefined,
    ),
  );
  return weeks.filter((week) => week.some(Boolean));
}

/** Groups the events of a month by day, ends before starts. */
export function toDayMarks(lines: readonly ScheduleLine[], month: string): Map<string, DayMark[]> {
  const marks = new Map<string, DayMark[]>();
  const add = (day: string | null, mark: DayMark): void => {
    if (day?.startsWith(month)) marks.set(day, [...(marks.get(day) ?? []), mark]);
  };
  for (const line of lines) add(line.contract_end, { line, kind: 'end' });
  for (const line of lines) add(line.contract_start, { line, kind: 'start' });
  return marks;
}
