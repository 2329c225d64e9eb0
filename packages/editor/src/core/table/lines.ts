import { emptyGridCell, transpose, type Grid, type Slots } from './grid.ts';

/** A new line before position `at`. A cell that covers both sides of the cut covers the new line too. */
function insertLine(slots: Slots, at: number): Slots {
  const [before, after] = [slots[at - 1], slots[at]];
  const line = (before ?? after ?? []).map((gridCell, other) =>
    before && after && gridCell === after[other] ? gridCell : emptyGridCell(),
  );
  return slots.toSpliced(at, 0, line);
}

/** A plain row before row `at`. Above the first row it becomes the first one, which then is no head any more. */
export const insertRow = (grid: Grid, at: number): Grid => ({
  ...grid,
  slots: insertLine(grid.slots, at),
  headerRow: grid.headerRow && at > 0,
});

/**
 * A plain column before column `at`, as wide as column `like`. Left of the first column it becomes the first one, which
 * then is no head any more.
 */
export const insertColumn = (grid: Grid, at: number, like: number): Grid => ({
  ...grid,
  slots: transpose(insertLine(transpose(grid.slots), at)),
  headerColumn: grid.headerColumn && at > 0,
  colWidths: grid.colWidths?.toSpliced(at, 0, ...grid.colWidths.slice(like, like + 1)),
});

/**
 * Without the rows from `start` up to `end`. A cell that reaches beyond them keeps its text, further down if need be.
 * The head goes with the first row.
 */
export const deleteRows = (grid: Grid, start: number, end: number): Grid => ({
  ...grid,
  slots: grid.slots.toSpliced(start, end - start),
  headerRow: grid.headerRow && start > 0,
});

/** Without the columns from `start` up to `end`, as rows are deleted. */
export const deleteColumns = (grid: Grid, start: number, end: number): Grid => ({
  ...grid,
  slots: grid.slots.map((line) => line.toSpliced(start, end - start)),
  headerColumn: grid.headerColumn && start > 0,
  colWidths: grid.colWidths?.toSpliced(start, end - start),
});
