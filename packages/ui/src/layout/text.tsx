import { chakra } from '@chakra-ui/react/styled-system';

/** A paragraph, 16 px. `numeric` keeps digits in columns; `tone="muted"` and `"subtle"` are less prominent. */
export const Text = chakra('p', {
  base: { minWidth: 0 },
  variants: {
    size: { xs: { fontSize: 'xs' }, sm: { fontSize: 'sm' }, md: { fontSize: 'md' }, lg: { fontSize: 'lg' } },
    tone: {
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      brand: { color: 'brand.fg' },
      danger: { color: 'danger.fg' },
      success: { color: 'success.fg' },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});

/** A heading; choose the level with `as` (default h2) and the look with `size` (default lg = 20 px). */
export const Heading = chakra('h2', {
  base: { fontWeight: 'bold', letterSpacing: '-0.02em', lineHeight: '1.35', minWidth: 0, textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: { base: 'xl', md: '2xl' } },
      '2xl': { fontSize: { base: '2xl', md: '3xl' } },
      '3xl': { fontSize: { base: '3xl', md: '4xl' }, lineHeight: '1.25' },
    },
  },
  defaultVariants: { size: 'lg' },
});

/**
 * Styles of a link. Wrap the router's link: `<Anchor asChild><Link to="…">…</Link></Anchor>`. `plain` has no colour of
 * its own.
 */
export const Anchor = chakra('a', {
  base: { borderRadius: 'sm', textUnderlineOffset: '3px' },
  variants: {
    variant: {
      inline: { color: 'brand.fg', textDecoration: 'underline' },
      quiet: { color: 'brand.fg', fontWeight: 'semibold', _hover: { textDecoration: 'underline' } },
      plain: { color: 'inherit', textDecoration: 'none' },
    },
  },
  defaultVariants: { variant: 'quiet' },
});
