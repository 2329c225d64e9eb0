import type { ReactNode, Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import { Holder, Line, Native, OptionText, Sub } from './choice-parts.ts';
import { useControl } from './field-context.ts';

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    display: 'none',
    color: 'brand.contrast',
    pointerEvents: 'none',
    'input:checked + &': { display: 'grid' },
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
  /** A frame around it that is filled while it is on, as for 전체 동의. */
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
