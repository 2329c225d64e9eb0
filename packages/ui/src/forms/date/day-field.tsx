import { chakra } from '@chakra-ui/react/styled-system';
import { openByArrow } from './use-date-panels.ts';
import type { DayText } from './use-day-text.ts';

const Day = chakra('input', {
  base: {
    flex: '0 1 6rem',
    width: '6rem',
    maxWidth: '6rem',
    minWidth: 0,
    paddingBlock: 1.5,
    bg: 'transparent',
    fontSize: 'md',
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    appearance: 'none',
    _focusVisible: { outline: 'none' },
    _disabled: { opacity: 1 },
  },
});

export interface DayFieldProps {
  day: DayText;
  name: string;
  id?: string;
  describedBy: string | undefined;
  isInvalid: boolean | undefined;
  disabled: boolean;
  /** Opens the calendar. */
  onOpen: () => void;
}

/** One of the two days as text; the arrow down opens the calendar. */
export function DayField({ day, name, id, describedBy, isInvalid, disabled, onOpen }: DayFieldProps) {
  return (
    <Day
      {...(id === undefined ? {} : { id })}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={name}
      aria-label={name}
      aria-describedby={describedBy}
      disabled={disabled}
      aria-invalid={isInvalid || Boolean(day.dayError) || undefined}
      value={day.text}
      onChange={(event) => day.onText(event.currentTarget.value)}
      onBlur={day.settle}
      onKeyDown={(event) => {
        day.onKeyDown(event);
        openByArrow(event, day.settle, onOpen);
      }}
    />
  );
}
