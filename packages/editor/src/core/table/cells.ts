import { hasContent, isBlank, MOST_BLOCKS, toBlank } from './cell-content.ts';
import { emptyPiece, type Grid, type Piece } from './grid.ts';
import { contains, piecesIn, type Rectangle } from './rectangle.ts';

/** One cell in place of a closed rectangle: the top-left one, with the content of all that are not empty in reading order. */
export function mergeCells(grid: Grid, rectangle: Rectangle): Grid | undefined {
  const [first, ...others] = piecesIn(grid.slots, rectangle);
  if (!first || others.length === 0) return undefined;
  const content = [first, ...others].filter(({ cell }) => hasContent(cell)).flatMap(({ cell }) => cell.children);
  if (content.length > MOST_BLOCKS) return undefined;
  const merged: Piece = { cell: { ...first.cell, children: content.length > 0 ? content : first.cell.children } };
  return {
    ...grid,
    slots: grid.slots.map((line, row) =>
      line.map((piece, column) => (contains(rectangle, row, column) ? merged : piece)),
    ),
  };
}

/** Cells of one slot in place of every spanning cell of a rectangle. The content stays in the top-left one. */
export function splitCells(grid: Grid, rectangle: Rectangle): Grid | undefined {
  const spanning = new Set(
    piecesIn(grid.slots, rectangle).filter(({ cell }) => (cell.rowSpan ?? 1) > 1 || (cell.colSpan ?? 1) > 1),
  );
  if (spanning.size === 0) return undefined;
  const seen = new Set<Piece>();
  const split = (piece: Piece) => {
    const isFirst = !seen.has(piece);
    seen.add(piece);
    return isFirst || !spanning.has(piece) ? piece : emptyPiece();
  };
  return { ...grid, slots: grid.slots.map((line) => line.map(split)) };
}

/** Empties the cells of a rectangle; spans, grounds and the alignment of the first paragraph stay. */
export function clearCells(grid: Grid, rectangle: Rectangle): Grid | undefined {
  const filled = piecesIn(grid.slots, rectangle).filter(({ cell }) => !isBlank(cell));
  if (filled.length === 0) return undefined;
  const emptied = new Map(filled.map((piece) => [piece, { cell: toBlank(piece.cell) }]));
  return { ...grid, slots: grid.slots.map((line) => line.map((piece) => emptied.get(piece) ?? piece)) };
}
