import type { RichTable } from '@danji/contracts/documents/rich-document';
import { readGrid, toTable } from './grid.ts';
import { closeRectangle, toRectangle, type TableSelection } from './rectangle.ts';

/**
 * The selected cells of a valid table as a table of their own: the closed rectangle, with the head and the widths that
 * belong to it. `undefined` when the selection is outside of the table.
 */
export function copyCells(table: RichTable, selection: TableSelection): RichTable | undefined {
  const grid = readGrid(table);
  const selected = toRectangle(grid.slots, selection);
  if (!selected) return undefined;
  const { top, left, bottom, right } = closeRectangle(grid.slots, selected);
  const slots = grid.slots.slice(top, bottom).map((line) => line.slice(left, right));
  return toTable(
    {
      slots,
      headerRow: grid.headerRow && top === 0,
      headerColumn: grid.headerColumn && left === 0,
      colWidths: grid.colWidths?.slice(left, right),
    },
    table.children,
  );
}
