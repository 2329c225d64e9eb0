import { useId } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { spellWon } from './spell-won.ts';

// Its line is kept free, so that nothing moves with the first 만.
const Words = chakra('p', { base: { marginTop: 1, minHeight: '1.5em', fontSize: 'sm', color: 'fg.subtle', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

export type MoneyInputProps = Omit<NumberInputProps, 'decimals' | 'suffix'>;

/** Won: whole numbers from 0 up (`min` for others), with the amount in 만, 억, 조 under the field while it is typed. */
export function MoneyInput({ value, min = 0, ...rest }: MoneyInputProps) {
  const id = useId();
  return (
    <div>
      <NumberInput {...rest} value={value} min={min} decimals={0} suffix="원" aria-describedby={[rest['aria-describedby'], id].filter(Boolean).join(' ')} />
      <Words id={id}>{spellWon(value)}</Words>
    </div>
  );
}
