import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useMemo } from 'react';
import { clientStorage } from './client-storage.ts';
import { useSession } from './use-session.ts';

type KeptArticle = { document: RichDocument; savedAt: string };

export type ArticleDraft = {
  /** Where an editor keeps what is not saved yet; the same for a person and a key. */
  port: { read: () => KeptArticle | undefined; write: (draft: KeptArticle | undefined) => void };
  /** Forgets the article for good, after it was saved: a last write of the closing editor is not kept either. */
  clear: () => void;
};

const isArticle = (kept: unknown): kept is KeptArticle =>
  typeof kept === 'object' && kept !== null && 'document' in kept && typeof kept.document === 'object' && 'savedAt' in kept && typeof kept.savedAt === 'string';

function keepArticle(userId: number, key: string): ArticleDraft {
  const storage = clientStorage.articleDraft(userId, key);
  let isSaved = false;
  const read = () => {
    const kept = storage.get();
    return isArticle(kept) ? kept : undefined;
  };
  const write = (draft: KeptArticle | undefined) => {
    if (!isSaved || draft === undefined) storage.set(draft);
  };
  const clear = () => {
    isSaved = true;
    storage.set(undefined);
  };
  return { port: { read, write }, clear };
}

/**
 * An article that is being written, kept in this browser through a crash or a reload until `clear` or sign-out, for the
 * person alone. Name the key after the form and its object (`admin.notice.12`). `useDraft` keeps the fields beside it.
 */
export function useArticleDraft(key: string): ArticleDraft {
  const userId = useSession().user?.id ?? 0;
  return useMemo(() => keepArticle(userId, key), [userId, key]);
}
