import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { placeCells } from '@danji/contracts/documents/table-grid';
import type { Path } from 'slate';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { findTable, setCellSelection } from '../../core/slate/table-at.ts';
import { runTableOperation } from '../../core/slate/table-commands.ts';
import { readGrid } from '../../core/table/grid.ts';
import { closeRectangle, listGridCells, toRectangle } from '../../core/table/rectangle.ts';
import type { TableOperation } from '../../core/table.ts';
import { announce } from '../announce.ts';
import { isPickingCells } from './cell-picking.ts';

/** An operation that a tool runs as it is. */
export type ToolOperation = Exclude<TableOperation['type'], 'pasteCells' | 'clearCells'>;

/** The labels of the tools, and the messages that are announced after them. */
export const TABLE_TOOLS: Record<ToolOperation, { label: string; done: string }> = {
  insertRowAbove: { label: '위에 줄 추가', done: '위에 줄을 넣었어요.' },
  insertRowBelow: { label: '아래에 줄 추가', done: '아래에 줄을 넣었어요.' },
  deleteRow: { label: '줄 지우기', done: '줄을 지웠어요.' },
  insertColumnLeft: { label: '왼쪽에 열 추가', done: '왼쪽에 열을 넣었어요.' },
  insertColumnRight: { label: '오른쪽에 열 추가', done: '오른쪽에 열을 넣었어요.' },
  deleteColumn: { label: '열 지우기', done: '열을 지웠어요.' },
  toggleHeaderRow: { label: '제목 줄', done: '제목 줄을 바꿨어요.' },
  toggleHeaderColumn: { label: '제목 열', done: '제목 열을 바꿨어요.' },
  mergeCells: { label: '칸 합치기', done: '칸을 합쳤어요.' },
  splitCell: { label: '칸 나누기', done: '칸을 나눴어요.' },
  deleteTable: { label: '표 지우기', done: '표를 지웠어요.' },
};

/** The state of the table at the selection, as the toolbar shows it. */
export type TableState = {
  path: Path;
  headerRow: boolean;
  headerColumn: boolean;
  canMerge: boolean;
  canSplit: boolean;
  /** Ground of the first selected cell. */
  background: string | undefined;
  /** The column of the caret, counted from 0. */
  column: number;
  isPicking: boolean;
};

/** The state at the caret or at the selected cells; nothing outside of tables. */
export function getTableState(editor: DocumentEditor): TableState | undefined {
  const found = findTable(editor);
  if (!found) return undefined;
  const { table, path, selection } = found;
  const { slots } = readGrid(table);
  const rectangle = toRectangle(slots, selection);
  const cells = rectangle ? listGridCells(slots, closeRectangle(slots, rectangle)).map(({ cell }) => cell) : [];
  return {
    path,
    headerRow: table.headerRow === true,
    headerColumn: table.headerColumn === true,
    canMerge: cells.length > 1,
    canSplit: cells.some(({ rowSpan = 1, colSpan = 1 }) => rowSpan > 1 || colSpan > 1),
    background: cells[0]?.background,
    column: selection.focus[1],
    isPicking: isPickingCells(editor),
  };
}

export const isSameState = (one: TableState | undefined | null, other: TableState | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Runs an operation on the table at the selection and announces the result. */
export function runTableTool(editor: DocumentEditor, type: ToolOperation): void {
  const before = editor.children;
  runTableOperation(editor, { type });
  if (editor.children === before) {
    announce(
      editor,
      `표를 더 바꿀 수 없어요. ${DOCUMENT_LIMITS.tableRows}줄, ${DOCUMENT_LIMITS.tableColumns}열까지 만들 수 있어요.`,
    );
    return;
  }
  // The next typed text continues the merged text and does not replace it.
  if (type === 'mergeCells') setCellSelection(editor, null);
  const table = type === 'deleteTable' ? undefined : findTable(editor)?.table;
  announce(
    editor,
    table
      ? `${TABLE_TOOLS[type].done} ${table.children.length}줄 ${placeCells(table).columns}열`
      : TABLE_TOOLS.deleteTable.done,
  );
}
