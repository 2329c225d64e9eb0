import { chakra } from '@chakra-ui/react/styled-system';

/** The head and each row: a column of names where there is room, and the track of the days. */
export const Line = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'var(--names) 1fr' },
    alignItems: 'center',
    minHeight: '3.5rem',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  variants: {
    head: {
      true: {
        minHeight: '4.25rem',
        alignItems: 'start',
        borderTopWidth: 0,
        bg: 'bg.subtle',
        color: 'fg.muted',
        fontSize: 'sm',
        fontWeight: 'semibold',
      },
    },
  },
});
// As a column they cover the content that is scrolled beneath them in one straight line.
export const EDGE = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  alignSelf: 'stretch',
  borderRightWidth: { md: '1px' },
  borderColor: 'border.subtle',
} as const;
export const TRACK = { position: 'relative', minHeight: '2.75rem', minWidth: 0 } as const;
