import { chakra } from '@chakra-ui/react/styled-system';

// A table first; under 768 px its rows are shown as cards. Roles are written out on the elements, because a table shown
// otherwise loses them in some browsers.
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
    // No opacity: the rows of before are still worth reading.
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

const ALIGN = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  center: { textAlign: 'center' },
} as const;
// While the table is scrolled sideways the first columns stay, with an edge that says there is more behind it.
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
const STICK = {
  check: { position: 'sticky', left: 0, zIndex: 1 },
  first: { position: 'sticky', left: 0, zIndex: 1, ...EDGE },
  afterCheck: { position: 'sticky', left: '3rem', zIndex: 1, ...EDGE },
} as const;
/** Which of the sticky columns this one is. */
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
export const Row = chakra(
  'tr',
  {
    base: {
      '--row-bg': 'var(--dj-colors-bg-panel)',
      '& > td': { background: 'var(--row-bg)', transition: 'background-color 120ms ease-out' },
      '&:not(:last-of-type) > td': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
      '@media (hover: hover)': { '&:hover': { '--row-bg': 'var(--dj-colors-bg-subtle)' } },
      '&[aria-selected=true]': { '--row-bg': 'var(--dj-colors-brand-subtle)' },
      [CARDS]: {
        '--check-top': '0.875rem',
        display: 'block',
        position: 'relative',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        paddingInline: 4,
        paddingBlock: 3,
        background: 'var(--row-bg)',
        '&[aria-selected=true]': { borderColor: 'brand.solid' },
        '& > td': { borderBottomWidth: '0 !important', background: 'transparent' },
      },
    },
    // Beside the first line of the title, which is higher as a button.
    variants: { clickable: { true: { cursor: 'pointer', [CARDS]: { '--check-top': '1.375rem' } } } },
  },
  { defaultProps: { role: 'row' } },
);
export const Cell = chakra(
  'td',
  {
    base: {
      fontSize: 'sm',
      minWidth: 0,
      paddingInline: 3,
      verticalAlign: 'middle',
      _first: { paddingInlineStart: 5 },
      _last: { paddingInlineEnd: 5 },
      // In a card every value says which column it is from; the first is the card's title.
      [CARDS]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 4,
        height: 'auto',
        paddingInline: '0 !important',
        paddingBlock: 1.5,
        fontSize: 'md',
        position: 'static',
        _before: {
          content: 'attr(data-label)',
          flexShrink: 0,
          color: 'fg.subtle',
          fontSize: 'sm',
          fontWeight: 'regular',
        },
        // The name of a column alone (what cannot be done with this row) says nothing.
        '&:has(> span:empty)': { display: 'none' },
      },
    },
    variants: {
      density: {
        comfortable: { height: '3.25rem', paddingBlock: 2 },
        compact: { height: '2.5rem', paddingBlock: 0.5 },
      },
      align: ALIGN,
      stick: STICK,
      lead: {
        true: { fontWeight: 'semibold', [CARDS]: { fontSize: 'lg', paddingBottom: 2, _before: { display: 'none' } } },
      },
      hideOnCards: { true: { [CARDS]: { display: 'none' } } },
      whole: { true: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', [CARDS]: { whiteSpace: 'normal' } } },
    },
    defaultVariants: { density: 'comfortable' },
  },
  { defaultProps: { role: 'cell' } },
);
/** The checkbox of a row: the first column of a table, the upper corner of a card. */
export const CheckCell = chakra(
  'td',
  {
    base: {
      width: '3rem',
      paddingInlineStart: 2,
      background: 'var(--row-bg)',
      verticalAlign: 'middle',
      ...STICK.check,
      [CARDS]: {
        position: 'absolute',
        left: 'auto',
        top: 'var(--check-top)',
        right: 1,
        width: 'auto',
        padding: 0,
        '& ~ td:nth-of-type(2)': { paddingRight: '3rem !important' },
      },
    },
  },
  { defaultProps: { role: 'cell' } },
);
export const CellValue = chakra('span', {
  base: { minWidth: 0, [CARDS]: { textAlign: 'end' } },
  variants: {
    truncate: {
      true: {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        maxWidth: 'var(--cell-width, 20rem)',
        [CARDS]: { maxWidth: '100%', whiteSpace: 'normal' },
      },
    },
    lead: { true: { [CARDS]: { textAlign: 'start' } } },
  },
});
const LEAD = {
  textAlign: 'start',
  fontWeight: 'inherit',
  color: 'inherit',
  minHeight: '2rem',
  borderRadius: 'sm',
  minWidth: 0,
  maxWidth: 'full',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  [CARDS]: { minHeight: '2.75rem', width: 'full' },
} as const;
export const RowButton = chakra('button', { base: LEAD });
export const RowLink = chakra('a', {
  base: { ...LEAD, display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
});
