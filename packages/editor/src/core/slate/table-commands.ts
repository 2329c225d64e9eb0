import type { RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells } from '@danji/contracts/documents/table-grid';
import { Editor, Node, Path, Transforms } from 'slate';
import { applyTableOperation, nextCell, type Slot, type TableOperation, type TableSelection } from '../table.ts';
import { emptyCell, readGrid } from '../table/grid.ts';
import { toColumnWidth } from '../table/normalize-table.ts';
import { toRectangle } from '../table/rectangle.ts';
import { emptyParagraph, isParagraph, isTable, isTextBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { findCellPath, findSelectedCellPaths, findTable, getCellSelection } from './table-at.ts';
import { writeTable } from './table-diff.ts';
import { asOneStep } from './undo-groups.ts';

/** Rows and columns of a new table. */
const NEW_SIZE = 3;
/** These change no cell: caret and selected cells stay. */
const KEEPS_SELECTION: ReadonlySet<TableOperation['type']> = new Set(['toggleHeaderRow', 'toggleHeaderColumn']);
/** These leave the caret's cell where it is. */
const KEEPS_CARET: ReadonlySet<TableOperation['type']> = new Set([
  'insertRowAbove',
  'insertRowBelow',
  'insertColumnLeft',
  'insertColumnRight',
  'splitCell',
]);

function newTable(): RichTable {
  const row = () => ({ type: 'table-row' as const, children: Array.from({ length: NEW_SIZE }, emptyCell) });
  return { type: 'table', headerRow: true, children: Array.from({ length: NEW_SIZE }, row) };
}

/**
 * Returns where a new block is inserted: in place of an empty paragraph, otherwise between the content before and
 * after the caret. Tables are not split.
 */
function makeRoom(editor: DocumentEditor): Path {
  if (editor.selection) Transforms.collapse(editor, { edge: 'end' });
  else Transforms.select(editor, Editor.end(editor, []));
  const caret = editor.selection?.anchor ?? Editor.end(editor, []);
  const path = caret.path.slice(0, 1);
  const block = Node.get(editor, path);
  if (isParagraph(block) && Editor.isEmpty(editor, block)) {
    Transforms.removeNodes(editor, { at: path });
    return path;
  }
  const isWhole = isTable(block) || Boolean(Editor.void(editor, { at: caret }));
  if (!isWhole && Editor.isStart(editor, caret, path)) return path;
  if (!isWhole && !Editor.isEnd(editor, caret, path))
    Transforms.splitNodes(editor, { at: caret, match: (_, at) => Path.equals(at, path) });
  return Path.next(path);
}

/** Puts an empty table of 3 rows and 3 columns with a head row at the caret, and the caret into its first cell. A paragraph follows. */
export function insertTable(editor: DocumentEditor): void {
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      const path = makeRoom(editor);
      Transforms.insertNodes(editor, newTable(), { at: path });
      const after = Node.getIf(editor, Path.next(path));
      if (!after || !isTextBlock(after)) Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(path) });
      Transforms.select(editor, Editor.start(editor, path));
    }),
  );
}

function removeTable(editor: DocumentEditor, path: Path): void {
  Transforms.removeNodes(editor, { at: path });
  if (!Node.has(editor, path)) Transforms.insertNodes(editor, emptyParagraph(), { at: path });
  Transforms.select(editor, Editor.start(editor, path));
}

/** The slot whose cell the caret goes to after an operation: the last that was pasted, else the first that was selected. */
function toCaretSlot(operation: TableOperation, table: RichTable, selection: TableSelection): Slot {
  const { top, left, bottom, right } = toRectangle(readGrid(table).slots, selection) ?? {
    top: 0,
    left: 0,
    bottom: 1,
    right: 1,
  };
  if (operation.type !== 'pasteCells') return [top, left];
  const { slots, columns } = placeCells(operation.cells);
  const isCaret = selection.anchor.join() === selection.focus.join();
  return isCaret ? [top + slots.length - 1, left + columns - 1] : [bottom - 1, right - 1];
}

