import { Box } from '@danji/ui';
import type { ReactNode, Ref } from 'react';

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

type SideBySideProps<Column> = {
  /** Names the part that scrolls. */
  label: string;
  /** Names the table. */
  caption: string;
  /** Names the column of the names. */
  corner: string;
  columns: readonly Column[];
  toKey: (column: Column) => string;
  renderHead: (column: Column) => ReactNode;
  rows: readonly { label: string; cell: (column: Column) => ReactNode }[];
  /** The part that scrolls sideways, which may get the focus. */
  region?: Ref<HTMLDivElement>;
};

/** Things side by side: a column for each, which scrolls behind the names of the rows. */
export const SideBySide = <Column,>(props: SideBySideProps<Column>) => {
  const { label, caption, corner, columns, toKey, renderHead, rows, region } = props;
  return (
    <Box as="section" {...(region && { ref: region })} aria-label={label} tabIndex={0} css={SCROLLER}>
      <Box as="table" aria-label={caption} css={TABLE}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={toKey(column)} scope="col">
                {renderHead(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => (
                <td key={toKey(column)}>{row.cell(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
