import { useId, useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { WithError } from '../control-parts.ts';
import { ErrorLine } from '../error-line.tsx';
import { useControl } from '../field-context.ts';
import { useOwnError } from '../use-own-error.ts';
import { CalendarButton } from './calendar-button.tsx';
import { DayField } from './day-field.tsx';
import { keepTyped, type DateRangePreset, type DayRange } from './day-range.ts';
import { useDatePanels } from './use-date-panels.ts';
import { useDayText } from './use-day-text.ts';

const Frame = chakra(
  'div',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minWidth: 0,
      minHeight: '3rem',
      paddingInlineStart: 'min(0.875rem, 3.6vw)',
      paddingInlineEnd: 0.5,
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.panel',
      color: 'fg',
      transition: 'border-color 160ms ease-out',
      '&:has(input:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '-1px',
        borderColor: 'focus',
      },
      '&:has([aria-invalid=true])': { borderColor: 'danger.fg' },
      '&:has(input:disabled)': { bg: 'bg.muted', color: 'fg.subtle' },
    },
    variants: {
      size: {
        sm: { minHeight: '2.5rem', paddingInlineStart: 3, '@media (pointer: coarse)': { minHeight: '2.75rem' } },
        md: {},
      },
    },
  },
  { defaultProps: { role: 'group' } },
);
// Where both do not fit beside one another (large text on a phone) the end is below the start.
const Days = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', flex: '1', minWidth: 0, columnGap: 1.5 },
});
const Till = chakra('span', { base: { color: 'fg.subtle' } });

export interface DateRangeInputProps {
  value: DayRange;
  /** Days within the bounds or empty texts; the start is never after the end. */
  onChange: (range: DayRange) => void;
  /** Ranges that are one click away; `recentDays(7)` makes 최근 7일. */
  presets?: readonly DateRangePreset[] | undefined;
  min?: string | undefined;
  max?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  disabled?: boolean | undefined;
  /** Its name where no `<Field group>` names it, and the name of the calendar. Default 기간. */
  label?: string | undefined;
  /** Names of the two fields. Default 시작일 and 종료일. */
  startLabel?: string | undefined;
  endLabel?: string | undefined;
  /** The day marked as today, `YYYY-MM-DD`. Default: today in Korea. */
  today?: string | undefined;
}

/** Two text fields in one frame, and the button of their calendar. */
export function DateRangeBody(props: DateRangeInputProps) {
  const {
    value,
    onChange,
    presets = [],
    min,
    max,
    size = 'md',
    label = '기간',
    startLabel = '시작일',
    endLabel = '종료일',
    today,
  } = props;
  const dayErrorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const dates = useDatePanels();
  const change = (part: Partial<DayRange>): void => onChange(keepTyped(value, part));
  const start = useDayText({ value: value.start, onChange: (day) => change({ start: day }), min, max, eager: false });
  const end = useDayText({ value: value.end, onChange: (day) => change({ end: day }), min, max, eager: false });
  const dayError = start.dayError ?? end.dayError;
  const {
    id,
    disabled: isDisabled = false,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
  } = useControl({ disabled: props.disabled, 'aria-describedby': dayError ? dayErrorId : '' });
  const control = useOwnError(dayError, isDisabled);

  const shared = { describedBy, isInvalid, disabled: isDisabled, onOpen: dates.open };
  const DateRangePanel = dates.panels?.DateRangePanel;
  return (
    <WithError ref={control}>
      <Frame aria-label={label} size={size}>
        <Days>
          <DayField {...shared} id={id} day={start} name={startLabel} />
          <Till aria-hidden>~</Till>
          <DayField {...shared} day={end} name={endLabel} />
        </Days>
        <CalendarButton
          ref={button}
          dates={dates}
          label={value.start || value.end ? `달력 열기, ${value.start} ~ ${value.end}` : '달력 열기'}
          disabled={isDisabled}
          small={size === 'sm'}
        />
      </Frame>
      <ErrorLine id={dayErrorId}>{dayError}</ErrorLine>
      {DateRangePanel ? (
        <DateRangePanel
          {...{ label, value, onChange, presets, min, max, today }}
          open={dates.isOpen}
          onClose={dates.close}
          anchor={button}
        />
      ) : null}
    </WithError>
  );
}