function placeCaret(editor: DocumentEditor, path: Path, [row, column]: Slot, edge: 'start' | 'end'): void {
  const table = Node.get(editor, path);
  if (!isTable(table)) return;
  const { slots, columns } = placeCells(table);
  const cell = findCellPath(table, path, [Math.min(row, slots.length - 1), Math.min(column, columns - 1)]);
  if (cell) Transforms.select(editor, edge === 'start' ? Editor.start(editor, cell) : Editor.end(editor, cell));
}

/**
 * Applies an operation to the table of the selection (the caret's cell, or the selected cells) as one undo step, and
 * returns the result of `applyTableOperation`: `null` when there is no table or nothing changed. Only differences are
 * written. The caret stays in its cell, otherwise it moves to the first cell that was selected; after a paste it
 * moves to the end of the last pasted one.
 */
export function runTableOperation(editor: DocumentEditor, operation: TableOperation): RichTable | 'removed' | null {
  const found = findTable(editor);
  const result = found ? applyTableOperation(found.table, operation, found.selection) : null;
  if (!found || result === null) return null;
  const { table, path, selection } = found;
  const keepsCaret =
    KEEPS_SELECTION.has(operation.type) || (KEEPS_CARET.has(operation.type) && !getCellSelection(editor));
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      if (result === 'removed') return removeTable(editor, path);
      const slot = toCaretSlot(operation, table, selection);
      writeTable(editor, path, result);
      if (!keepsCaret)
        placeCaret(
          editor,
          path,
          slot,
          operation.type === 'mergeCells' || operation.type === 'pasteCells' ? 'end' : 'start',
        );
    }),
  );
  return result;
}

/** Sets the widths of the columns of the table at a path, px: one for every column, each from 100 to 2,000. */
export function setColumnWidths(editor: DocumentEditor, tablePath: Path, widths: readonly number[]): void {
  asOneStep(editor, () => Transforms.setNodes(editor, { colWidths: widths.map(toColumnWidth) }, { at: tablePath }));
}

/** Sets the background of the selected cells, or of the caret's cell, to `#rrggbb`; `undefined` removes it. */
export function setCellBackground(editor: DocumentEditor, color: string | undefined): void {
  const found = findTable(editor);
  const caretCell = found && findCellPath(found.table, found.path, found.selection.focus);
  const cells = findSelectedCellPaths(editor) ?? (caretCell ? [caretCell] : []);
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      for (const at of cells) {
        if (color === undefined) Transforms.unsetNodes(editor, 'background' as never, { at });
        else Transforms.setNodes(editor, { background: color.toLowerCase() }, { at });
      }
    }),
  );
}

/**
 * Moves the caret to the end of the next or previous cell; after the last cell comes a new row. `false` when the key is not
 * for a table: outside of one, and before its first cell, so that Shift+Tab leads out.
 */
export function moveByTab(editor: DocumentEditor, direction: 'next' | 'previous'): boolean {
  const found = findTable(editor);
  if (!found || !editor.selection) return false;
  const { table, path, selection } = found;
  const slot = nextCell(table, selection.focus, direction);
  const cell = slot && findCellPath(table, path, slot);
  if (cell) Transforms.select(editor, Editor.end(editor, cell));
  else if (direction === 'next') appendRow(editor, table, path);
  return cell !== undefined || direction === 'next';
}

function appendRow(editor: DocumentEditor, table: RichTable, path: Path): void {
  const row = table.children.length;
  const result = applyTableOperation(table, { type: 'insertRowBelow' }, { anchor: [row - 1, 0], focus: [row - 1, 0] });
  if (result === null || result === 'removed') return;
  asOneStep(editor, () => {
    writeTable(editor, path, result);
    placeCaret(editor, path, [row, 0], 'start');
  });
}
