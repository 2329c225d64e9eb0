import { Box, Stack } from '@danji/ui';
import type { ReactNode } from 'react';

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

type PaperTableProps<Column> = {
  caption: string;
  corner: string;
  columns: readonly Column[];
  toKey: (column: Column) => string;
  renderHead: (column: Column) => ReactNode;
  rows: readonly { label: string; cell: (column: Column) => ReactNode }[];
};

/** Things side by side on paper: as many tables as their columns need. */
export const PaperTable = <Column,>({ caption, corner, columns, toKey, renderHead, rows }: PaperTableProps<Column>) => (
  <Stack gap={4}>
    {chunk(columns).map((part, at) => (
      <Box
        as="table"
        key={part.map(toKey).join(' ')}
        aria-label={at === 0 ? caption : `${caption} ${at + 1}`}
        css={TABLE}
      >
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {part.map((column) => (
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
              {part.map((column) => (
                <td key={toKey(column)}>{row.cell(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    ))}
  </Stack>
);
