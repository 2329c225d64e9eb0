import { emptyGridCell, type Grid, type GridCell, type Slots } from './grid.ts';
import { insertColumn, insertRow } from './lines.ts';
import { contains, type Rectangle } from './rectangle.ts';

/** Grows a grid with plain cells at its end until it has so many rows and columns. */
function growTo(grid: Grid, rows: number, columns: number): Grid {
  let grown = grid;
  for (let at = grid.slots.length; at < rows; at += 1) grown = insertRow(grown, at);
  for (let at = grid.slots[0]?.length ?? 0; at < columns; at += 1) grown = insertColumn(grown, at, at - 1);
  return grown;
}

/**
 * Cuts every cell that crosses a line, over the whole length of the cell: the part for which `isCut` holds becomes an
 * empty cell of its own.
 */
function cut(slots: Slots, crossing: ReadonlySet<GridCell>, isCut: (row: number, column: number) => boolean): Slots {
  const parts = new Map([...crossing].map((gridCell) => [gridCell, emptyGridCell()]));
  return slots.map((line, row) =>
    line.map((gridCell, column) => (isCut(row, column) ? (parts.get(gridCell) ?? gridCell) : gridCell)),
  );
}

/** Lists the cells that reach over the line before row `at`, in the columns of a rectangle. */
const crossingRow = (slots: Slots, at: number, { left, right }: Rectangle) =>
  new Set((slots[at] ?? []).slice(left, right).filter((gridCell, index) => gridCell === slots[at - 1]?.[left + index]));
const crossingColumn = (slots: Slots, at: number, { top, bottom }: Rectangle) =>
  new Set(
    slots.slice(top, bottom).flatMap((line) => line.slice(at, at + 1).filter((gridCell) => gridCell === line[at - 1])),
  );

/** Cuts cells at the four edges of a rectangle, so that none sticks out of it. */
function cutOut(slots: Slots, rectangle: Rectangle): Slots {
  let free = slots;
  for (const edge of [rectangle.top, rectangle.bottom])
    free = cut(free, crossingRow(free, edge, rectangle), (row) => row >= edge);
  for (const edge of [rectangle.left, rectangle.right])
    free = cut(free, crossingColumn(free, edge, rectangle), (_, column) => column >= edge);
  return free;
}

/** The pasted cells, repeated or cut off so that they fill a rectangle. */
function fill(cells: Slots, { top, left, bottom, right }: Rectangle): Slots {
  const [height, width] = [cells.length, cells[0]?.length ?? 1];
  const copies = new Map<string, Map<GridCell, GridCell>>();
  const copyOf = (gridCell: GridCell, row: number, column: number) => {
    const tile = `${Math.floor(row / height)} ${Math.floor(column / width)}`;
    const copied = copies.get(tile) ?? new Map<GridCell, GridCell>();
    copies.set(tile, copied);
    const copy = copied.get(gridCell) ?? { cell: structuredClone(gridCell.cell) };
    copied.set(gridCell, copy);
    return copy;
  };
  return Array.from({ length: bottom - top }, (_, row) =>
    Array.from({ length: right - left }, (_, column) => cells[row % height]?.[column % width]).map((gridCell, column) =>
      gridCell ? copyOf(gridCell, row, column) : emptyGridCell(),
    ),
  );
}

/**
 * Writes cells over a rectangle of a grid and cuts what sticks out of it. Where `grows`, the rectangle is only where they
 * begin: they are written once, in full, and the grid grows to hold them.
 */
export function pasteCells(grid: Grid, cells: Slots, rectangle: Rectangle, grows: boolean): Grid {
  const { top, left } = rectangle;
  const area = grows ? { top, left, bottom: top + cells.length, right: left + (cells[0]?.length ?? 0) } : rectangle;
  const grown = growTo(grid, area.bottom, area.right);
  const written = fill(cells, area);
  const slots = cutOut(grown.slots, area).map((line, row) =>
    line.map((gridCell, column) =>
      contains(area, row, column) ? (written[row - top]?.[column - left] ?? gridCell) : gridCell,
    ),
  );
  return { ...grown, slots };
}
