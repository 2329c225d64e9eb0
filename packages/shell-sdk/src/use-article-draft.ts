import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useMemo, useState } from 'react';
import { clientStorage } from './client-storage.ts';
import { useSession } from './use-session.ts';

type StoredArticle = { document: RichDocument; savedAt: string; fields?: object };

/**
 * The storage of an editor for content that is not saved yet; writing `undefined` removes it. A form may store further fields
 * beside the document, and checks what it reads.
 */
export type ArticleDraft = { read: () => StoredArticle | undefined; write: (draft: StoredArticle | undefined) => void };

const isArticle = (stored: unknown): stored is StoredArticle =>
  typeof stored === 'object' &&
  stored !== null &&
  'document' in stored &&
  typeof stored.document === 'object' &&
  'savedAt' in stored &&
  typeof stored.savedAt === 'string';

/**
 * Stores an article that is being written in this browser, so that it survives a crash or a reload until it is removed or the
 * user signs out. Other accounts do not see it. Name the key after the form and its record (`admin.notice.12`). `useDraft`
 * stores the other fields of the form.
 */
export function useArticleDraft(key: string): ArticleDraft {
  const user = useSession().user;
  const [userId, setUserId] = useState(user?.id ?? 0);
  // The text that is written when the session has just been lost belongs to the account that wrote it.
  if (user && user.id !== userId) setUserId(user.id);
  return useMemo(() => {
    const storage = clientStorage.articleDraft(userId, key);
    const read = () => {
      const stored = storage.get();
      return isArticle(stored) ? stored : undefined;
    };
    return { read, write: storage.set };
  }, [userId, key]);
}
