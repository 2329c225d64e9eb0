import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import type { ArticleDraft } from '@danji/shell-sdk';
import { toDocumentText, toTextKey, type DocumentText } from './text-key.ts';

/** A text that is not saved yet, as this browser stores it. */
export type DocumentDraft = {
  text: DocumentText;
  /** `updated` of the version of the document that it was made from. */
  madeFrom: string;
  /** Keys of the texts that were sent since and may have been saved, the newest last. */
  sentKeys: readonly string[];
};

type Stored = NonNullable<ReturnType<ArticleDraft['read']>> &
  Partial<Record<'title' | 'madeFrom' | 'sentKeys', unknown>>;

/**
 * Returns whether the account has saved a version that the draft knows nothing of. Either the browser was killed before it
 * had written its newest draft to the disk, or the account has written elsewhere; the newer text is the server's.
 */
export const isOlderThan = ({ madeFrom, sentKeys }: DocumentDraft, loaded: AiDocument, userId: number): boolean =>
  madeFrom !== loaded.updated &&
  loaded.saved_by?.id === userId &&
  !sentKeys.includes(toTextKey(toDocumentText(loaded)));

/** Stores the text in this browser. */
export function writeDraft(
  storage: ArticleDraft,
  { text: { title, content }, madeFrom, sentKeys }: DocumentDraft,
): void {
  const stored: Stored = { document: content, savedAt: new Date().toISOString(), title, madeFrom, sentKeys };
  storage.write(stored);
}

/** Returns the stored text when it differs from that of the loaded document. One that the server already has is removed. */
export function takeDraft(storage: ArticleDraft, loaded: AiDocument): DocumentDraft | undefined {
  const stored: Stored | undefined = storage.read();
  if (!stored) return undefined;
  const { document: content, title, madeFrom, sentKeys } = stored;
  const draft = {
    text: { title: typeof title === 'string' ? title : loaded.title, content },
    madeFrom: typeof madeFrom === 'string' ? madeFrom : loaded.updated,
    sentKeys: Array.isArray(sentKeys) ? sentKeys.filter((key) => typeof key === 'string') : [],
  };
  if (toTextKey(draft.text) !== toTextKey(toDocumentText(loaded))) return draft;
  storage.write(undefined);
  return undefined;
}
