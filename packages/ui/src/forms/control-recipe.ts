import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Styles shared by text inputs, selects and text areas. 16 px text, so iOS does not zoom into the page. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: 0,
    minHeight: '3rem',
    paddingInline: 'min(0.875rem, 3.6vw)',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    appearance: 'none',
    textOverflow: 'ellipsis',
    transition: 'border-color 160ms ease-out',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-1px', borderColor: 'focus' },
    _invalid: { borderColor: 'danger.fg', _focusVisible: { outlineColor: 'danger.fg' } },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', opacity: 1 },
  },
  variants: {
    size: {
      sm: { minHeight: '2.5rem', paddingInline: 3, '@media (pointer: coarse)': { minHeight: '2.75rem' } },
      md: {},
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } },
    before: { true: { paddingInlineStart: '2.75rem' } },
    after: { true: { paddingInlineEnd: '48px' } },
  },
  defaultVariants: { size: 'md' },
});
