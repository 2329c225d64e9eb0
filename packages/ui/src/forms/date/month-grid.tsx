import type { KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Cell, DayCell, type DayCellProps } from './day-cell.tsx';
import { addDays, monthOf, weekdayOf } from './days.ts';
import { nameMonth } from './month-choice.tsx';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
const Table = chakra(
  'table',
  { base: { width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 2px' } },
  { defaultProps: { role: 'grid' } },
);
const Weekday = chakra('th', {
  base: { height: 8, fontSize: 'xs', fontWeight: 'medium', color: 'fg.subtle', textAlign: 'center' },
});

/** Always six weeks, so that the calendar keeps its height from month to month. Days of other months are left out. */
function listWeeks(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const day = addDays(start, week * 7 + index);
      return monthOf(day) === month ? day : undefined;
    }),
  );
}

export interface MonthGridProps extends Omit<DayCellProps, 'day'> {
  month: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One month as a grid: weeks from Sunday, one day in the tab order. */
export function MonthGrid({ month, onKeyDown, ...shared }: MonthGridProps) {
  return (
    <Table
      aria-label={nameMonth(month)}
      {...(shared.onOver ? { 'aria-multiselectable': true } : {})}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <Weekday key={name} scope="col" abbr={`${name}요일`}>
              {name}
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week, index) => (
          <tr key={`${month}-${String(index)}`}>
            {week.map((day, column) =>
              day === undefined ? (
                <Cell key={WEEKDAYS[column]} band="none" />
              ) : (
                <DayCell key={day} day={day} {...shared} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
