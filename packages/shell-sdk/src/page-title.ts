import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const PRODUCT = '단지';
const shownTitle = atom({ title: '', path: '' });

/** Names the page: `document.title` becomes `제목 | 단지`, and after a navigation the shell announces it. One call a page. */
export function usePageTitle(title: string): void {
  const setShown = useSetAtom(shownTitle);
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} | ${PRODUCT}`;
    setShown({ title: title || PRODUCT, path: globalThis.location.pathname });
  }, [title, setShown]);
}

/** The title the page on screen has given itself, with the path it belongs to; for the shell's announcer. */
export const useShownTitle = (): { title: string; path: string } => useAtomValue(shownTitle);
