import type { Ref } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import { controlRecipe } from './control-recipe.ts';
import { useControl } from './field-context.ts';

const SelectBase = chakra('select', controlRecipe);
const Frame = chakra('div', { base: { position: 'relative', width: 'full', minWidth: 0 } });
const Arrow = chakra('span', {
  base: {
    position: 'absolute',
    right: 3,
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
});

export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<
  HTMLChakraProps<'select'>,
  'onChange' | 'value' | 'defaultValue' | 'size' | 'children'
> {
  /** An empty text chooses nothing and shows the placeholder. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The first line while nothing is chosen (`지역 선택`). */
  placeholder?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of several choices, as the native list of the browser, which phones and screen readers support best. */
export function Select({ value, onChange, options, placeholder, size, ...rest }: SelectProps) {
  const wiring = useControl(rest);
  return (
    <Frame>
      <SelectBase
        css={{
          paddingInlineEnd: 10,
          ...(value === '' ? { color: 'fg.subtle' } : {}),
          '& option': { color: 'fg', background: 'bg.panel' },
        }}
        {...rest}
        {...wiring}
        {...(size ? { size } : {})}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </SelectBase>
      <Arrow>
        <Icon name="chevron-down" />
      </Arrow>
    </Frame>
  );
}
