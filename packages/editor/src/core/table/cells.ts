import { hasContent, isBlank, MAX_BLOCKS, toBlank } from './cell-content.ts';
import { emptyGridCell, type Grid, type GridCell } from './grid.ts';
import { contains, listGridCells, type Rectangle } from './rectangle.ts';

/** One cell in place of a closed rectangle: the top-left one, with the content of all that are not empty in reading order. */
export function mergeCells(grid: Grid, rectangle: Rectangle): Grid | undefined {
  const [first, ...others] = listGridCells(grid.slots, rectangle);
  if (!first || others.length === 0) return undefined;
  const content = [first, ...others].filter(({ cell }) => hasContent(cell)).flatMap(({ cell }) => cell.children);
  if (content.length > MAX_BLOCKS) return undefined;
  const merged: GridCell = { cell: { ...first.cell, children: content.length > 0 ? content : first.cell.children } };
  return {
    ...grid,
    slots: grid.slots.map((line, row) =>
      line.map((gridCell, column) => (contains(rectangle, row, column) ? merged : gridCell)),
    ),
  };
}

/** Cells of one slot in place of every spanning cell of a rectangle. The content stays in the top-left one. */
export function splitCells(grid: Grid, rectangle: Rectangle): Grid | undefined {
  const spanning = new Set(
    listGridCells(grid.slots, rectangle).filter(({ cell }) => (cell.rowSpan ?? 1) > 1 || (cell.colSpan ?? 1) > 1),
  );
  if (spanning.size === 0) return undefined;
  const seen = new Set<GridCell>();
  const split = (gridCell: GridCell) => {
    const isFirst = !seen.has(gridCell);
    seen.add(gridCell);
    return isFirst || !spanning.has(gridCell) ? gridCell : emptyGridCell();
  };
  return { ...grid, slots: grid.slots.map((line) => line.map(split)) };
}

/** Empties the cells of a rectangle; spans, grounds and the alignment of the first paragraph stay. */
export function clearCells(grid: Grid, rectangle: Rectangle): Grid | undefined {
  const filled = listGridCells(grid.slots, rectangle).filter(({ cell }) => !isBlank(cell));
  if (filled.length === 0) return undefined;
  const emptied = new Map(filled.map((gridCell) => [gridCell, { cell: toBlank(gridCell.cell) }]));
  return { ...grid, slots: grid.slots.map((line) => line.map((gridCell) => emptied.get(gridCell) ?? gridCell)) };
}
