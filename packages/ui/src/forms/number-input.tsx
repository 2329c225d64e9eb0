import { useState } from 'react';
import { FormattedInput, type FormattedInputProps } from './formatted-input.tsx';
import { formatNumberText, hasKoreanUnits, readNumberText, type NumberRules } from './number-rules.ts';

const COUNTS = /[\d.십백천만억조경-]/;

export interface NumberInputProps
  extends
    NumberRules,
    Omit<FormattedInputProps, 'value' | 'format' | 'counts' | 'onText' | 'onLeave' | 'min' | 'max' | 'type'> {
  /** null is blank. */
  value: number | null;
  /** The number within min and max at every moment; null only where blank is allowed. */
  onChange: (value: number | null) => void;
}

/**
 * A number with thousands separators (SPEC §2): up to 8 decimals (`decimals={0}` for won and counts), clamps to min
 * and max, understands `1억 2,000만` and `3천만`, refuses a second decimal point, and keeps the caret at the edit. Give
 * the unit as `suffix`.
 */
export function NumberInput({ value, onChange, min, max, decimals, allowBlank, ...rest }: NumberInputProps) {
  const rules: NumberRules = { min, max, decimals, allowBlank };
  const [typed, setTyped] = useState(() => formatNumberText(value, rules));
  // The typed text stays while it still has the current value; a new value replaces it.
  const displayed = readNumberText(typed, rules)?.value === value ? typed : formatNumberText(value, rules);

  const format = (raw: string, pasted: boolean): string | null => {
    const reading = readNumberText(raw, rules);
    if (reading && pasted && hasKoreanUnits(raw)) return formatNumberText(reading.value, rules);
    // The point of 1.5억 or 2.5 stays while it is typed, also where only whole numbers are allowed; without it 2.5 would
    // become 25.
    return (
      (reading && decimals === 0 && !pasted ? readNumberText(raw, { ...rules, decimals: undefined }) : reading)?.text ??
      null
    );
  };
  const onText = (text: string): void => {
    const reading = readNumberText(text, rules);
    if (!reading) return;
    setTyped(text);
    if (reading.value !== value) onChange(reading.value);
  };
  return (
    <FormattedInput
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      numeric
      {...rest}
      value={displayed}
      format={format}
      counts={COUNTS}
      onText={onText}
      onLeave={() => setTyped(formatNumberText(value, rules))}
    />
  );
}
