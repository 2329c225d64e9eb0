import type { KeyboardEvent } from 'react';
import { Node } from 'slate';
import { ReactEditor } from 'slate-react';
import { isTable } from '../../core/slate/node-types.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { findCellPath, getCellSelection, setCellSelection, type CellSelection } from '../../core/slate/table-at.ts';
import { readGrid } from '../../core/table/grid.ts';
import { rectangleOf, type Rectangle, type Slot } from '../../core/table/rectangle.ts';
import { findElement } from '../find-element.ts';

/** The slot beside a cell, in the line or column the selection's end is in. */
const BESIDE: Record<string, (cell: Rectangle, slot: Slot) => Slot> = {
  ArrowUp: ({ top }, [, column]) => [top - 1, column],
  ArrowDown: ({ bottom }, [, column]) => [bottom, column],
  ArrowLeft: ({ left }, [row]) => [row, left - 1],
  ArrowRight: ({ right }, [row]) => [row, right],
};

/** Moves the end of the selected cells by one cell; at the border of the table it stays. */
function extend(editor: DocumentEditor, { path, anchor, focus }: CellSelection, key: string): void {
  const table = Node.get(editor, path);
  if (!isTable(table)) return;
  const { slots } = readGrid(table);
  const next = BESIDE[key]?.(rectangleOf(slots, focus), focus);
  const isInside = next !== undefined && slots[next[0]]?.[next[1]] !== undefined;
  const end = isInside ? next : focus;
  setCellSelection(editor, { path, anchor, focus: end });
  const cell = findCellPath(table, path, end);
  if (cell) findElement(editor, Node.get(editor, cell))?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The tools of what is selected in the text, a table or a picture, take the focus. `false` when there are none. */
function focusContextTools(editor: DocumentEditor): boolean {
  const text = ReactEditor.toDOMNode(editor, editor);
  const tools = text.querySelector('[data-block-tools]') ?? document.querySelector('[data-table-tools]');
  const tool =
    tools?.querySelector<HTMLElement>('[data-tool][tabindex="0"]') ?? tools?.querySelector<HTMLElement>('[data-tool]');
  tool?.focus();
  return tool !== undefined && tool !== null;
}

/**
 * Keys of selected cells: Shift and an arrow extends the selection by a row or column, Escape and other arrows
 * restore the caret. Alt+F10 leads to the tools of the table or picture, before those of the editor. Returns whether
 * the key was handled; it must not be called while a syllable is being composed.
 */
export function handleTableKey(editor: DocumentEditor, event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (key === 'F10' && altKey) return focusContextTools(editor);
  const cells = getCellSelection(editor);
  if (!cells || altKey || ctrlKey || metaKey) return false;
  if (key in BESIDE && shiftKey) {
    extend(editor, cells, key);
    return true;
  }
  if (key === 'Escape' || key in BESIDE) setCellSelection(editor, null);
  return key === 'Escape';
}
