import type { RichCell } from '@danji/contracts/documents/rich-document';
import { toSpan } from '@danji/contracts/documents/table-grid';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react';
import { toColor, toReadable } from '../../viewer/text-style.ts';
import { useTableView, type CellPlace } from './table-layout.ts';

const NO_PLACE: CellPlace = { row: -1, column: -1, rowSpan: 1, colSpan: 1, scope: undefined };

function toCellStyle({ background }: RichCell): CSSProperties | undefined {
  const ground = toColor(background);
  return ground === undefined ? undefined : { backgroundColor: ground, color: toReadable(ground) };
}

/** One cell as readers see it, and whether it is selected. */
export function TableCell({ attributes, children, element }: Omit<RenderElementProps, 'element'> & { element: RichCell }) {
  const editor = useSlateStatic();
  const { layout, selected } = useTableView();
  const [row = -1, index = -1] = ReactEditor.findPath(editor, element).slice(-2);
  const place = layout.rows[row]?.[index] ?? NO_PLACE;
  const isSelected = useSyncExternalStore(selected.subscribe, () => selected.has(place));
  const rest = { colSpan: toSpan(element.colSpan), rowSpan: toSpan(element.rowSpan), style: toCellStyle(element), ...(isSelected && { 'data-selected': '' }) };
  return place.scope ? <th scope={place.scope} {...attributes} {...rest}>{children}</th> : <td {...attributes} {...rest}>{children}</td>;
}
