import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../layout/primitives.tsx';
import { focusInView } from '../../overlays/focus-path.ts';
import type { DayRange } from './day-range.ts';
import { addMonths, clampDay, monthOf } from './days.ts';
import { moveByKey } from './move-by-key.ts';
import { nameMonth } from './month-choice.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';

const Months = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'center' } });
const Month = chakra('div', { base: { width: { base: 'full', sm: '18.5rem' }, maxWidth: 'full', minWidth: 0 } });

export interface CalendarProps {
  /** The marked days; for one day start and end are the same. Empty texts mark nothing. */
  range: DayRange;
  today: string;
  min: string;
  max: string;
  /** Number of months side by side. Default 1. */
  months?: 1 | 2 | undefined;
  onPick: (day: string) => void;
  /** The day under the pointer or with the focus; an empty text when the pointer leaves. */
  onOver?: ((day: string) => void) | undefined;
}

const addToMonth = (month: string, count: number): string => monthOf(addMonths(`${month}-01`, count));

/** The day that has the focus, and the month that is shown because of it. */
function useFocusDay({ range, today, min, max, months = 1 }: CalendarProps) {
  const [focusDay, setFocusDay] = useState(() => clampDay(range.start || range.end || today, min, max));
  const [month, setMonth] = useState(() => monthOf(focusDay));
  const moveTo = (day: string): string => {
    const next = clampDay(day, min, max);
    const nextMonth = monthOf(next);
    setFocusDay(next);
    if (nextMonth < month) setMonth(nextMonth);
    else if (nextMonth > addToMonth(month, months - 1)) setMonth(addToMonth(nextMonth, 1 - months));
    return next;
  };
  const showMonth = (next: string): void => {
    const visibleMonth = [monthOf(min), monthOf(max)] as const;
    const within = next < visibleMonth[0] ? visibleMonth[0] : next > visibleMonth[1] ? visibleMonth[1] : next;
    setMonth(within);
    const [year = 0, index = 0] = within.split('-').map(Number);
    const [focusYear = 0, focusIndex = 0] = focusDay.split('-').map(Number);
    setFocusDay(clampDay(addMonths(focusDay, (year - focusYear) * 12 + index - focusIndex), min, max));
  };
  return { focusDay, month, moveTo, showMonth };
}

/**
 * Months as grids. Arrows move by days and weeks, Home and End within the week, Page Up and Page Down by months, with
 * Shift by years; Enter chooses. Days outside the bounds cannot be chosen, and no key leads there.
 */
export function Calendar(props: CalendarProps) {
  const { range, today, min, max, months = 1, onPick, onOver } = props;
  const { focusDay, month, moveTo, showMonth } = useFocusDay(props);
  const body = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const focusOnDay = (): void => {
    const day = body.current?.querySelector<HTMLElement>('[data-autofocus]');
    if (day) focusInView(day);
  };
  useLayoutEffect(() => {
    if (follows.current) focusOnDay();
    follows.current = false;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const day = moveByKey(focusDay, event);
    if (day === undefined) return;
    event.preventDefault();
    const next = moveTo(day);
    // At the bound nothing changes and nothing is rendered again, but a click may have focused a day beyond it.
    if (next === focusDay) focusOnDay();
    else follows.current = true;
    onOver?.(next);
  };
  const visibleMonths = Array.from({ length: months }, (_, index) => addToMonth(month, index));
  return (
    <div ref={body}>
      <VisuallyHidden aria-live="polite">{visibleMonths.map(nameMonth).join(', ')}</VisuallyHidden>
      <Months onPointerLeave={() => onOver?.('')}>
        {visibleMonths.map((visibleMonth, index) => (
          <Month key={index === 0 ? 'first' : 'second'}>
            <MonthHead
              {...{ min, max, today }}
              month={visibleMonth}
              isFirst={index === 0}
              isLast={index === months - 1}
              onShift={(count) => showMonth(addToMonth(month, count))}
              onChoose={showMonth}
            />
            <MonthGrid
              month={visibleMonth}
              range={range}
              focusDay={focusDay}
              today={today}
              min={min}
              max={max}
              onKeyDown={onKeyDown}
              onPick={(day) => {
                moveTo(day);
                onPick(day);
              }}
              onOver={onOver}
            />
          </Month>
        ))}
      </Months>
    </div>
  );
}
