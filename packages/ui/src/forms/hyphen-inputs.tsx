import { FormattedInput, type FormattedInputProps } from './formatted-input.tsx';
import { formatBusinessNoTyped, formatTelTyped, toBusinessNoDigits, toTelDigitsTyped } from './hyphen-rules.ts';

const DIGIT = /\d/;

export interface HyphenInputProps extends Omit<
  FormattedInputProps,
  'format' | 'counts' | 'onText' | 'onLeave' | 'type' | 'inputMode' | 'numeric'
> {
  /** Digits, with or without hyphens. */
  value: string;
  /** Digits only. */
  onChange: (digits: string) => void;
}

/** A phone number; hyphens appear while it is typed and the caret stays. Default `autoComplete="tel-national"`. */
export function TelInput({ value, onChange, ...rest }: HyphenInputProps) {
  return (
    <FormattedInput
      autoComplete="tel-national"
      placeholder="010-0000-0000"
      {...rest}
      type="tel"
      inputMode="tel"
      value={formatTelTyped(value)}
      format={formatTelTyped}
      counts={DIGIT}
      onText={(text) => onChange(toTelDigitsTyped(text))}
    />
  );
}

/** A business registration number (`000-00-00000`); the caller validates the check digit. */
export function BusinessNoInput({ value, onChange, ...rest }: HyphenInputProps) {
  return (
    <FormattedInput
      placeholder="000-00-00000"
      {...rest}
      inputMode="numeric"
      value={formatBusinessNoTyped(value)}
      format={formatBusinessNoTyped}
      counts={DIGIT}
      onText={(text) => onChange(toBusinessNoDigits(text))}
    />
  );
}
