import { useInvalidate } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { useArticleDraft, useSession, useUnsavedWork } from '@danji/shell-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Autosave, type AutosaveState } from './autosave.ts';
import { updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';

export type DocumentAutosave = AutosaveState & { autosave: Autosave };

/** Edits a document that saves itself. Before the page is left it is saved, and the user is asked only when that fails. */
export function useAutosave(loaded: AiDocument, onSaved: (document: AiDocument) => void): DocumentAutosave {
  const userId = useSession().user?.id ?? 0;
  const storage = useArticleDraft(`workspace.ai-document.${loaded.id}`);
  const invalidate = useInvalidate();
  const [autosave] = useState(
    () =>
      new Autosave({
        loaded,
        userId,
        storage,
        onSaved: (document) => {
          onSaved(document);
          void invalidate(updateAiDocument.changes);
        },
      }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  useEffect(() => autosave.open(), [autosave]);
  const { failure, serverVersion, isPostponed, text, status } = state;
  const isStuck = Boolean(failure ?? serverVersion) || isPostponed || text.title.trim() === '';
  useUnsavedWork(status !== 'saved', { save: autosave.saveToLeave, isStuck });
  return { ...state, autosave };
}
