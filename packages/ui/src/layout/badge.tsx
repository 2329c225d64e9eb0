import type { ReactNode } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { Tone } from '../tokens.ts';

const TONES = {
  neutral: { bg: 'bg.muted', color: 'fg.muted' },
  brand: { bg: 'brand.subtle', color: 'brand.fg' },
  accent: { bg: 'accent.subtle', color: 'accent.fg' },
  success: { bg: 'success.subtle', color: 'success.fg' },
  danger: { bg: 'danger.subtle', color: 'danger.fg' },
  warning: { bg: 'warning.subtle', color: 'warning.fg' },
} as const satisfies Record<Tone, object>;

/** A short state beside a name (`승인 대기`). Default tone neutral. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    paddingInline: 2,
    minHeight: '1.5rem',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    maxWidth: 'full',
    flexShrink: 0,
    // In a table it stays on one line; in a selected row its own colour could be that of the row.
    'td &': { whiteSpace: { md: 'nowrap' } },
    'tr[aria-selected=true] &': { bg: 'bg.panel' },
  },
  variants: { tone: TONES },
  defaultVariants: { tone: 'neutral' },
});

const ChipBase = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: '2.25rem',
    paddingInline: 3.5,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    maxWidth: 'full',
    flexShrink: 0,
    transition: 'background-color 160ms ease-out',
    _hover: { bg: 'bg.subtle' },
    _pressed: { bg: 'fg', borderColor: 'fg', color: 'bg', _hover: { bg: 'fg' } },
    _disabled: { opacity: 0.45 },
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
  },
});

export interface ChipProps extends Omit<HTMLChakraProps<'button'>, 'onSelect'> {
  /** Marks the chosen one of several filters; the button has aria-pressed. */
  selected?: boolean | undefined;
  /** Shows a remove button (`서울 제거`). */
  onRemove?: (() => void) | undefined;
  /** The label of the remove button, for assistive technology. Default 제거. */
  removeLabel?: string | undefined;
  children: ReactNode;
}

/** A filter that is on or off, or a selected value that can be removed. */
export function Chip({ selected, onRemove, removeLabel = '제거', children, ...rest }: ChipProps) {
  if (onRemove) {
    return (
      <ChipBase type="button" {...rest} onClick={onRemove}>
        {children}
        <Icon name="x" size={16} label={removeLabel} />
      </ChipBase>
    );
  }
  return (
    <ChipBase type="button" aria-pressed={selected} {...rest}>
      {children}
    </ChipBase>
  );
}
