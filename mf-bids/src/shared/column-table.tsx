import { Box } from '@danji/ui';
import type { ComponentProps, ReactNode } from 'react';

export type ColumnTableProps<Column> = {
  /** Names the table. */
  caption: string;
  /** Names the column of the names. */
  corner: string;
  columns: readonly Column[];
  toKey: (column: Column) => string;
  renderHead: (column: Column) => ReactNode;
  rows: readonly { label: string; cell: (column: Column) => ReactNode }[];
};

/** A table with a column for each thing; `css` is how it looks. */
export const ColumnTable = <Column,>(props: ColumnTableProps<Column> & { css: ComponentProps<typeof Box>['css'] }) => {
  const { caption, corner, columns, toKey, renderHead, rows, css } = props;
  return (
    <Box as="table" aria-label={caption} css={css}>
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
  );
};
