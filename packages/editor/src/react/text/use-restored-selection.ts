import { useMemo, useRef } from 'react';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';

/** Puts the caret of the page where the editor has its own. */
function showSelection(editor: DocumentEditor): void {
  if (!editor.selection || !ReactEditor.isFocused(editor)) return;
  const range = ReactEditor.resolveDOMRange(editor, editor.selection);
  if (range)
    ReactEditor.getWindow(editor)
      .getSelection()
      ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
}

/**
 * A dialog that closes returns the focus by script, and browsers then put the caret at the beginning of the text.
 * This hook restores the previous selection. A press with mouse or finger sets its own position.
 */
export function useRestoredSelection(editor: DocumentEditor): { onMouseDown: () => void; onFocus: () => void } {
  const isPressed = useRef(false);
  return useMemo(
    () => ({
      onMouseDown: () => {
        isPressed.current = true;
        setTimeout(() => {
          isPressed.current = false;
        });
      },
      onFocus: () => {
        if (!isPressed.current) queueMicrotask(() => showSelection(editor));
      },
    }),
    [editor],
  );
}
