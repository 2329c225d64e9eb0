import type { EditorProps } from '@danji/editor/editor';

type DraftPort = NonNullable<EditorProps['draft']>;
const KEY = 'stage.draft';

/** Stores drafts in this browser, as a page of the product does. */
export const draftInStorage: DraftPort = {
  read: () => {
    const stored = localStorage.getItem(KEY);
    return stored === null ? undefined : (JSON.parse(stored) as ReturnType<DraftPort['read']>);
  },
  write: (draft) => {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft));
    else localStorage.removeItem(KEY);
  },
};
