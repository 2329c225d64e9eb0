import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Line, OptionText, Sub } from './choice-parts.ts';

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
 * Switches a setting at once, without saving. The label is beside it, or above it where there is no space (large text
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
