import type { Outcome } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useArticleDraft, type ArticleDraft } from '@danji/shell-sdk';
import { useState } from 'react';

export const BLANK_DOCUMENT: RichDocument = { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] };

export type Article = {
  /** As it is written now. */
  content: RichDocument;
  setContent: (content: RichDocument) => void;
  /** Whether something was written that is not saved. */
  isDirty: boolean;
  /** It is on its way, or the page is about to be left after it was saved. */
  isSaving: boolean;
  /** Where the editor began; another `round` is another beginning. */
  start: { content: RichDocument; round: number };
  draft: ArticleDraft;
  /** Begins again from another content; what was written is given up. */
  startFrom: (content: RichDocument) => void;
  /** Makes the call that saves it. After a success the page is left (`finish`) or writing goes on (`settle`). */
  save: <E extends Endpoint>(run: () => Promise<Outcome<E>>) => Promise<Outcome<E>>;
  settle: () => void;
  finish: () => void;
};

/** The rich content of a form, kept in this browser under the key until it is saved. `onWrite` is told when something is written. */
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
  const save = async <E extends Endpoint>(run: () => Promise<Outcome<E>>): Promise<Outcome<E>> => {
    setIsSaving(true);
    const outcome = await run();
    if (!outcome.ok) setIsSaving(false);
    return outcome;
  };
  const settle = (): void => {
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
    settle,
    finish: () => draft.write(undefined),
  };
}
