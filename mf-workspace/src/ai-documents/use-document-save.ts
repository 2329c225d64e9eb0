import { request, toApiError, useInvalidate, type ApiError } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { getAiDocument, updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useRef, useState } from 'react';

export type DocumentText = { title: string; content: RichDocument };

/** Saves a text of a document, one call at a time. A conflict writes nothing and loads the server's version into `theirs`. */
export function useDocumentSave(documentId: number, onSaved: (text: DocumentText, next: AiDocument) => void) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [serverVersion, setServerVersion] = useState<AiDocument>();
  const invalidate = useInvalidate();
  const isBusy = useRef(false);

  const loadServerVersion = async (): Promise<void> => {
    try {
      setServerVersion(await request(getAiDocument, { params: { id: documentId } }));
    } catch (error) {
      setFailure(toApiError(error));
    }
  };
  const send = async (text: DocumentText, from: AiDocument): Promise<AiDocument | undefined> => {
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
      void invalidate(updateAiDocument.changes);
      return next;
    } catch (error) {
      const problem = toApiError(error);
      if (problem.code === 'conflict') await loadServerVersion();
      else setFailure(problem);
      return undefined;
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };
  return { isSaving, failure, setFailure, serverVersion, setServerVersion, send };
}
