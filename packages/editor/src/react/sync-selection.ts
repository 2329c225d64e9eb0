import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../core/slate/slate-types.ts';
import { getCellSelection } from '../core/slate/table-at.ts';

/** Slate hears of a new selection a little later; a key or a syllable that comes at once after it (Home, 한) means the new one. */
export function syncSelection(editor: DocumentEditor): void {
  const pageSelection = ReactEditor.getWindow(editor).getSelection();
  if (!pageSelection || pageSelection.rangeCount === 0 || editor.operations.length > 0 || getCellSelection(editor))
    return;
  const range = ReactEditor.toSlateRange(editor, pageSelection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}
