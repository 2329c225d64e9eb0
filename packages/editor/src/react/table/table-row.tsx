import type { RichRow } from '@danji/contracts/documents/rich-document';
import { useMemo } from 'react';
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react';
import { CellScopesContext, NO_SCOPES, useLayoutAround } from './table-layout.ts';

/**
 * Computes the header scopes of a row's cells; most rows have none, and their cells then do not render again when
 * rows are inserted before them.
 */
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
