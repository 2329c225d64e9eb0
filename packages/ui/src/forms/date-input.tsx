import { TextInput, type TextInputProps } from './text-input.tsx';

export interface DateInputProps extends Omit<TextInputProps, 'icon' | 'suffix' | 'type' | 'min' | 'max'> {
  /** `YYYY-MM-DD` or an empty text. */
  value: string;
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day as `YYYY-MM-DD`, by the browser's own calendar. */
export function DateInput({ min, max, ...rest }: DateInputProps) {
  return <TextInput {...rest} type="date" {...(min ? { min } : {})} max={max ?? '9999-12-31'} css={{ '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', padding: 1 }, '&::-webkit-date-and-time-value': { textAlign: 'start' } }} />;
}
