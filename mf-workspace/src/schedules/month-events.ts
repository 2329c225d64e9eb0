import type { ScheduleSummary } from '@danji/contracts/workspace/schedule';
import { addDays } from '@danji/contracts/rules/day-math';

/** An event of a day: a contract starts, ends, or both. */
export type DayEvent = { schedule: ScheduleSummary; kind: 'start' | 'end' };

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
export function toDayEvents(schedules: readonly ScheduleSummary[], month: string): Map<string, DayEvent[]> {
  const dayEvents = new Map<string, DayEvent[]>();
  const add = (day: string | null, dayEvent: DayEvent): void => {
    if (day?.startsWith(month)) dayEvents.set(day, [...(dayEvents.get(day) ?? []), dayEvent]);
  };
  for (const schedule of schedules) add(schedule.contract_end, { schedule, kind: 'end' });
  for (const schedule of schedules) add(schedule.contract_start, { schedule, kind: 'start' });
  return dayEvents;
}
