import type { RichTable } from '@danji/contracts/documents/rich-document';
import { useCallback, useLayoutEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import { Path, type Editor } from 'slate';
import {
  ReactEditor,
  useReadOnly,
  useSelected,
  useSlateSelector,
  useSlateStatic,
  type RenderElementProps,
} from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { findTable, getCellSelection } from '../../core/slate/table-at.ts';
import { setColumnWidths } from '../../core/slate/table-commands.ts';
import { asOneStep } from '../../core/slate/undo-groups.ts';
import { readGrid } from '../../core/table/grid.ts';
import { closeRectangle, contains, toRectangle } from '../../core/table/rectangle.ts';
import { inOrder } from '../../viewer/in-order.ts';
import { ColumnHandles } from './column-handles.tsx';
import { useDrawnColumns } from './column-widths.ts';
import { TableLayoutContext, useTableLayout, type TableLayout } from './table-layout.ts';
import { useCellPointer } from './use-cell-pointer.ts';

const SELECTED = 'data-selected';

/**
 * Marks the elements of the selected cells; returns whether there are any in this table. No cell is rendered again
 * for it.
 */
function usePaintedCells(own: RefObject<HTMLTableElement | null>, node: RichTable, layout: TableLayout): boolean {
  const select = useCallback(
    (editor: Editor) => {
      const selection = getCellSelection(editor);
      return selection && Path.equals(selection.path, ReactEditor.findPath(editor, node)) ? selection : undefined;
    },
    [node],
  );
  const selection = useSlateSelector(select, undefined, { deferred: true });
  useLayoutEffect(() => {
    const { slots } = readGrid(node);
    const closed = selection && toRectangle(slots, selection);
    const rectangle = closed && closeRectangle(slots, closed);
    if (!rectangle) return undefined;
    const cells = layout.rows.flatMap((line, row) =>
      line.flatMap((position, index) =>
        contains(rectangle, position.row, position.column) ? [own.current?.rows[row]?.cells[index]] : [],
      ),
    );
    for (const cell of cells) cell?.setAttribute(SELECTED, '');
    return () => {
      for (const cell of cells) cell?.removeAttribute(SELECTED);
    };
  }, [selection, node, own, layout]);
  return selection !== undefined;
}

/** The column the caret is in, for the handle that Tab reaches. */
function useCaretColumn(isEnabled: boolean): number {
  return useSlateSelector(
    useCallback((editor: Editor) => (isEnabled ? (findTable(editor)?.selection.focus[1] ?? 0) : 0), [isEnabled]),
  );
}

/** Selected cells are emptied by cutting as text is; by itself Slate cuts only text and pictures. */
function useCut(editor: DocumentEditor): (event: ClipboardEvent) => void {
  const isReadOnly = useReadOnly();
  return (event) => {
    if (isReadOnly || !getCellSelection(editor)) return;
    event.preventDefault();
    event.stopPropagation();
    ReactEditor.setFragmentData(editor, event.clipboardData, 'cut');
    asOneStep(editor, () => editor.deleteFragment());
  };
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** A table as readers see it, in which cells can be selected and, while the caret or the mouse is in it, columns made wider. */
export function TableElement({
  attributes,
  children,
  element,
}: Omit<RenderElementProps, 'element'> & { element: RichTable }) {
  const editor = useSlateStatic();
  const layout = useTableLayout(element);
  const own = useRef<HTMLTableElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [preview, setPreview] = useState<readonly number[]>();
  const hasCaret = useSelected();
  const mayResize = !useReadOnly() && (hasCaret || isHovered || preview !== undefined);
  const drawn = useDrawnColumns(own, layout, mayResize);
  const current = useCaretColumn(mayResize);
  const selectsCells = usePaintedCells(own, element, layout);
  const pointer = useCellPointer(editor, element, layout);
  const onCut = useCut(editor);
  const widths = preview ?? element.colWidths ?? [];
  const resize = (next: readonly number[]): void =>
    setColumnWidths(editor, ReactEditor.findPath(editor, element), next);

  return (
    <div {...attributes} onPointerEnter={() => setIsHovered(true)} onPointerLeave={() => setIsHovered(false)}>
      <div data-scroll="">
        <div data-cells="">
          <table
            ref={own}
            {...pointer}
            onCut={onCut}
            {...(selectsCells && { 'data-selects': '' })}
            style={widths.length > 0 ? { tableLayout: 'fixed', width: sum(widths), minWidth: 0 } : undefined}
          >
            {widths.length > 0 ? (
              <colgroup contentEditable={false}>
                {inOrder(widths, (width) => (
                  <col style={{ width }} />
                ))}
              </colgroup>
            ) : null}
            <TableLayoutContext value={layout}>
              <tbody>{children}</tbody>
            </TableLayoutContext>
          </table>
          {mayResize && drawn.length > 0 ? (
            <ColumnHandles widths={preview ?? drawn} current={current} onPreview={setPreview} onResize={resize} />
          ) : null}
        </div>
      </div>
    </div>
  );
}
