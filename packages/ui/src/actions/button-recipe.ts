import { defineRecipe } from '@chakra-ui/react/styled-system';

/**
 * Styles of buttons and of links that look like buttons. Small ones grow to 44 px on touch screens; text that does not
 * fit, for instance when it is enlarged, breaks into lines.
 */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    position: 'relative',
    flexShrink: 0,
    maxWidth: 'full',
    textAlign: 'center',
    userSelect: 'none',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textDecoration: 'none',
    transition: 'background-color 160ms ease-out, border-color 160ms ease-out, transform 160ms ease-out',
    _active: { transform: 'scale(0.98)' },
    _disabled: { opacity: 0.45 },
    '&[aria-busy=true]': { opacity: 1, cursor: 'progress' },
    '@media (pointer: coarse)': { minHeight: '2.75rem', minWidth: '2.75rem' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.solidHover' } },
      subtle: { bg: 'brand.subtle', color: 'brand.fg', _hover: { borderColor: 'brand.border' } },
      outline: { bg: 'bg.panel', color: 'fg', borderColor: 'border', _hover: { bg: 'bg.subtle' } },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.solidHover' } },
    },
    size: {
      // In px: large text in a narrow place needs the space itself.
      sm: { minHeight: '2.25rem', paddingInline: '12px', paddingBlock: 1, fontSize: 'sm' },
      md: { minHeight: '2.75rem', paddingInline: 4, paddingBlock: 1.5, fontSize: 'md' },
      lg: { minHeight: '3.25rem', paddingInline: 6, paddingBlock: 2, fontSize: 'lg' },
    },
    shape: { square: { padding: 0 } },
    fullWidth: { true: { width: 'full' } },
  },
  compoundVariants: [
    { shape: 'square', size: 'sm', css: { width: '2.25rem' } },
    { shape: 'square', size: 'md', css: { width: '2.75rem' } },
    { shape: 'square', size: 'lg', css: { width: '3.25rem' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
});
