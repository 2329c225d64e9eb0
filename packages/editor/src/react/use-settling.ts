import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useEffect } from 'react';
import { ReactEditor } from 'slate-react';
import { getDocument } from '../core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../core/slate/slate-types.ts';
import { useDelayed, type Delayed } from './use-delayed.ts';

const PAUSE_MS = 250;

/**
 * Calls `onSettle` with the document after a pause of 250 ms in writing, never in the middle of a syllable, and with what is
 * still open when the editor goes.
 */
export function useSettling(editor: DocumentEditor, onSettle: (document: RichDocument) => void): Delayed {
  const delayed = useDelayed(() => onSettle(getDocument(editor)), {
    delay: PAUSE_MS,
    restarts: true,
    isBusy: () => ReactEditor.isComposing(editor),
  });
  useEffect(() => delayed.flush, [delayed]);
  return delayed;
}
