import { request, toApiError, useRefresh, type ApiError } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/apts/ai-document';
import { getAiDocument, updateAiDocument } from '@danji/contracts/apts/ai-document.endpoints';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useRef, useState } from 'react';
import { SAVED_READS } from './document-reads.ts';

export type Written = { title: string; content: RichDocument };

/** Saves a text of a document, one call at a time. A conflict writes nothing and loads the server's version into `theirs`. */
export function useDocumentSave(documentId: number, onSaved: (text: Written, next: AiDocument) => void) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [theirs, setTheirs] = useState<AiDocument>();
  const refresh = useRefresh();
  const isBusy = useRef(false);

  const findTheirs = async (): Promise<void> => {
    try {
      setTheirs(await request(getAiDocument, { params: { id: documentId } }));
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
      onSaved(text, next);
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
  return { isSaving, failure, setFailure, theirs, setTheirs, send };
}
