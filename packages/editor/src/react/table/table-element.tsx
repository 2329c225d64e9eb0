import type { RichTable } from '@danji/contracts/documents/rich-document';
import { Box } from '@danji/ui';
import { useCallback, useLayoutEffect, useMemo, useState, type ClipboardEvent } from 'react';
import { Path, type Editor } from 'slate';
import { ReactEditor, useReadOnly, useSelected, useSlateSelector, useSlateStatic, type RenderElementProps } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { findTable, getCellSelection } from '../../core/slate/table-at.ts';
import { setColumnWidths } from '../../core/slate/table-commands.ts';
import { asOneStep } from '../../core/slate/undo-groups.ts';
import { readGrid } from '../../core/table/grid.ts';
import { closeRectangle, toRectangle } from '../../core/table/rectangle.ts';
import { inOrder } from '../../viewer/in-order.ts';
import { ColumnHandles } from './column-handles.tsx';
import { useDrawnColumns } from './column-widths.ts';
import { createSelectedCells, type SelectedCells } from './selected-cells.ts';
import { TableViewContext, useTableLayout, type TableLayout } from './table-layout.ts';
import { useCellPointer } from './use-cell-pointer.ts';

const LOOK = {
  '& [data-cells]': { position: 'relative', width: 'fit-content', minWidth: 'full' },
  '& :is(td, th)': { position: 'relative' },
  '& [data-selected]::after': { content: '""', position: 'absolute', inset: '-1px', bg: 'brand.solid', opacity: 0.16, pointerEvents: 'none' },
  // While cells are selected, neither text nor caret is.
  '& [data-selects]': { 'caretColor': 'transparent', '& ::selection': { background: 'transparent' } },
  '& [data-dragging]': { userSelect: 'none', cursor: 'cell' },
} as const;

/** Paints the selected cells; answers whether there are any in this table. */
function usePaintedCells(node: RichTable, layout: TableLayout, selected: SelectedCells): boolean {
  const select = useCallback((editor: Editor) => {
    const selection = getCellSelection(editor);
    return selection && Path.equals(selection.path, ReactEditor.findPath(editor, node)) ? selection : undefined;
  }, [node]);
  const selection = useSlateSelector(select, undefined, { deferred: true });
  useLayoutEffect(() => {
    if (!selection) return undefined;
    const { slots } = readGrid(node);
    const rectangle = toRectangle(slots, selection);
    selected.set(rectangle && closeRectangle(slots, rectangle));
    return () => selected.set(undefined);
  }, [selection, node, selected]);
  return selection !== undefined;
}

/** The column the caret is in, for the handle that Tab reaches. */
function useCaretColumn(isWanted: boolean): number {
  return useSlateSelector(useCallback((editor: Editor) => (isWanted ? (findTable(editor)?.selection.focus[1] ?? 0) : 0), [isWanted]));
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
export function TableElement({ attributes, children, element }: Omit<RenderElementProps, 'element'> & { element: RichTable }) {
  const editor = useSlateStatic();
  const layout = useTableLayout(element);
  const [selected] = useState(createSelectedCells);
  const [table, setTable] = useState<HTMLTableElement | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [preview, setPreview] = useState<readonly number[]>();
  const hasCaret = useSelected();
  const mayResize = !useReadOnly() && (hasCaret || isHovered || preview !== undefined);
  const drawn = useDrawnColumns(table, layout, mayResize);
  const current = useCaretColumn(mayResize);
  const selectsCells = usePaintedCells(element, layout, selected);
  const pointer = useCellPointer(editor, element, layout);
  const onCut = useCut(editor);
  const view = useMemo(() => ({ layout, selected }), [layout, selected]);
  const widths = preview ?? element.colWidths ?? [];
  const resize = (next: readonly number[]): void => setColumnWidths(editor, ReactEditor.findPath(editor, element), next);

  return (
    <Box {...attributes} css={LOOK} onPointerEnter={() => setIsHovered(true)} onPointerLeave={() => setIsHovered(false)}>
      <div data-scroll="">
        <div data-cells="">
          <table ref={setTable} {...pointer} onCut={onCut} {...(selectsCells && { 'data-selects': '' })} style={widths.length > 0 ? { tableLayout: 'fixed', width: sum(widths), minWidth: 0 } : undefined}>
            {widths.length > 0 ? <colgroup contentEditable={false}>{inOrder(widths, (width) => <col style={{ width }} />)}</colgroup> : null}
            <TableViewContext value={view}><tbody>{children}</tbody></TableViewContext>
          </table>
          {mayResize && drawn.length > 0 ? <ColumnHandles widths={preview ?? drawn} current={current} onPreview={setPreview} onResize={resize} /> : null}
        </div>
      </div>
    </Box>
  );
}
