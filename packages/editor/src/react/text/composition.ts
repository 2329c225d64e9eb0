import type { CompositionEvent } from 'react';
import { Range } from 'slate';
import { IS_ANDROID, IS_CHROME, IS_COMPOSING } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { syncSelection } from '../sync-selection.ts';

type Handler = (event: CompositionEvent) => boolean | undefined;

/**
 * Does what Chrome does when a syllable begins and grows at a caret, without Slate's own state for it. Slate keeps
 * that state in a context, and React walks through the whole text twice for each syllable to find its readers (25 ms
 * at 5,000 blocks); there are none here. Everything else (selected text that a syllable replaces, other browsers) is
 * left to Slate, and so is the end of every syllable.
 */
export function composeAtCaret(editor: DocumentEditor): { onCompositionStart: Handler; onCompositionUpdate: Handler } {
  const isOwnComposition = (): boolean =>
    IS_CHROME &&
    !IS_ANDROID &&
    (editor.selection === null || Range.isCollapsed(editor.selection)) &&
    (ReactEditor.getWindow(editor).getSelection()?.isCollapsed ?? true);
  let isOn = false;
  return {
    onCompositionStart: () => {
      // On Android Slate keeps up with the selection by itself, together with what it has not taken in yet.
      if (!IS_ANDROID) syncSelection(editor);
      isOn = isOwnComposition();
      return isOn || undefined;
    },
    onCompositionUpdate: () => {
      if (!isOn) return undefined;
      IS_COMPOSING.set(editor, true);
      return true;
    },
  };
}
