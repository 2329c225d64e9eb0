import { Editor, Node, Path, Range, Transforms, type Point } from 'slate';
import { emptyParagraph, isCell, isParagraph, isTable, isVoidBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { dropCellSelection, findSelectedCellPaths } from './table-at.ts';
import { clearCell } from './table-diff.ts';

const outermost = ({ path }: Point): Path => path.slice(0, 1);
const isInTable = (editor: DocumentEditor, point: Point): boolean => isTable(Node.get(editor, outermost(point)));

/**
 * The range that is deleted with a selection. A selection that ends before the first character of a block ends in the
 * block before.
 */
const toDeleted = (editor: DocumentEditor, selection: Range): [Point, Point] =>
  Range.edges(Editor.unhangRange(editor, selection));

/**
 * Tells whether the selection must not be deleted like plain text: cells are selected, or it crosses the border of a
 * table.
 */
export function crossesCells(editor: DocumentEditor): boolean {
  const { selection } = editor;
  if (findSelectedCellPaths(editor)) return true;
  if (!selection || Range.isCollapsed(selection) || selection.anchor.path[0] === selection.focus.path[0]) return false;
  return [...Range.edges(selection), ...toDeleted(editor, selection)].some((point) => isInTable(editor, point));
}

/** Deletes what lies between two points of one outermost block; in a table, each cell by itself. */
function deleteWithin(editor: DocumentEditor, start: Point, end: Point): void {
  const path = outermost(start);
  if (isVoidBlock(Node.get(editor, path))) return Transforms.removeNodes(editor, { at: path, voids: true });
  const cells = Array.from(Editor.nodes(editor, { at: { anchor: start, focus: end }, match: isCell }), ([, at]) => at);
  for (const at of cells.length > 0 ? cells : [path]) {
    const anchor = Path.isAncestor(at, start.path) ? start : Editor.start(editor, at);
    const focus = Path.isAncestor(at, end.path) ? end : Editor.end(editor, at);
    const range = { anchor, focus };
    if (Range.isExpanded(range)) Transforms.delete(editor, { at: range, hanging: true });
  }
}

/** A table that is selected from its very start or to its very end, and beyond, is selected as a whole: a paragraph takes its place. */
function replaceTable(editor: DocumentEditor, path: Path): Point {
  Transforms.removeNodes(editor, { at: path });
  Transforms.insertNodes(editor, emptyParagraph(), { at: path });
  return Editor.start(editor, path);
}

const startsTable = (editor: DocumentEditor, point: Point) =>
  isInTable(editor, point) && Editor.isStart(editor, point, outermost(point));
const endsTable = (editor: DocumentEditor, point: Point) =>
  isInTable(editor, point) && Editor.isEnd(editor, point, outermost(point));

/** Runs, and puts the caret to where a point is afterwards. */
function keepCaret(editor: DocumentEditor, point: Point, run: () => void): void {
  const caret = Editor.pointRef(editor, point, { affinity: 'backward' });
  run();
  Transforms.select(
    editor,
    caret.unref() ?? Editor.start(editor, [Math.min(point.path[0] ?? 0, editor.children.length - 1)]),
  );
}

/** Deletes what runs into a table or out of one: blocks between its ends go, cells are emptied and stay. */
function deleteAcross(editor: DocumentEditor, [start, end]: [Point, Point], deleteText: () => void): void {
  if (start.path[0] === end.path[0]) {
    if (startsTable(editor, start) && endsTable(editor, end))
      return Transforms.select(editor, replaceTable(editor, outermost(start)));
    return keepCaret(editor, start, () => deleteWithin(editor, start, end));
  }
  const from = startsTable(editor, start) ? replaceTable(editor, outermost(start)) : start;
  const to = endsTable(editor, end) ? replaceTable(editor, outermost(end)) : end;
  Transforms.select(editor, { anchor: from, focus: to });
  if (!isInTable(editor, from) && !isInTable(editor, to)) return deleteText();
  const [first = 0, last = 0] = [from.path[0], to.path[0]];
  keepCaret(editor, from, () => {
    deleteWithin(editor, Editor.start(editor, [last]), to);
    for (let at = last - 1; at > first; at -= 1) Transforms.removeNodes(editor, { at: [at], voids: true });
    deleteWithin(editor, from, Editor.end(editor, [first]));
  });
}

/** Deletes a selection for which `crossesCells` holds so that every grid stays whole; `deleteText` deletes what is no table's any more. */
export function deleteCrossing(editor: DocumentEditor, deleteText: () => void): void {
  Editor.withoutNormalizing(editor, () => {
    const cells = findSelectedCellPaths(editor);
    if (!cells) {
      if (editor.selection) deleteAcross(editor, toDeleted(editor, editor.selection), deleteText);
      return;
    }
    const [first] = cells;
    for (const path of cells) clearCell(editor, path);
    dropCellSelection(editor);
    if (first) Transforms.select(editor, Editor.start(editor, first));
  });
}

/**
 * With the caret in a paragraph right beside a table, at the edge towards it: moves the caret into the table, and takes an
 * empty paragraph away if another block stays behind it. `false` when the caret is elsewhere.
 */
export function stepIntoTable(editor: DocumentEditor, direction: 'backward' | 'forward'): boolean {
  const { selection } = editor;
  const index = selection?.anchor.path[0] ?? 0;
  const block = editor.children[index];
  if (!selection || Range.isExpanded(selection) || !block || !isParagraph(block)) return false;
  const isBackward = direction === 'backward';
  const isAtEdge = isBackward
    ? Editor.isStart(editor, selection.anchor, [index])
    : Editor.isEnd(editor, selection.anchor, [index]);
  const beside = editor.children[isBackward ? index - 1 : index + 1];
  if (!isAtEdge || !beside || !isTable(beside)) return false;
  const target = isBackward ? Editor.end(editor, [index - 1]) : Editor.start(editor, [index + 1]);
  Transforms.select(editor, target);
  const isNeeded = !Editor.isEmpty(editor, block) || (isBackward && index === editor.children.length - 1);
  if (!isNeeded) Transforms.removeNodes(editor, { at: [index] });
  return true;
}
