import type { AiDocument } from '@danji/contracts/apts/ai-document';
import { useUnsavedWork } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentSave, type Written } from './use-document-save.ts';

/** The text is saved this long after the last key press, ms. */
const PAUSE_MS = 1500;

const toWritten = ({ title, content }: AiDocument): Written => ({
  title,
  content: content ?? { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] },
});

/** Calls `save` once the text has not changed for a moment; `undefined` waits for nothing. */
function useSaveAfterPause(text: Written | undefined, save: (text: Written) => void): void {
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
  const [written, setWritten] = useState(() => toWritten(loaded));
  const [saved, setSaved] = useState(written);
  const [round, setRound] = useState(0);
  /** The user postponed the choice between two versions: nothing is saved until the text changes again. */
  const [isHeld, setIsHeld] = useState(false);
  const { isSaving, failure, setFailure, theirs, setTheirs, send } = useDocumentSave(base.id, (text, next) => {
    setBase(next);
    setSaved(text);
  });
  const isDirty = written !== saved;
  useUnsavedWork(isDirty);
  const mayWait = isSaving || isHeld || theirs !== undefined || failure !== undefined || written.title.trim() === '';
  useSaveAfterPause(isDirty && !mayWait ? written : undefined, (text) => void send(text, base));

  /** Replaces the text with another version. */
  const startFrom = (next: AiDocument): void => {
    const text = toWritten(next);
    setBase(next);
    setWritten(text);
    setSaved(text);
    setTheirs(undefined);
    setFailure(undefined);
    setRound((before) => before + 1);
  };
  return {
    base,
    written,
    round,
    isDirty,
    isSaving,
    failure,
    theirs,
    startFrom,
    change: (part: Partial<Written>) => {
      setFailure(undefined);
      setIsHeld(false);
      setWritten((before) => ({ ...before, ...part }));
    },
    /** Saves at once; returns the newest version when everything is saved. */
    saveNow: async (): Promise<AiDocument | undefined> => (isDirty ? send(written, base) : base),
    keepMine: () => {
      if (!theirs) return;
      setTheirs(undefined);
      void send(written, theirs);
    },
    closeClash: () => {
      setTheirs(undefined);
      setIsHeld(true);
    },
  };
}
