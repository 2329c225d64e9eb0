import { chakra } from '@chakra-ui/react/styled-system';
import { ALIGN, CARDS, STICK } from './table-parts.ts';

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
        // In px: large text needs the space itself.
        paddingInline: '16px',
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
      // In a card every value is labelled with its column; the first is the card's title.
      [CARDS]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: '16px',
        height: 'auto',
        paddingInline: '0 !important',
        paddingBlock: 1.5,
        fontSize: 'md',
        position: 'static',
        _before: {
          content: 'attr(data-label)',
          flexShrink: 0,
          maxWidth: '45%',
          overflowWrap: 'anywhere',
          color: 'fg.subtle',
          fontSize: 'sm',
          fontWeight: 'regular',
        },
        // A label without a value (an action that is not available for this row) is hidden.
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
        '& ~ td:nth-of-type(2)': { paddingRight: 'min(3rem, 72px) !important' },
      },
    },
  },
  { defaultProps: { role: 'cell' } },
);
export const CellValue = chakra('span', {
  // Flexible contents, a name beside a badge, are no narrower than their longest word, unless it may be broken anywhere.
  // Chakra's reset sets the property on every element, so that none inherits it.
  base: { minWidth: 0, [CARDS]: { textAlign: 'end', '&, & *': { overflowWrap: 'anywhere' } } },
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
