import { Editor, Node, Path, type Point, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { isCell } from '../../core/slate/node-types.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { findCellPath, findTable } from '../../core/slate/table-at.ts';
import { readGrid } from '../../core/table/grid.ts';
import { rectangleOf } from '../../core/table/rectangle.ts';

/** Where the caret would be drawn at a point of the text. */
const measureCaret = (editor: DocumentEditor, point: Point): DOMRect =>
  ReactEditor.toDOMRange(editor, { anchor: point, focus: point }).getBoundingClientRect();

/** Whether two places are on the same line, as the text is laid out. */
const isSameLine = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.top + one.bottom - other.top - other.bottom) < Math.max(one.height, other.height);

/** The point at `x` px in the line of `edge`, a point of the block at `path`; `edge` itself when the browser finds none. */
function findPointInLine(editor: DocumentEditor, path: Path, edge: Point, x: number): Point {
  const line = measureCaret(editor, edge);
  const box = ReactEditor.toDOMNode(editor, Node.get(editor, path)).getBoundingClientRect();
  const inBox = Math.min(Math.max(x, box.left + 1), box.right - 1);
  const range = document.caretRangeFromPoint?.(inBox, (line.top + line.bottom) / 2);
  const found =
    range &&
    ReactEditor.toSlatePoint(editor, [range.startContainer, range.startOffset], {
      exactMatch: false,
      suppressThrow: true,
    });
  return found && Path.isDescendant(found.path, path) ? found : edge;
}

/** The cell above or below, or the block beyond the table. */
function findNext(editor: DocumentEditor, key: 'ArrowUp' | 'ArrowDown'): Path | undefined {
  const found = findTable(editor);
  if (!found) return undefined;
  const { table, path, selection } = found;
  const { top, bottom } = rectangleOf(readGrid(table).slots, selection.focus);
  const column = selection.focus[1];
  const cell = findCellPath(table, path, [key === 'ArrowUp' ? top - 1 : bottom, column]);
  if (cell) return cell;
  if (key === 'ArrowDown') return Node.has(editor, Path.next(path)) ? Path.next(path) : undefined;
  return Path.hasPrevious(path) ? Path.previous(path) : undefined;
}

/**
 * Moves the caret from the first or last line of a cell to the cell above or below, at the same distance from the left,
 * or out of the table: the browser goes to the cell that comes next in the text, which is the one beside it. Returns
 * whether it moved.
 */
export function moveToCellLine(editor: DocumentEditor, key: 'ArrowUp' | 'ArrowDown'): boolean {
  const { selection } = editor;
  const cell = selection && Editor.above(editor, { match: isCell })?.[1];
  if (!cell || !Range.isCollapsed(selection)) return false;
  const [near, far] = key === 'ArrowUp' ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const caret = measureCaret(editor, selection.focus);
  if (!isSameLine(caret, measureCaret(editor, Editor[near](editor, cell)))) return false;
  const next = findNext(editor, key);
  if (!next) return false;
  Transforms.select(editor, findPointInLine(editor, next, Editor[far](editor, next), caret.left));
  return true;
}
