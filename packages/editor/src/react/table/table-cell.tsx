import type { RichCell } from '@danji/contracts/documents/rich-document';
import { toSpan } from '@danji/contracts/documents/table-grid';
import { useContext, type CSSProperties } from 'react';
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react';
import { toColor, toReadable } from '../../viewer/text-style.ts';
import { CellScopesContext } from './table-layout.ts';

function toCellStyle({ background }: RichCell): CSSProperties | undefined {
  const ground = toColor(background);
  return ground === undefined ? undefined : { backgroundColor: ground, color: toReadable(ground) };
}

/** One cell as readers see it. */
export function TableCell({
  attributes,
  children,
  element,
}: Omit<RenderElementProps, 'element'> & { element: RichCell }) {
  const editor = useSlateStatic();
  const scopes = useContext(CellScopesContext);
  const scope = scopes.length > 0 ? scopes[ReactEditor.findPath(editor, element).at(-1) ?? -1] : undefined;
  const rest = { colSpan: toSpan(element.colSpan), rowSpan: toSpan(element.rowSpan), style: toCellStyle(element) };
  return scope ? (
    <th scope={scope} {...attributes} {...rest}>
      {children}
    </th>
  ) : (
    <td {...attributes} {...rest}>
      {children}
    </td>
  );
}
