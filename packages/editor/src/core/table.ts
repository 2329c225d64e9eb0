import type { RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells } from '@danji/contracts/documents/table-grid';
import { clearCells, mergeCells, splitCells } from './table/cells.ts';
import { isWithinLimits, readGrid, toTable, type Grid } from './table/grid.ts';
import { deleteColumns, deleteRows, insertColumn, insertRow } from './table/lines.ts';
import { listValidRows, normalizeGrid, normalizeTable } from './table/normalize-table.ts';
import { pasteCells } from './table/paste.ts';
import { closeRectangle, toRectangle, type Rectangle, type Slot, type TableSelection } from './table/rectangle.ts';

export { normalizeTable } from './table/normalize-table.ts';
export { copyCells } from './table/copy.ts';
export { toPlainTable } from './table/plain-table.ts';
export type { Slot, TableSelection } from './table/rectangle.ts';

/** The operations on a table. */
export type TableOperation =
  | { type: 'insertRowAbove' | 'insertRowBelow' | 'deleteRow' }
  | { type: 'insertColumnLeft' | 'insertColumnRight' | 'deleteColumn' }
  | { type: 'toggleHeaderRow' | 'toggleHeaderColumn' }
  | { type: 'mergeCells' | 'splitCell' | 'clearCells' }
  | { type: 'deleteTable' }
  | { type: 'pasteCells'; cells: RichTable };

const isCaret = ({ anchor, focus }: TableSelection) => anchor[0] === focus[0] && anchor[1] === focus[1];

/** The grid after an operation on a rectangle; `undefined` when nothing changes, no slots when nothing is left. */
function operate(
  grid: Grid,
  operation: Exclude<TableOperation, { type: 'deleteTable' }>,
  rectangle: Rectangle,
  selection: TableSelection,
): Grid | undefined {
  const { top, left, bottom, right } = rectangle;
  switch (operation.type) {
    case 'insertRowAbove':
      return insertRow(grid, top);
    case 'insertRowBelow':
      return insertRow(grid, bottom);
    case 'insertColumnLeft':
      return insertColumn(grid, left, left);
    case 'insertColumnRight':
      return insertColumn(grid, right, right - 1);
    case 'deleteRow':
      return deleteRows(grid, top, bottom);
    case 'deleteColumn':
      return deleteColumns(grid, left, right);
    case 'toggleHeaderRow':
      return { ...grid, headerRow: !grid.headerRow };
    case 'toggleHeaderColumn':
      return { ...grid, headerColumn: !grid.headerColumn };
    case 'mergeCells':
      return mergeCells(grid, closeRectangle(grid.slots, rectangle));
    case 'splitCell':
      return splitCells(grid, closeRectangle(grid.slots, rectangle));
    case 'clearCells':
      return clearCells(grid, closeRectangle(grid.slots, rectangle));
    case 'pasteCells': {
      const cells = normalizeTable(operation.cells);
      return (
        cells && pasteCells(grid, readGrid(cells).slots, closeRectangle(grid.slots, rectangle), isCaret(selection))
      );
    }
  }
}

/**
 * Applies an operation to a table and returns a new table (the given one never changes; unchanged rows and cells are
 * the same objects), `null` when nothing changes, or `'removed'` when nothing is left of it. A broken grid is
 * normalised first.
 *
 * - A selection reaches from its anchor's cell to its focus' cell. Rows and columns are inserted beside and deleted
 *   along the cells of these two; merging, splitting, clearing and pasting take the closed rectangle, grown until no
 *   cell sticks out. The part of a selection outside of the table is ignored; a selection wholly outside changes
 *   nothing.
 * - New rows and columns are plain: one inserted before the first takes its place, and the table has no head there
 *   any more. Deleting the first row or column removes its head as well. A new column is as wide as the one beside
 *   which it was inserted.
 * - `pasteCells` at a caret begins at the caret's cell and grows the table; into a selection, the cells are cut off
 *   or repeated to fill it. Cells of the table which stick out of the pasted area are cut there, and their text is
 *   overwritten.
 * - The result is compact: rows and columns in which no cell begins any more are dropped, with their widths.
 * - An operation that would exceed the limits of documents (50 columns, 500 rows, 5,000 slots, spans of 100, 200
 *   blocks in a cell) changes nothing.
 */
export function applyTableOperation(
  table: RichTable,
  operation: TableOperation,
  selection: TableSelection,
): RichTable | 'removed' | null {
  if (operation.type === 'deleteTable') return 'removed';
  const grid = normalizeGrid(table);
  if (!grid) return 'removed';
  const rectangle = toRectangle(grid.slots, selection);
  const changed = rectangle && operate(grid, operation, rectangle, selection);
  if (!changed) return null;
  if (!changed.slots[0]?.[0]) return 'removed';
  const result = toTable(changed, listValidRows(table));
  // Only what is pasted may be what is there already.
  const isSame = operation.type === 'pasteCells' && JSON.stringify(result) === JSON.stringify(table);
  return isSame || !isWithinLimits(result) ? null : result;
}

/**
 * The first slot of the cell after (`next`) or before (`previous`) the cell that covers a slot, in reading order.
 * `undefined` after the last and before the first cell, and for a slot outside of the table.
 */
export function nextCell(table: RichTable, [row, column]: Slot, direction: 'next' | 'previous'): Slot | undefined {
  const { rows, slots } = placeCells(table);
  const cells = rows.flat();
  const at = cells.findIndex((placed) => placed === slots[row]?.[column]);
  const next = at === -1 ? undefined : cells[at + (direction === 'next' ? 1 : -1)];
  return next && [next.row, next.column];
}
