import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { After, Frame, InputBase, WithError } from '../control-parts.ts';
import { ErrorLine } from '../error-line.tsx';
import { useControl } from '../field-context.ts';
import type { TextInputProps } from '../text-input.tsx';
import { useOwnError } from '../use-own-error.ts';
import { CalendarButton } from './calendar-button.tsx';
import { openByArrow, useDatePanels } from './use-date-panels.ts';
import { useDayText } from './use-day-text.ts';

export interface DateInputProps extends Omit<TextInputProps, 'icon' | 'suffix' | 'type' | 'min' | 'max' | 'numeric'> {
  /** `YYYY-MM-DD` or an empty text. */
  value: string;
  /** Called with a day within the bounds, or with an empty text for anything else that is typed. */
  onChange: (day: string) => void;
  /** First and last day that may be chosen, `YYYY-MM-DD`. Default 1900-01-01 and 2199-12-31. */
  min?: string | undefined;
  max?: string | undefined;
  /** Name of the calendar. Default 날짜 고르기. */
  dialogLabel?: string | undefined;
  /** The day marked as today, `YYYY-MM-DD`. Default: today in Korea. */
  today?: string | undefined;
}

/**
 * A day (SPEC §2, Date picker): typed (`20261121`, `2026-11-21`, `2026.11.21`) or chosen from a calendar (ko-KR,
 * Gregorian) that closes with the click on a day; a sheet below 640 px, a popover above. A text that is not a day is
 * reported under the field, and its form is not submitted.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, min, max, dialogLabel = '날짜 고르기', today, size = 'md', ...others } = props;
  const { onBlur, onKeyDown, ...rest } = others;
  const dayErrorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const dates = useDatePanels();
  const { text, dayError, onText, settle, onKeyDown: onEnter } = useDayText({ value, onChange, min, max });
  const wiring = useControl({
    ...rest,
    'aria-describedby': [rest['aria-describedby'], dayError ? dayErrorId : ''].filter(Boolean).join(' '),
  });
  const control = useOwnError(dayError, wiring.disabled ?? false);

  const onFieldKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    onEnter(event);
    openByArrow(event, settle, dates.open);
  };
  const DatePanel = dates.panels?.DatePanel;
  return (
    <WithError ref={control}>
      <Frame>
        <InputBase
          placeholder="연도-월-일"
          autoComplete="off"
          inputMode="numeric"
          {...{ ...rest, ...wiring, size }}
          {...(dayError ? { 'aria-invalid': true } : {})}
          type="text"
          after
          css={{ fontVariantNumeric: 'tabular-nums' }}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            settle();
            onBlur?.(event);
          }}
          onKeyDown={onFieldKeyDown}
        />
        <After css={{ right: size === 'sm' ? 0 : 0.5 }}>
          <CalendarButton
            {...{ ref: button, dates, disabled: wiring.disabled ?? false, small: size === 'sm' }}
            label={value ? `달력 열기, ${value}` : '달력 열기'}
          />
        </After>
      </Frame>
      <ErrorLine id={dayErrorId}>{dayError}</ErrorLine>
      {DatePanel ? (
        <DatePanel
          {...{ value, onChange, min, max, today }}
          open={dates.isOpen}
          onClose={dates.close}
          anchor={button}
          label={dialogLabel}
        />
      ) : null}
    </WithError>
  );
}
