import type { MutationResult } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useArticleDraft, type ArticleDraft } from '@danji/shell-sdk';
import { useState } from 'react';

export const BLANK_DOCUMENT: RichDocument = { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] };

export type Article = {
  /** The content as it is in the editor now. */
  content: RichDocument;
  setContent: (content: RichDocument) => void;
  /** The content differs from the saved one. */
  isDirty: boolean;
  /** The call is running, or the page is about to be left after a successful call. */
  isSaving: boolean;
  /** The content that the editor started from; the editor starts again when `round` changes. */
  start: { content: RichDocument; round: number };
  draft: ArticleDraft;
  /** Starts again from another content and discards the changes. */
  startFrom: (content: RichDocument) => void;
  /** Makes the call that saves the content. After a success call `finish` when the page is left, or `settle` when the person goes on writing. */
  save: <E extends Endpoint>(trigger: () => Promise<MutationResult<E>>) => Promise<MutationResult<E>>;
  markSaved: () => void;
  finish: () => void;
};

/** The rich content of a form, which is stored in this browser under the key until it is saved. `onWrite` is called at every change. */
export function useArticle(draftKey: string, initial: RichDocument, onWrite?: () => void): Article {
  const draft = useArticleDraft(draftKey);
  const [start, setStart] = useState({ content: initial, round: 0 });
  const [saved, setSaved] = useState(initial);
  const [content, setContent] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);
  const write = (next: RichDocument): void => {
    setContent(next);
    onWrite?.();
  };
  const startFrom = (next: RichDocument): void => {
    draft.write(undefined);
    setStart(({ round }) => ({ content: next, round: round + 1 }));
    setSaved(next);
    setContent(next);
  };
  const save = async <E extends Endpoint>(trigger: () => Promise<MutationResult<E>>): Promise<MutationResult<E>> => {
    setIsSaving(true);
    const outcome = await trigger();
    if (!outcome.ok) setIsSaving(false);
    return outcome;
  };
  const markSaved = (): void => {
    draft.write(undefined);
    setSaved(content);
    setIsSaving(false);
  };
  return {
    content,
    setContent: write,
    isDirty: content !== saved,
    isSaving,
    start,
    draft,
    startFrom,
    save,
    markSaved,
    finish: () => draft.write(undefined),
  };
}
