import { request, toApiError, useRefresh, type ApiError } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/apts/ai-document';
import { getAiDocument, updateAiDocument } from '@danji/contracts/apts/ai-document.endpoints';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useUnsavedWork } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SAVED_READS } from './document-reads.ts';

/** Saved so long after the last letter, ms. */
const PAUSE_MS = 1500;

export type Written = { title: string; content: RichDocument };
const toWritten = ({ title, content }: AiDocument): Written => ({
  title,
  content: content ?? { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] },
});

/**
 * A document that is written in and saves itself after a pause. When somebody else has saved in between nothing is written over:
 * `theirs` is their version, and the person decides. What was typed stays whatever happens.
 */
export function useAutosave(loaded: AiDocument) {
  const [base, setBase] = useState(loaded);
  const [written, setWritten] = useState(() => toWritten(loaded));
  const [saved, setSaved] = useState(written);
  const [round, setRound] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [theirs, setTheirs] = useState<AiDocument>();
  /** A choice between two versions was put off: nothing is saved until somebody writes on. */
  const [isHeld, setIsHeld] = useState(false);
  const refresh = useRefresh();
  const isBusy = useRef(false);
  const isDirty = written !== saved;
  useUnsavedWork(isDirty);

  const findTheirs = async (): Promise<void> => {
    try {
      setTheirs(await request(getAiDocument, { params: { id: base.id } }));
    } catch (error) {
      setFailure(toApiError(error));
    }
  };
  const send = async (text: Written, from: AiDocument): Promise<AiDocument | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsSaving(true);
    setFailure(undefined);
    try {
      const next = await request(updateAiDocument, {
        params: { id: from.id },
        body: { ...(text.title !== from.title && { title: text.title }), content: text.content, updated: from.updated },
      });
      setBase(next);
      setSaved(text);
      void refresh(SAVED_READS);
      return next;
    } catch (error) {
      const problem = toApiError(error);
      if (problem.code === 'conflict') await findTheirs();
      else setFailure(problem);
      return undefined;
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };
  const mayWait = isSaving || isHeld || theirs !== undefined || failure !== undefined || written.title.trim() === '';
  const waiting = isDirty && !mayWait ? written : undefined;
  const save = useEffectEvent((text: Written) => void send(text, base));
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => save(waiting), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  /** Shows another version in the place of what is written. */
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
    /** Saves at once; answers the newest version when all is saved. */
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
