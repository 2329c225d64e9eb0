import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { addDays } from '@danji/contracts/rules/day-math';
import { weekdayOf } from '@danji/contracts/rules/holidays';
import type { listCalendarSchedules } from '@danji/contracts/workspace/schedule.endpoints';

/** An event of a day: a contract starts or ends, or a rule demands something of the one after it. */
export type DayEvent = {
  key: string;
  kind: 'start' | 'end' | 'legal';
  label: string;
  scheduleId: number;
  title: string;
  isDone: boolean;
};

export const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `3월 5일 금요일`. */
export const formatDay = (day: string): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 ${WEEKDAYS[weekdayOf(day)] ?? ''}요일`;

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

type Calendar = Pick<ResponseOf<typeof listCalendarSchedules>, 'results' | 'legal_days'>;

/** Groups the events of a month by day: what rules demand, then ends, then starts. */
export function toDayEvents({ results, legal_days }: Calendar, month: string): Map<string, DayEvent[]> {
  const dayEvents = new Map<string, DayEvent[]>();
  const add = (day: string | null, dayEvent: Omit<DayEvent, 'key'>): void => {
    if (!day?.startsWith(month)) return;
    const key = `${dayEvent.label} ${dayEvent.scheduleId}`;
    dayEvents.set(day, [...(dayEvents.get(day) ?? []), { key, ...dayEvent }]);
  };
  for (const { schedule_id: scheduleId, title, name, date } of legal_days)
    add(date, { kind: 'legal', label: name, scheduleId, title, isDone: false });
  for (const { id: scheduleId, title, contract_end, is_complete: isDone } of results)
    add(contract_end, { kind: 'end', label: '종료', scheduleId, title, isDone });
  for (const { id: scheduleId, title, contract_start, is_complete: isDone } of results)
    add(contract_start, { kind: 'start', label: '시작', scheduleId, title, isDone });
  return dayEvents;
}
