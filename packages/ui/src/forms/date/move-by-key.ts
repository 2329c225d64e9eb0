import { addDays, addMonths, weekdayOf } from './days.ts';

const MOVES: Record<string, (day: string, shift: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
};

/** Returns the day that a key of the calendar leads to; undefined for other keys. */
export const moveByKey = (
  day: string,
  {
    key,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  }: { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean },
): string | undefined => (altKey || ctrlKey || metaKey ? undefined : MOVES[key]?.(day, shiftKey));
