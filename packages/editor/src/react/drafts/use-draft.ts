import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useEffect, useState } from 'react';
import { normalizeDocument } from '../../core/normalize-document.ts';
import { isBlankDocument } from '../../core/slate/is-blank.ts';
import type { Draft, DraftPort } from '../draft-port.ts';
import { useDelayed } from '../use-delayed.ts';

const SAVE_DELAY_MS = 3000;

/**
 * Returns the stored draft if it is worth offering: it is not blank and differs from the document that was opened.
 */
function findDraft(port: DraftPort | undefined, start: RichDocument): Draft | undefined {
  const draft = port?.read();
  if (!draft) return undefined;
  const document = normalizeDocument(draft.document);
  const isSame = JSON.stringify(document) === JSON.stringify(start);
  return isSame || isBlankDocument(document) ? undefined : { document, savedAt: draft.savedAt };
}

export type DraftState = {
  /** The draft of the last session, until the user has decided about it. */
  offered: Draft | undefined;
  /** Records the decision of the user; `isAccepted` false deletes the draft. */
  decide: (isAccepted: boolean) => void;
  /** Called after each change: the draft is stored within 3 s, and at once when the page closes. */
  keep: () => void;
};

/**
 * Stores unsaved changes as a draft. `start` is the normalised document that the editor opened with; `read` returns
 * the current one.
 */
export function useDraft(port: DraftPort | undefined, start: RichDocument, read: () => RichDocument): DraftState {
  const [offered, setOffered] = useState(() => findDraft(port, start));
  const delayedSave = useDelayed(() => port?.write({ document: read(), savedAt: new Date().toISOString() }), {
    delay: SAVE_DELAY_MS,
    restarts: false,
  });
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') delayedSave.flush();
    };
    window.addEventListener('pagehide', delayedSave.flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', delayedSave.flush);
      document.removeEventListener('visibilitychange', onVisibility);
      // A user who leaves within the page has saved, or was warned: a document that was just saved must not come back
      // as a draft.
      delayedSave.cancel();
    };
  }, [delayedSave]);
  const decide = (isAccepted: boolean): void => {
    setOffered(undefined);
    if (!isAccepted) port?.write(undefined);
  };
  return { offered, decide, keep: delayedSave.ask };
}
