import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useMemo } from 'react';
import { clientStorage } from './client-storage.ts';
import { useSession } from './use-session.ts';

type KeptArticle = { document: RichDocument; savedAt: string };

/** The storage of an editor for content that is not saved yet; writing `undefined` removes it. */
export type ArticleDraft = { read: () => KeptArticle | undefined; write: (draft: KeptArticle | undefined) => void };

const isArticle = (kept: unknown): kept is KeptArticle =>
  typeof kept === 'object' &&
  kept !== null &&
  'document' in kept &&
  typeof kept.document === 'object' &&
  'savedAt' in kept &&
  typeof kept.savedAt === 'string';

/**
 * Stores an article that is being written in this browser, so that it survives a crash or a reload until it is removed or the
 * user signs out. Other accounts do not see it. Name the key after the form and its record (`admin.notice.12`). `useDraft`
 * stores the other fields of the form.
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
