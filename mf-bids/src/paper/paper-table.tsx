import { Stack } from '@danji/ui';
import { ColumnTable, type ColumnTableProps } from '../shared/column-table.tsx';

const TABLE = {
  width: 'full',
  // On a phone the paper is scrolled sideways.
  minWidth: '34rem',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& th, & td': {
    borderWidth: '1px',
    borderColor: 'border',
    padding: 2,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
  '& tr': { breakInside: 'avoid' },
  '& thead th:first-of-type': { width: '9rem' },
  '@media print': { minWidth: 0 },
} as const;

/** So many columns fit on a page of A4. */
const COLUMNS = 4;

const chunk = <T,>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / COLUMNS) }, (_, at) => list.slice(at * COLUMNS, (at + 1) * COLUMNS));

/** Things side by side on paper: as many tables as their columns need. */
export const PaperTable = <Column,>({ caption, columns, ...table }: ColumnTableProps<Column>) => (
  <Stack gap={4}>
    {chunk(columns).map((part, at) => (
      <ColumnTable
        key={part.map((column) => table.toKey(column)).join(' ')}
        {...table}
        caption={at === 0 ? caption : `${caption} ${at + 1}`}
        columns={part}
        css={TABLE}
      />
    ))}
  </Stack>
);
