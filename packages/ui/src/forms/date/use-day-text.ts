import { useState, type KeyboardEvent } from 'react';
import { validateDayText, readDayText, readWhileTyped, type DayBounds } from './read-day.ts';

interface Typed {
  text: string;
  /**
   * The values for which this text is valid: the one before it and the one it stands for. Any other value replaces
   * the text.
   */
  validFor: readonly string[];
  /** The user has left the control or pressed Enter: from now on an error is displayed. */
  isSettled: boolean;
}

export interface DayTextOptions extends DayBounds {
  value: string;
  onChange: (day: string) => void;
  /** Passes the day on as soon as it is complete, not only on blur. Default true. */
  eager?: boolean | undefined;
}

export interface DayText {
  text: string;
  dayError: string | undefined;
  onText: (text: string) => void;
  /**
   * Parses the text when the control is left: a day is passed on and reformatted, anything else is passed on as an
   * empty text and reported as an error.
   */
  settle: () => void;
  /** Enter parses the text first; with an error the form is not submitted. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The state of a day that is typed as text. */
export function useDayText({ value, onChange, min, max, eager = true }: DayTextOptions): DayText {
  const [typed, setTyped] = useState<Typed>();
  const own = typed?.validFor.includes(value) ? typed : undefined;
  // The value has arrived, so the previous value no longer matches the text.
  if (own && own.validFor.length > 1 && own.validFor[1] === value && own.validFor[0] !== value)
    setTyped({ ...own, validFor: [value] });
  const text = own?.text ?? value;

  const onText = (next: string): void => {
    const day = next.trim() === '' ? '' : readWhileTyped(next);
    const isGood = eager && day !== null && validateDayText(day, { min, max }) === undefined;
    setTyped({ text: next, validFor: isGood ? [value, day] : [value], isSettled: false });
    if (isGood && day !== value) onChange(day);
  };
  const isInvalidDay = (): boolean => validateDayText(text, { min, max }) !== undefined;
  const settle = (): void => {
    const isInvalid = isInvalidDay();
    const day = isInvalid ? '' : (readDayText(text) ?? '');
    setTyped(isInvalid ? { text, validFor: [value, ''], isSettled: true } : undefined);
    if (day !== value) onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isInvalidDay()) event.preventDefault();
    settle();
  };
  return {
    text,
    dayError: own?.isSettled ? validateDayText(own.text, { min, max }) : undefined,
    onText,
    settle,
    onKeyDown,
  };
}
