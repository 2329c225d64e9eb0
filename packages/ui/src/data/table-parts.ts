import { chakra } from '@chakra-ui/react/styled-system';

// A table first; under 768 px its rows are shown as cards. Roles are written out on the elements, because a table shown
// otherwise loses them in some browsers.
const CARDS = '@media (max-width: 767.98px)';

export const Frame = chakra('div', { base: { minWidth: 0, width: 'full' } });
export const CardSortBox = chakra('div', { base: { display: 'none', marginBottom: 3, [CARDS]: { display: 'block' } } });
export const Scroller = chakra('section', {
  base: {
    position: 'relative', minWidth: 0, overflow: 'auto', overscrollBehaviorX: 'contain', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', bg: 'bg.panel', _focusVisible: { outlineOffset: '-2px' },
    [CARDS]: { overflow: 'visible', borderWidth: 0, bg: 'transparent', maxHeight: 'none !important' },
  },
});
export const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'separate', borderSpacing: 0, transition: 'opacity 160ms ease-out', [CARDS]: { display: 'block' } },
  variants: { dimmed: { true: { opacity: 0.55 } } },
}, { defaultProps: { role: 'table' } });
export const Head = chakra('thead', {
  base: {
    '& th': { position: 'sticky', top: 0, zIndex: 1, bg: 'bg.subtle', borderBottomWidth: '1px', borderColor: 'border' },
    [CARDS]: { display: 'none' },
  },
}, { defaultProps: { role: 'rowgroup' } });
export const HeadRow = chakra('tr', {}, { defaultProps: { role: 'row' } });
const ALIGN = { start: { textAlign: 'start' }, end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, center: { textAlign: 'center' } } as const;
export const HeadCell = chakra('th', {
  base: { height: '2.75rem', paddingInline: 4, color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  variants: { align: ALIGN },
}, { defaultProps: { role: 'columnheader' } });
export const Body = chakra('tbody', { base: { [CARDS]: { display: 'flex', flexDirection: 'column', gap: 3 } } }, { defaultProps: { role: 'rowgroup' } });
export const Row = chakra('tr', {
  base: {
    'bg': 'bg.panel',
    '&:not(:last-of-type) > td': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    [CARDS]: { 'display': 'block', 'borderWidth': '1px', 'borderColor': 'border', 'borderRadius': 'lg', 'paddingInline': 4, 'paddingBlock': 3, '& > td': { borderBottomWidth: '0 !important' } },
  },
  variants: { clickable: { true: { cursor: 'pointer', _hover: { bg: 'bg.subtle' } } } },
}, { defaultProps: { role: 'row' } });
export const Cell = chakra('td', {
  base: {
    fontSize: 'sm', minWidth: 0, height: '3.25rem', paddingInline: 4, paddingBlock: 2, verticalAlign: 'middle',
    // In a card every value says which column it is from; the first is the card's title.
    [CARDS]: {
      display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4, height: 'auto', paddingInline: 0, paddingBlock: 1.5, fontSize: 'md',
      _before: { content: 'attr(data-label)', flexShrink: 0, color: 'fg.subtle', fontSize: 'sm', fontWeight: 'regular' },
    },
  },
  variants: {
    align: ALIGN,
    lead: { true: { fontWeight: 'semibold', [CARDS]: { fontSize: 'lg', paddingBottom: 2, _before: { display: 'none' } } } },
    hideOnCards: { true: { [CARDS]: { display: 'none' } } },
  },
}, { defaultProps: { role: 'cell' } });
export const CellValue = chakra('span', { base: { minWidth: 0, [CARDS]: { textAlign: 'end' } } });
export const RowButton = chakra('button', {
  base: { textAlign: 'start', fontWeight: 'inherit', color: 'inherit', minHeight: '2rem', borderRadius: 'sm', minWidth: 0, _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' }, [CARDS]: { minHeight: '2.75rem', width: 'full' } },
});
