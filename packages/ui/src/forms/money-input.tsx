import { useContext, useId } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldContext } from './field-context.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { spellWon } from './spell-won.ts';

const SpelledAmount = chakra('p', {
  base: { marginTop: 1.5, fontSize: 'sm', color: 'fg.subtle', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // Its line is reserved, so that nothing moves with the first 만; an error takes the line instead.
  variants: { wrong: { true: { '&:empty': { display: 'none' } }, false: { minHeight: '1.5em' } } },
});

export type MoneyInputProps = Omit<NumberInputProps, 'decimals' | 'suffix'>;

/** Won: whole numbers from 0 up (`min` for others), with the amount in 만, 억, 조 under the field while it is typed. */
export function MoneyInput({ value, min = 0, ...rest }: MoneyInputProps) {
  const id = useId();
  const field = useContext(FieldContext);
  return (
    <div>
      <NumberInput
        {...rest}
        value={value}
        min={min}
        decimals={0}
        suffix="원"
        aria-describedby={[rest['aria-describedby'], id].filter(Boolean).join(' ')}
      />
      <SpelledAmount id={id} wrong={field?.invalid ?? false}>
        {spellWon(value)}
      </SpelledAmount>
    </div>
  );
}
