import { Editor, Transforms, type RangeRef } from 'slate';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { focusTextSoon, selectSomewhere } from '../focus-text.ts';

type Kept = RefObject<RangeRef | undefined>;

function dropSelection(kept: Kept): void {
  kept.current?.unref();
  kept.current = undefined;
}

function keepSelection(editor: DocumentEditor, kept: Kept): void {
  dropSelection(kept);
  kept.current = editor.selection ? Editor.rangeRef(editor, editor.selection, { affinity: 'inward' }) : undefined;
}

/**
 * For a dialog: what was selected when it opened stays known while the focus is elsewhere, and moves with the text. The answered
 * function selects it again and makes a change there; after a change the focus goes back into the text when the dialog closes.
 */
export function useKeptSelection(editor: DocumentEditor): (change: () => void) => void {
  const kept: Kept = useRef(undefined);
  const hasChanged = useRef(false);
  useLayoutEffect(() => {
    keepSelection(editor, kept);
    return () => dropSelection(kept);
  }, [editor]);
  useEffect(
    () => () => {
      // A modal returns the focus to its button in the same task; afterwards the focus moves to the text.
      if (hasChanged.current) focusTextSoon(editor);
    },
    [editor],
  );
  return (change) => {
    const range = kept.current?.current;
    if (range) Transforms.select(editor, range);
    else selectSomewhere(editor);
    change();
    hasChanged.current = true;
    keepSelection(editor, kept);
  };
}
