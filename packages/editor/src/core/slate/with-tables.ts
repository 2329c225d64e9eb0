import { Transforms, type Descendant, type Node, type Path } from 'slate';
import { copyCells } from '../table.ts';
import { toCellBlocks } from '../table/cell-content.ts';
import { normalizeTableGrid } from '../table/normalize-table.ts';
import { isCell, isTable } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { dropCellSelection, findTable, getCellSelection, isRow } from './table-at.ts';
import { crossesCells, deleteCrossing, stepIntoTable } from './table-deletion.ts';
import { replaceChildren, writeTable } from './table-diff.ts';

/**
 * Returns the content of the selection with whole tables only: selected cells become a table of their own, text
 * within one cell comes without the cell.
 */
function readFragment(editor: DocumentEditor, getFragment: () => Descendant[]): Descendant[] {
  const found = findTable(editor);
  if (found && getCellSelection(editor)) return [copyCells(found.table, found.selection) ?? []].flat();
  const fragment = getFragment();
  const [table] = fragment;
  if (found && table && isTable(table))
    return table.children.flatMap((row) => row.children.flatMap((cell) => cell.children));
  return fragment.flatMap((node) => (isTable(node) ? (normalizeTableGrid(node) ?? []) : node));
}

/** Tables that were looked at and found right: they are not looked at again until they change. */
const validNodes = new WeakSet<object>();

/** Normalises a table, row or cell; returns `false` when nothing was wrong. */
function normalizeTableNode(editor: DocumentEditor, node: Node, path: Path): boolean {
  if (isCell(node)) {
    const blocks = toCellBlocks(node.children);
    if (blocks !== node.children) replaceChildren(editor, path, blocks);
    return blocks !== node.children;
  }
  const isPart = isTable(node) ? isRow : isRow(node) ? isCell : undefined;
  if (!isPart || !('children' in node) || validNodes.has(node)) return false;
  const strays = node.children.flatMap((child: Node, at) => (isPart(child) ? [] : [at]));
  for (const at of strays.toReversed()) Transforms.removeNodes(editor, { at: [...path, at], voids: true });
  if (strays.length > 0 || !isTable(node)) return strays.length > 0;
  const normalized = normalizeTableGrid(node);
  if (!normalized) Transforms.removeNodes(editor, { at: path });
  else if (normalized !== node) writeTable(editor, path, normalized);
  else validNodes.add(node);
  return normalized !== node;
}

/**
 * Tables whose grid nothing breaks: deleting, typing and Enter over selected cells, or over text from one cell to another or
 * into a table from outside, empty cells and keep them; no key joins two cells; selected cells are copied as a table of their
 * own. Every change leaves a valid table.
 */
export function withTables<T extends DocumentEditor>(editor: T): T {
  const {
    apply,
    isIsolated,
    normalizeNode,
    getFragment,
    insertText,
    insertBreak,
    insertSoftBreak,
    deleteFragment,
    deleteBackward,
    deleteForward,
  } = editor;

  editor.isIsolated = (element) => isCell(element) || isIsolated(element);
  editor.apply = (operation) => {
    if (operation.type === 'set_selection') dropCellSelection(editor);
    apply(operation);
  };
  editor.normalizeNode = (entry, options) => {
    // A row that lost its cells is dropped by its table; text in it would not help.
    if (!normalizeTableNode(editor, entry[0], entry[1]) && !isRow(entry[0])) normalizeNode(entry, options);
  };

  editor.deleteFragment = (options) => {
    if (crossesCells(editor)) deleteCrossing(editor, () => deleteFragment(options));
    else deleteFragment(options);
  };
  editor.deleteBackward = (unit) => {
    if (crossesCells(editor)) editor.deleteFragment();
    else if (!stepIntoTable(editor, 'backward')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (crossesCells(editor)) editor.deleteFragment();
    else if (!stepIntoTable(editor, 'forward')) deleteForward(unit);
  };

  editor.insertText = (text, options) => {
    if (!options?.at && crossesCells(editor)) editor.deleteFragment();
    insertText(text, options);
  };
  const breakLine = (insert: () => void) => {
    const hadCells = getCellSelection(editor) !== undefined;
    if (crossesCells(editor)) editor.deleteFragment();
    if (!hadCells) insert();
  };
  editor.insertBreak = () => breakLine(insertBreak);
  editor.insertSoftBreak = () => breakLine(insertSoftBreak);

  editor.getFragment = () => readFragment(editor, getFragment);
  return editor;
}
