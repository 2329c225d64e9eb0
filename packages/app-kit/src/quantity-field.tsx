import { HStack, IconButton, NumberInput } from '@danji/ui';

type QuantityFieldProps = {
  /** Of what, for assistive technology. */
  label: string;
  value: number;
  /** The most that can be had; `value` may be more, when there is less than before. */
  max: number;
  onChange: (value: number) => void;
};

/** How many units: by buttons, or typed. */
export const QuantityField = ({ label, value, max, onChange }: QuantityFieldProps) => (
  <HStack as="fieldset" gap={1} aria-label={`${label} 수량`}>
    <IconButton
      icon="minus"
      variant="outline"
      label={`${label} 하나 빼기`}
      aria-disabled={value <= 1}
      onClick={() => value > 1 && onChange(Math.min(value - 1, max))}
    />
    <NumberInput
      aria-label={`${label} 수량`}
      value={value}
      min={1}
      max={Math.max(max, value)}
      decimals={0}
      width="4.5rem"
      textAlign="center"
      onChange={(next) => onChange(next ?? 1)}
    />
    <IconButton
      icon="plus"
      variant="outline"
      label={`${label} 하나 더하기`}
      aria-disabled={value >= max}
      onClick={() => value < max && onChange(value + 1)}
    />
  </HStack>
);
