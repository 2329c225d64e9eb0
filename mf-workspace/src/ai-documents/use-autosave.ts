import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { useUnsavedWork } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentSave, type DocumentText } from './use-document-save.ts';

/** The text is saved this long after the last key press, ms. */
const PAUSE_MS = 1500;

const toDocumentText = ({ title, content }: AiDocument): DocumentText => ({
  title,
  content: content ?? { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] },
});

/** Calls `save` once the text has not changed for a moment; `undefined` waits for nothing. */
function useSaveAfterPause(text: DocumentText | undefined, save: (text: DocumentText) => void): void {
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => saveLatest(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

/**
 * A document that is edited and saves itself after a pause. When another person has saved in between nothing is overwritten:
 * `theirs` is their version, and the user decides. The typed text stays in every case.
 */
export function useAutosave(loaded: AiDocument) {
  const [base, setBase] = useState(loaded);
  const [currentText, setWritten] = useState(() => toDocumentText(loaded));
  const [saved, setSaved] = useState(currentText);
  const [editorKey, setEditorKey] = useState(0);
  /** The user postponed the choice between two versions: nothing is saved until the text changes again. */
  const [isPostponed, setIsPostponed] = useState(false);
  const { isSaving, failure, setFailure, serverVersion, setServerVersion, send } = useDocumentSave(
    base.id,
    (text, next) => {
      setBase(next);
      setSaved(text);
    },
  );
  const isDirty = currentText !== saved;
  useUnsavedWork(isDirty);
  const isPaused =
    isSaving || isPostponed || serverVersion !== undefined || failure !== undefined || currentText.title.trim() === '';
  useSaveAfterPause(isDirty && !isPaused ? currentText : undefined, (text) => void send(text, base));

  /** Replaces the text with another version. */
  const startFrom = (next: AiDocument): void => {
    const text = toDocumentText(next);
    setBase(next);
    setWritten(text);
    setSaved(text);
    setServerVersion(undefined);
    setFailure(undefined);
    setEditorKey((before) => before + 1);
  };
  return {
    base,
    currentText,
    editorKey,
    isDirty,
    isSaving,
    failure,
    serverVersion,
    startFrom,
    change: (part: Partial<DocumentText>) => {
      setFailure(undefined);
      setIsPostponed(false);
      setWritten((before) => ({ ...before, ...part }));
    },
    /** Saves at once; returns the newest version when everything is saved. */
    saveNow: async (): Promise<AiDocument | undefined> => (isDirty ? send(currentText, base) : base),
    overwriteServerVersion: () => {
      if (!serverVersion) return;
      setServerVersion(undefined);
      void send(currentText, serverVersion);
    },
    closeConflict: () => {
      setServerVersion(undefined);
      setIsPostponed(true);
    },
  };
}
