import type { RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells, toSpan } from '@danji/contracts/documents/table-grid';
import { createContext, useContext, useState } from 'react';

/** The position of a cell, by slots counted from 0. A cell with a `scope` is a header. */
type CellPosition = { row: number; column: number; rowSpan: number; colSpan: number; scope: 'col' | 'row' | undefined };
/** The places of all cells, in the order of the document's rows. Equal keys are equal layouts. */
export type TableLayout = { key: string; columns: number; rows: readonly (readonly CellPosition[])[] };

/** Places every cell of a table. */
export function toLayout(table: RichTable): TableLayout {
  const { rows, columns } = placeCells(table);
  const places = rows.map((cells) =>
    cells.map(({ cell, row, column }): CellPosition => ({
      row,
      column,
      rowSpan: toSpan(cell.rowSpan),
      colSpan: toSpan(cell.colSpan),
      scope: table.headerRow && row === 0 ? 'col' : table.headerColumn && column === 0 ? 'row' : undefined,
    })),
  );
  return {
    key: places
      .map((line) =>
        line
          .map(({ row, column, rowSpan, colSpan, scope = '' }) => `${row},${column},${rowSpan},${colSpan},${scope}`)
          .join(' '),
      )
      .join('\n'),
    columns,
    rows: places,
  };
}

/** The layout of a table, the same object until a cell moves: typing in a cell draws no other cell again. */
export function useTableLayout(table: RichTable): TableLayout {
  const [[drawn, layout], setDrawn] = useState(() => [table, toLayout(table)] as const);
  if (drawn === table) return layout;
  const next = toLayout(table);
  const stable = next.key === layout.key ? layout : next;
  setDrawn([table, stable]);
  return stable;
}

/** The context in which a table passes the positions of the cells to its rows. */
export const TableLayoutContext = createContext<TableLayout | undefined>(undefined);

/** The layout of the table around a row. */
export function useLayoutAround(): TableLayout {
  const layout = useContext(TableLayoutContext);
  if (!layout) throw new Error('A row is drawn outside a table');
  return layout;
}

/** The context in which a row tells its cells whether they are header cells. */
export type CellScopes = readonly CellPosition['scope'][];
export const NO_SCOPES: CellScopes = [];
export const CellScopesContext = createContext(NO_SCOPES);
