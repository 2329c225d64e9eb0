import { useContext, useId, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Holder, Line, Native, OptionText, Sub } from './choice-parts.ts';
import { FieldContext } from './field-context.ts';
import type { Option } from './select.tsx';

const Options = chakra('div', {
  base: { display: 'flex', minWidth: 0 },
  variants: {
    boxed: {
      true: { gap: 2, flexWrap: 'wrap', '& > label': { flex: '1 1 9rem' } },
      false: { flexDirection: 'column' },
    },
    inline: { true: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 5 } },
    // Two by two on a phone the last button would be alone, wider than the others.
    odd: { true: { '& > label': { flexBasis: { base: '100%', sm: '9rem' } } } },
  },
});

interface RadioOption extends Option {
  description?: ReactNode;
}

export interface RadioGroupProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  /** Its name where no `<Field group>` names it. */
  label?: string | undefined;
  /** Cards beside one another instead of lines. */
  boxed?: boolean | undefined;
  /** Lines beside one another: short choices of a field that is one of many. */
  inline?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** One of a few visible choices; arrow keys move the choice. Put it into `<Field group>` for label and error. */
export function RadioGroup({
  value,
  onChange,
  options,
  label,
  boxed = false,
  inline = false,
  disabled = false,
}: RadioGroupProps) {
  const name = useId();
  const field = useContext(FieldContext);
  const isInvalid = field?.invalid ?? false;
  const naming = label ? { 'aria-label': label } : { 'aria-labelledby': field?.labelId };
  return (
    <Options
      role="radiogroup"
      boxed={boxed}
      inline={inline}
      odd={boxed && options.length % 2 === 1}
      {...naming}
      {...(field?.required ? { 'aria-required': true } : {})}
      {...(isInvalid ? { 'aria-invalid': true } : {})}
    >
      {options.map((option) => (
        <Line key={option.value} boxed={boxed}>
          <Holder>
            <Native
              type="radio"
              kind="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled || field?.disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
          </Holder>
          <OptionText>
            <span>{option.label}</span>
            {option.description ? <Sub>{option.description}</Sub> : null}
          </OptionText>
        </Line>
      ))}
    </Options>
  );
}
