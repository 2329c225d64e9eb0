import { RING } from '../images/ring.ts';

/**
 * Styles of blocks that are more than a tag. They are rules of the whole text, so that a thousand pictures and tables
 * are plain elements: a component with its own styles computes them again at each rendering.
 */
export const BLOCK_STYLES = {
  '& [data-divider]': { cursor: 'pointer', borderRadius: 'sm', marginBlock: 5, '& > hr': { marginBlock: 3 } },
  '& [data-divider][data-chosen]': { outline: '2px solid', outlineColor: 'focus' },

  '& [data-picture]': { position: 'relative', borderRadius: 'md' },
  '& [data-no-picture]': {
    display: 'grid',
    placeItems: 'center',
    gap: 2,
    borderRadius: 'md',
    bg: 'bg.subtle',
    color: 'fg.subtle',
    minHeight: 32,
    minWidth: 'min(100%, 15rem)',
    textAlign: 'center',
  },
  '& [data-video]': { position: 'relative', maxWidth: '640px', marginInline: 'auto', borderRadius: 'md' },
  '& :is([data-picture], [data-video])[data-chosen]': RING,

  '& [data-cells]': {
    position: 'relative',
    width: 'fit-content',
    minWidth: 'full',
    '& :is(td, th)': { position: 'relative' },
  },
  '& [data-selected]::after': {
    content: '""',
    position: 'absolute',
    inset: '-1px',
    bg: 'brand.solid',
    opacity: 0.16,
    pointerEvents: 'none',
  },
  // While cells are selected, neither text nor caret is.
  '& [data-selects]': { caretColor: 'transparent', '& ::selection': { background: 'transparent' } },
  '& [data-dragging]': { userSelect: 'none', cursor: 'cell' },
} as const;
