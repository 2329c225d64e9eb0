import { chakra } from '@chakra-ui/react/styled-system';

/** A choice with its label: the whole line is the target. */
export const Line = chakra('label', {
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
        // Smaller with large text on a phone, where the label needs the space.
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
export const OptionText = chakra('span', {
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
});
export const Sub = chakra('span', { base: { fontSize: 'sm', color: 'fg.subtle' } });
export const Holder = chakra('span', {
  base: { position: 'relative', display: 'grid', placeItems: 'center', boxSize: 6, flexShrink: 0 },
});
export const Native = chakra('input', {
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
      // ARIA allows aria-invalid on the group, not on a radio button in it.
      radio: {
        borderRadius: 'full',
        '[aria-invalid=true] &:not(:checked)': { borderColor: 'danger.fg' },
        _checked: { bg: 'brand.contrast', borderWidth: '0.4375rem' },
      },
    },
  },
});
