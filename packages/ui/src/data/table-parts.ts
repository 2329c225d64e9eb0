import { chakra } from '@chakra-ui/react/styled-system';

// Roles are written out on the elements, because a table shown as cards would otherwise lose them in some browsers.
const WIDE = '@media (min-width: 768px)';

export const Frame = chakra('div', { base: { minWidth: 0, width: 'full' } });
export const CardSortBox = chakra('div', { base: { display: { base: 'block', md: 'none' }, marginBottom: 3 } });
export const Scroller = chakra('section', {
  base: { position: 'relative', minWidth: 0, [WIDE]: { overflow: 'auto', overscrollBehaviorX: 'contain', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', bg: 'bg.panel' }, _focusVisible: { outlineOffset: '-2px' } },
});
export const Table = chakra('table', {
  base: { width: 'full', display: { base: 'block', md: 'table' }, borderCollapse: 'separate', borderSpacing: 0, transition: 'opacity 160ms ease-out' },
  variants: { dimmed: { true: { opacity: 0.55 } } },
}, { defaultProps: { role: 'table' } });
export const Head = chakra('thead', {
  base: {
    display: { base: 'none', md: 'table-header-group' },
    '& th': { position: 'sticky', top: 0, zIndex: 1, bg: 'bg.subtle', borderBottomWidth: '1px', borderColor: 'border' },
  },
}, { defaultProps: { role: 'rowgroup' } });
const ALIGN = { start: { textAlign: 'start' }, end: { [WIDE]: { textAlign: 'end' }, fontVariantNumeric: 'tabular-nums' }, center: { [WIDE]: { textAlign: 'center' } } } as const;
export const HeadRow = chakra('tr', {}, { defaultProps: { role: 'row' } });
export const HeadCell = chakra('th', {
  base: { height: '2.75rem', paddingInline: 4, color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  variants: { align: ALIGN },
}, { defaultProps: { role: 'columnheader' } });
export const Body = chakra('tbody', { base: { display: { base: 'flex', md: 'table-row-group' }, flexDirection: 'column', gap: 3 } }, { defaultProps: { role: 'rowgroup' } });
export const Row = chakra('tr', {
  base: {
    'display': { base: 'block', md: 'table-row' }, 'bg': 'bg.panel',
    '@media (max-width: 767.98px)': { borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', paddingInline: 4, paddingBlock: 3 },
    [WIDE]: { '&:not(:last-of-type) > td': { borderBottomWidth: '1px', borderColor: 'border.subtle' } },
  },
  variants: { clickable: { true: { cursor: 'pointer', _hover: { bg: 'bg.subtle' } } } },
}, { defaultProps: { role: 'row' } });
export const Cell = chakra('td', {
  base: {
    'fontSize': { base: 'md', md: 'sm' }, 'minWidth': 0,
    '@media (max-width: 767.98px)': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4, paddingBlock: 1.5 },
    [WIDE]: { height: '3.25rem', paddingInline: 4, paddingBlock: 2, verticalAlign: 'middle' },
  },
  variants: {
    align: ALIGN,
    lead: { true: { fontWeight: 'semibold', '@media (max-width: 767.98px)': { fontSize: 'lg', paddingBottom: 2, '& > [aria-hidden]': { display: 'none' } } } },
    hideOnCards: { true: { '@media (max-width: 767.98px)': { display: 'none' } } },
  },
}, { defaultProps: { role: 'cell' } });
export const CellName = chakra('span', { base: { display: { base: 'inline', md: 'none' }, flexShrink: 0, color: 'fg.subtle', fontSize: 'sm', fontWeight: 'regular' } });
export const CellValue = chakra('span', { base: { minWidth: 0, '@media (max-width: 767.98px)': { textAlign: 'end' } } });
export const RowButton = chakra('button', { base: { textAlign: 'start', fontWeight: 'inherit', color: 'inherit', minHeight: { base: '2.75rem', md: '2rem' }, borderRadius: 'sm', minWidth: 0, _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } } });
