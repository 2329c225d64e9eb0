import type { RichRow } from '@danji/contracts/documents/rich-document';
import { useMemo } from 'react';
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react';
import { CellScopesContext, NO_SCOPES, useLayoutAround } from './table-layout.ts';

/** What the cells of a row are heads of; nothing in most rows, whose cells then are not drawn again when others come before them. */
function useCellScopes(row: RichRow) {
  const editor = useSlateStatic();
  const layout = useLayoutAround();
  const places = layout.rows[ReactEditor.findPath(editor, row).at(-1) ?? -1] ?? [];
  const headRow = places.some(({ scope }) => scope !== undefined) ? row : undefined;
  const key = places.map(({ scope = '' }) => scope).join();
  return useMemo(
    () =>
      headRow ? key.split(',').map((scope) => (scope === 'col' || scope === 'row' ? scope : undefined)) : NO_SCOPES,
    [headRow, key],
  );
}

/** One line of a table. */
export const TableRow = ({
  attributes,
  children,
  element,
}: Omit<RenderElementProps, 'element'> & { element: RichRow }) => (
  <tr {...attributes}>
    <CellScopesContext value={useCellScopes(element)}>{children}</CellScopesContext>
  </tr>
);
