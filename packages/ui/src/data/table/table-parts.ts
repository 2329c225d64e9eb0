import { chakra } from '@chakra-ui/react/styled-system';

// Under 768 px the rows of the table are shown as cards. The elements have explicit roles, because a table with another
// `display` loses them in some browsers.
export const CARDS = '@media (max-width: 767.98px)';

export const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0, width: 'full' },
});
/** The content of the table body while there are no rows. */
export const Rest = chakra('div', { base: { minWidth: 0, borderRadius: 'lg' } }, { defaultProps: { role: 'group' } });
export const Scroller = chakra('section', {
  base: {
    position: 'relative',
    minWidth: 0,
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    _focusVisible: { outlineOffset: '-2px' },
    [CARDS]: { overflow: 'visible', borderWidth: 0, bg: 'transparent', maxHeight: 'none !important' },
  },
});
export const Table = chakra(
  'table',
  {
    base: { width: 'full', borderCollapse: 'separate', borderSpacing: 0, [CARDS]: { display: 'block' } },
    // No opacity, because the previous rows are still readable.
    variants: { dimmed: { true: { color: 'fg.subtle', cursor: 'progress' } } },
  },
  { defaultProps: { role: 'table' } },
);
export const Caption = chakra('caption', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
export const Head = chakra(
  'thead',
  {
    base: {
      '& th': {
        position: 'sticky',
        top: 0,
        zIndex: 1,
        bg: 'bg.subtle',
        borderBottomWidth: '1px',
        borderColor: 'border',
      },
      [CARDS]: { display: 'none' },
    },
  },
  { defaultProps: { role: 'rowgroup' } },
);
export const HeadRow = chakra('tr', {}, { defaultProps: { role: 'row' } });

export const ALIGN = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  center: { textAlign: 'center' },
} as const;
// While the table is scrolled sideways the first columns stay, with an edge that shows that content is behind it.
const EDGE = {
  '[data-scrolled] &::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: '-8px',
    width: '8px',
    pointerEvents: 'none',
    background: 'linear-gradient(to right, var(--dj-colors-border), transparent)',
    opacity: 0.7,
  },
};
export const STICK = {
  check: { position: 'sticky', left: 0, zIndex: 1 },
  first: { position: 'sticky', left: 0, zIndex: 1, ...EDGE },
  afterCheck: { position: 'sticky', left: '3rem', zIndex: 1, ...EDGE },
} as const;
/** Position of this column among the sticky ones. */
export type Stick = keyof typeof STICK;

export const HeadCell = chakra(
  'th',
  {
    base: {
      height: '2.75rem',
      paddingInline: 3,
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      _first: { paddingInlineStart: 5 },
      _last: { paddingInlineEnd: 5 },
    },
    variants: {
      align: ALIGN,
      stick: {
        check: { left: 0, 'thead &': { zIndex: 2 } },
        first: { left: 0, 'thead &': { zIndex: 2 }, ...EDGE },
        afterCheck: { left: '3rem', 'thead &': { zIndex: 2 }, ...EDGE },
      },
    },
  },
  { defaultProps: { role: 'columnheader' } },
);
export const HeadLine = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'middle' },
});
export const Body = chakra(
  'tbody',
  { base: { [CARDS]: { display: 'flex', flexDirection: 'column', gap: 3 } } },
  { defaultProps: { role: 'rowgroup' } },
);
