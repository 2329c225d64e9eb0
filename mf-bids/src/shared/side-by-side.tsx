import { Box } from '@danji/ui';
import type { Ref } from 'react';
import { ColumnTable, type ColumnTableProps } from './column-table.tsx';

const SCROLLER = {
  // Hidden texts in the columns are positioned: without this they would widen the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
} as const;
/** The names of the rows stay while the columns are scrolled; on a phone one of them and the edge of the next is seen. */
const TABLE = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: 3, overflowWrap: 'anywhere' },
  '& tbody > tr > *': { borderTopWidth: '1px', borderColor: 'border' },
  '& thead th': { width: { base: '11.5rem', md: 'auto' } },
  '& thead th:first-of-type': { width: { base: '6.5rem', md: '10rem' } },
  '& thead th:first-of-type, & tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    borderInlineEndWidth: '1px',
    borderColor: 'border',
  },
} as const;

type SideBySideProps<Column> = ColumnTableProps<Column> & {
  /** Names the part that scrolls. */
  label: string;
  /** The part that scrolls sideways, which may get the focus. */
  region?: Ref<HTMLDivElement>;
};

/** Things side by side: a column for each, which scrolls behind the names of the rows. */
export const SideBySide = <Column,>({ label, region, ...table }: SideBySideProps<Column>) => (
  <Box as="section" {...(region && { ref: region })} aria-label={label} tabIndex={0} css={SCROLLER}>
    <ColumnTable {...table} css={TABLE} />
  </Box>
);
