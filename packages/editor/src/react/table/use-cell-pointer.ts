import type { RichTable } from '@danji/contracts/documents/rich-document';
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { Path } from 'slate';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { findTable, getCellSelection, setCellSelection } from '../../core/slate/table-at.ts';
import type { Slot } from '../../core/table/rectangle.ts';
import { isPickingCells } from './cell-picking.ts';
import type { TableLayout } from './table-layout.ts';

/** A cell under the pointer. */
type PointedCell = { slot: Slot; element: HTMLElement };

/** The cell of this very table that an event happened in. */
function findPointedCell(
  table: HTMLTableElement,
  layout: TableLayout,
  target: EventTarget | null,
): PointedCell | undefined {
  const element = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
  const line = element?.closest('tr');
  if (!element || !line || element.closest('table') !== table) return undefined;
  const position = layout.rows[line.rowIndex]?.[element.cellIndex];
  return position && { slot: [position.row, position.column], element };
}

const isSame = (one: Slot, other: Slot): boolean => one[0] === other[0] && one[1] === other[1];

/**
 * Returns the start of a selection that is extended: the anchor of the selected cells of this table, or its caret.
 */
function findAnchor(editor: DocumentEditor, path: Path): Slot | undefined {
  const selected = getCellSelection(editor);
  if (selected && Path.equals(selected.path, path)) return selected.anchor;
  const found = findTable(editor);
  return found && Path.equals(found.path, path) ? found.selection.anchor : undefined;
}

type CellPointer = {
  onPointerDown: (event: PointerEvent<HTMLTableElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLTableElement>) => void;
};

/**
 * Selecting cells: by dragging with a mouse or a pen from cell to cell, with Shift and a click, and by taps while cells are
 * picked. A finger that moves scrolls. Browsers disagree about text selections across cells, so none is used: the caret
 * stays in the first cell.
 */
export function useCellPointer(editor: DocumentEditor, node: RichTable, layout: TableLayout): CellPointer {
  const drag = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => drag.current?.abort(), []);

  const startDrag = (table: HTMLTableElement, start: PointedCell): void => {
    const stop = new AbortController();
    drag.current?.abort();
    drag.current = stop;
    let isSelecting = false;
    const onMove = ({ target }: globalThis.PointerEvent): void => {
      const pointed = findPointedCell(table, layout, target);
      if (!pointed || (!isSelecting && isSame(pointed.slot, start.slot))) return;
      const path = ReactEditor.findPath(editor, node);
      if (!isSelecting) table.dataset.dragging = '';
      isSelecting = true;
      setCellSelection(editor, { path, anchor: start.slot, focus: pointed.slot });
      pointed.element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    const onEnd = (): void => {
      stop.abort();
      delete table.dataset.dragging;
    };
    document.addEventListener('pointermove', onMove, { signal: stop.signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(name, onEnd, { signal: stop.signal });
  };

  const onPointerDown = (event: PointerEvent<HTMLTableElement>): void => {
    const pointed = findPointedCell(event.currentTarget, layout, event.target);
    if (pointed && event.pointerType !== 'touch' && event.button === 0 && !event.shiftKey && !isPickingCells(editor))
      startDrag(event.currentTarget, pointed);
  };
  const onMouseDown = (event: MouseEvent<HTMLTableElement>): void => {
    const pointed = findPointedCell(event.currentTarget, layout, event.target);
    if (!pointed) return;
    const isMenu = event.button !== 0;
    const path = ReactEditor.findPath(editor, node);
    const anchor = findAnchor(editor, path);
    if (isMenu) {
      // The menu of the browser is for the selected cells; the caret it would set is not.
      if (pointed.element.dataset.selected !== undefined) event.preventDefault();
    } else if ((event.shiftKey || isPickingCells(editor)) && anchor && !isSame(anchor, pointed.slot)) {
      event.preventDefault();
      setCellSelection(editor, { path, anchor, focus: pointed.slot });
    } else {
      setCellSelection(editor, null);
    }
  };
  return { onPointerDown, onMouseDown };
}
