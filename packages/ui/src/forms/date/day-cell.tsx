import { chakra } from '@chakra-ui/react/styled-system';
import type { DayRange } from './day-range.ts';
import { isWithin, weekdayOf } from './days.ts';

const longDay = new Intl.DateTimeFormat('ko-KR-u-ca-gregory', { dateStyle: 'full', timeZone: 'UTC' });
/** Splits the spoken date around its visible number: `2026년 11월 `, `일 토요일`. */
function splitLongDate(day: string): [before: string, behind: string] {
  const [, before = '', behind = ''] = /^(.*월 )\d+(일.*)$/.exec(longDay.format(new Date(`${day}T00:00:00Z`))) ?? [];
  return [before, behind];
}

export const Cell = chakra(
  'td',
  {
    base: { padding: 0, height: '2.5rem', '@media (pointer: coarse)': { height: '2.75rem' } },
    variants: {
      band: {
        none: {},
        middle: { bg: 'brand.subtle' },
        only: {},
        // Half of the cell, so that the band begins and ends under the round day.
        start: { bg: 'linear-gradient(to right, transparent 50%, var(--dj-colors-brand-subtle) 50%)' },
        end: { bg: 'linear-gradient(to right, var(--dj-colors-brand-subtle) 50%, transparent 50%)' },
      },
    },
  },
  { defaultProps: { role: 'gridcell' } },
);
const Day = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    maxWidth: '2.5rem',
    height: '2.5rem',
    marginInline: 'auto',
    borderRadius: 'full',
    position: 'relative',
    // Seven columns of two digits still have gaps at twice the text size on a phone.
    fontSize: 'min(1rem, 7vw)',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    _disabled: { opacity: 0.4, textDecoration: 'line-through' },
    '& > span': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '@media (pointer: coarse)': { maxWidth: '2.75rem', height: '2.75rem' },
    '&[aria-current=date]': {
      fontWeight: 'bold',
      '&::after': {
        content: '""',
        position: 'absolute',
        bottom: '0.25rem',
        width: '0.25rem',
        height: '0.25rem',
        borderRadius: 'full',
        bg: 'currentColor',
      },
    },
  },
  variants: {
    weekday: { 0: { color: 'danger.fg' }, 6: { color: 'brand.fg' } },
    chosen: {
      true: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        fontWeight: 'bold',
        _hover: { bg: 'brand.solidHover' },
        _highContrast: { outline: '2px solid' },
      },
    },
  },
});

function findBand(day: string, { start, end }: DayRange): 'none' | 'only' | 'start' | 'middle' | 'end' {
  if (day === start || day === end) {
    if (start === end || start === '' || end === '') return 'only';
    return day === start ? 'start' : 'end';
  }
  return start !== '' && end !== '' && day > start && day < end ? 'middle' : 'none';
}
const BAND_LABELS = { none: '', only: '', middle: '', start: ', 시작일', end: ', 종료일' } as const;

export interface DayCellProps {
  day: string;
  range: DayRange;
  focusDay: string;
  today: string;
  min: string;
  max: string;
  onPick: (day: string) => void;
  onOver?: ((day: string) => void) | undefined;
}

/** One day of a month: a button that chooses it, on the band of the marked days. */
export function DayCell({ day, range, focusDay, today, min, max, onPick, onOver }: DayCellProps) {
  const band = findBand(day, range);
  const [before, behind] = splitLongDate(day);
  const weekday = weekdayOf(day);
  const isOff = !isWithin(day, min, max);
  const isChosen = band === 'only' || band === 'start' || band === 'end';
  return (
    <Cell band={band} aria-selected={band !== 'none'}>
      <Day
        type="button"
        tabIndex={day === focusDay ? 0 : -1}
        {...(day === focusDay ? { 'data-autofocus': true } : {})}
        {...(day === today ? { 'aria-current': 'date' } : {})}
        aria-disabled={isOff || undefined}
        chosen={isChosen}
        {...(!isChosen && (weekday === 0 || weekday === 6) ? { weekday } : {})}
        onClick={() => {
          if (!isOff) onPick(day);
        }}
        onPointerEnter={() => onOver?.(isOff ? '' : day)}
      >
        <span>{before}</span>
        {Number(day.slice(8))}
        <span>{`${behind}${BAND_LABELS[band]}`}</span>
      </Day>
    </Cell>
  );
}
