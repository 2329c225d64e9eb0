import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichCell, RichRow, RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells } from '@danji/contracts/documents/table-grid';

/** One cell of the grid. The same object is in every slot that the cell covers, and in no other. */
export type GridCell = { readonly cell: RichCell };
/** Every slot of a table, row by row, without holes. */
export type Slots = readonly (readonly GridCell[])[];
/** A table in the form that the operations use: a spanning cell is the same object in several slots, not a number. */
export type Grid = {
  slots: Slots;
  headerRow: boolean;
  headerColumn: boolean;
  colWidths: readonly number[] | undefined;
};

/** A cell without text, ground or spans. */
export const emptyCell = (): RichCell => ({
  type: 'table-cell',
  children: [{ type: 'paragraph', children: [{ text: '' }] }],
});
export const emptyGridCell = (): GridCell => ({ cell: emptyCell() });

/** A valid table as a grid. */
export function readGrid(table: RichTable): Grid {
  const { slots } = placeCells(table);
  const gridCells = slots.map((line) => line.filter((gridCell) => gridCell !== undefined));
  return {
    slots: gridCells,
    headerRow: table.headerRow === true,
    headerColumn: table.headerColumn === true,
    colWidths: table.colWidths,
  };
}

/** Rows become columns. */
export const transpose = (slots: Slots): Slots =>
  (slots[0] ?? []).map((_, column) => slots.flatMap((line) => line.slice(column, column + 1)));

/** Positions of the rows in which at least one cell begins: a row that only repeats the one before it says nothing. */
const ownRows = (slots: Slots) =>
  [...slots.keys()].filter((at) => slots[at]?.some((gridCell, column) => gridCell !== slots[at - 1]?.[column]));
/** The same of columns. */
const ownColumns = (slots: Slots) =>
  [...(slots[0] ?? []).keys()].filter((at) => slots.some((line) => line[at] !== line[at - 1]));
const keep = <T>(list: readonly T[], positions: number[]) => positions.flatMap((at) => list.slice(at, at + 1));

/** Drops rows and columns in which no cell begins, with their widths. */
function compact(grid: Grid): Grid {
  const rows = ownRows(grid.slots);
  const columns = ownColumns(grid.slots);
  if (rows.length === grid.slots.length && columns.length === grid.slots[0]?.length) return grid;
  return {
    ...grid,
    slots: keep(grid.slots, rows).map((line) => keep(line, columns)),
    colWidths: grid.colWidths && keep(grid.colWidths, columns),
  };
}

/** A cell with these spans; the same object when it has them already. */
function toSpanned(cell: RichCell, rowSpan: number, colSpan: number): RichCell {
  if ((cell.rowSpan ?? 1) === rowSpan && (cell.colSpan ?? 1) === colSpan) return cell;
  const { rowSpan: _rows, colSpan: _columns, children, ...rest } = cell;
  return { ...rest, ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }), children };
}

/** Counts how many slots a cell covers from `start` on. */
function reach(start: number, covers: (at: number) => boolean): number {
  let end = start + 1;
  while (covers(end)) end += 1;
  return end - start;
}

function writeRow(slots: Slots, row: number): RichRow {
  const line = slots[row] ?? [];
  const children: RichCell[] = [];
  for (const [column, gridCell] of line.entries()) {
    const isStart = line[column - 1] !== gridCell && slots[row - 1]?.[column] !== gridCell;
    if (isStart)
      children.push(
        toSpanned(
          gridCell.cell,
          reach(row, (at) => slots[at]?.[column] === gridCell),
          reach(column, (at) => line[at] === gridCell),
        ),
      );
  }
  return { type: 'table-row', children };
}

/** The table of a grid in compact form. Cells, and the `known` rows whose cells are all unchanged, stay the same objects. */
export function toTable(grid: Grid, existingRows: readonly RichRow[]): RichTable {
  const { slots, headerRow, headerColumn, colWidths } = compact(grid);
  const rowsByStart = new Map(existingRows.map((row) => [row.children[0], row]));
  const children = slots.map((_, at) => {
    const row = writeRow(slots, at);
    const existing = rowsByStart.get(row.children[0]);
    return existing?.children.length === row.children.length &&
      row.children.every((cell, index) => cell === existing.children[index])
      ? existing
      : row;
  });
  return {
    type: 'table',
    ...(headerRow && { headerRow }),
    ...(headerColumn && { headerColumn }),
    ...(colWidths && { colWidths: [...colWidths] }),
    children,
  };
}

/** Tells whether documents allow a table of this size. */
export function isWithinLimits(table: RichTable): boolean {
  const { columns } = placeCells(table);
  const { tableRows, tableColumns, tableSlots, tableSpan } = DOCUMENT_LIMITS;
  const rows = table.children.length;
  return (
    rows <= tableRows &&
    columns <= tableColumns &&
    rows * columns <= tableSlots &&
    table.children.every((row) =>
      row.children.every(({ rowSpan = 1, colSpan = 1 }) => Math.max(rowSpan, colSpan) <= tableSpan),
    )
  );
}
