import { useContext, useId, type ReactNode, type Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import { FieldContext, useControl } from './field-context.ts';
import type { Option } from './select.tsx';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 2.5,
    minHeight: '2.75rem',
    paddingBlock: 2.5,
    cursor: 'pointer',
    minWidth: 0,
    '&:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: {
    boxed: {
      true: {
        // Smaller with large text on a phone, where the label needs the room.
        paddingInline: 'min(1rem, 4.2vw)',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        bg: 'bg.panel',
        minHeight: '3.25rem',
        paddingBlock: 3.5,
        '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
      },
    },
  },
});
const OptionText = chakra('span', {
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
});
const Sub = chakra('span', { base: { fontSize: 'sm', color: 'fg.subtle' } });
const Holder = chakra('span', {
  base: { position: 'relative', display: 'grid', placeItems: 'center', boxSize: 6, flexShrink: 0 },
});
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    display: 'none',
    color: 'brand.contrast',
    pointerEvents: 'none',
    'input:checked + &': { display: 'grid' },
  },
});
const Native = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: '1.375rem',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    cursor: 'pointer',
    transition: 'background-color 160ms ease-out',
    _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
    _invalid: { borderColor: 'danger.fg' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      checkbox: { borderRadius: 'sm' },
      // ARIA knows a wrong group, not a wrong radio button in it.
      radio: {
        borderRadius: 'full',
        '[aria-invalid=true] &:not(:checked)': { borderColor: 'danger.fg' },
        _checked: { bg: 'brand.contrast', borderWidth: '0.4375rem' },
      },
    },
  },
});

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** A frame around it that fills when it is on: 전체 동의. */
  boxed?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, with its own label; the whole line is the target. */
export function Checkbox({
  checked,
  onChange,
  children,
  description,
  required,
  disabled,
  name,
  boxed = false,
  ref,
}: CheckboxProps) {
  const { id: _fieldId, ...wiring } = useControl({ disabled });
  return (
    <Line boxed={boxed}>
      <Holder>
        <Native
          type="checkbox"
          kind="checkbox"
          {...wiring}
          {...(ref ? { ref } : {})}
          {...(name ? { name } : {})}
          {...(required ? { required } : {})}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Mark>
          <Icon name="check" size={16} />
        </Mark>
      </Holder>
      <OptionText>
        <span>{children}</span>
        {description ? <Sub>{description}</Sub> : null}
      </OptionText>
    </Line>
  );
}

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
  disabled?: boolean | undefined;
}

const Options = chakra('div', {
  base: { display: 'flex', minWidth: 0 },
  variants: {
    boxed: {
      true: { gap: 2, flexWrap: 'wrap', '& > label': { flex: '1 1 9rem' } },
      false: { flexDirection: 'column' },
    },
    // Two by two on a phone the last button would be alone, wider than the others.
    odd: { true: { '& > label': { flexBasis: { base: '100%', sm: '9rem' } } } },
  },
});

/** One of a few, all of them in sight; arrow keys move the choice. Put it into `<Field group>` for label and error. */
export function RadioGroup({ value, onChange, options, label, boxed = false, disabled = false }: RadioGroupProps) {
  const name = useId();
  const field = useContext(FieldContext);
  const isInvalid = field?.invalid ?? false;
  const naming = label ? { 'aria-label': label } : { 'aria-labelledby': field?.labelId };
  return (
    <Options
      role="radiogroup"
      boxed={boxed}
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

const Rail = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '3rem',
    height: '1.75rem',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transition: 'background-color 160ms ease-out',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '1.375rem',
      height: '1.375rem',
      borderRadius: 'full',
      bg: 'brand.contrast',
      transition: 'transform 160ms ease-out',
    },
    _checked: { bg: 'brand.solid', '&::after': { transform: 'translateX(1.25rem)' } },
    _disabled: { opacity: 0.5 },
  },
});

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

/**
 * Switches a setting at once, without saving. The label is beside it, or above it where there is no room (large text
 * on a phone).
 */
export function Switch({ checked, onChange, children, description, disabled }: SwitchProps) {
  return (
    <Line css={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
      <OptionText css={{ flex: '1', minWidth: '4.5rem' }}>
        <span>{children}</span>
        {description ? <Sub>{description}</Sub> : null}
      </OptionText>
      <Rail
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...(disabled ? { disabled } : {})}
      />
    </Line>
  );
}
