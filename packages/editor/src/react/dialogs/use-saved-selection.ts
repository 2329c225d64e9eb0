import { Editor, Transforms, type RangeRef } from 'slate';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { focusTextAfterTask, ensureSelection } from '../focus-text.ts';

type SavedSelection = RefObject<RangeRef | undefined>;

function dropSelection(saved: SavedSelection): void {
  saved.current?.unref();
  saved.current = undefined;
}

function saveSelection(editor: DocumentEditor, saved: SavedSelection): void {
  dropSelection(saved);
  saved.current = editor.selection ? Editor.rangeRef(editor, editor.selection, { affinity: 'inward' }) : undefined;
}

/**
 * For a dialog: what was selected when it opened stays known while the focus is elsewhere, and moves with the text. The answered
 * function selects it again and makes a change there; after a change the focus goes back into the text when the dialog closes.
 */
export function useSavedSelection(editor: DocumentEditor): (change: () => void) => void {
  const saved: SavedSelection = useRef(undefined);
  const hasChanged = useRef(false);
  useLayoutEffect(() => {
    saveSelection(editor, saved);
    return () => dropSelection(saved);
  }, [editor]);
  useEffect(
    () => () => {
      // A modal returns the focus to its button in the same task; afterwards the focus moves to the text.
      if (hasChanged.current) focusTextAfterTask(editor);
    },
    [editor],
  );
  return (change) => {
    const range = saved.current?.current;
    if (range) Transforms.select(editor, range);
    else ensureSelection(editor);
    change();
    hasChanged.current = true;
    saveSelection(editor, saved);
  };
}
