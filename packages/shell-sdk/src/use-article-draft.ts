import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useMemo } from 'react';
import { clientStorage } from './client-storage.ts';
import { useSession } from './use-session.ts';

type KeptArticle = { document: RichDocument; savedAt: string };

/** Where an editor keeps what is not saved yet; writing `undefined` forgets it. */
export type ArticleDraft = { read: () => KeptArticle | undefined; write: (draft: KeptArticle | undefined) => void };

const isArticle = (kept: unknown): kept is KeptArticle =>
  typeof kept === 'object' &&
  kept !== null &&
  'document' in kept &&
  typeof kept.document === 'object' &&
  'savedAt' in kept &&
  typeof kept.savedAt === 'string';

/**
 * An article that is being written, kept in this browser through a crash or a reload until it is forgotten or the person
 * signs out; nobody else is offered it. Name the key after the form and its object (`admin.notice.12`). `useDraft` keeps
 * the fields beside it.
 */
export function useArticleDraft(key: string): ArticleDraft {
  const userId = useSession().user?.id ?? 0;
  return useMemo(() => {
    const storage = clientStorage.articleDraft(userId, key);
    const read = () => {
      const kept = storage.get();
      return isArticle(kept) ? kept : undefined;
    };
    return { read, write: storage.set };
  }, [userId, key]);
}
