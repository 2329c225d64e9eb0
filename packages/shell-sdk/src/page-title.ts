import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const PRODUCT = '단지';
const currentTitle = atom({ title: '', path: '' });

const toFullTitle = (title: string) => (title === '' || title === PRODUCT ? PRODUCT : `${title} | ${PRODUCT}`);

/** Sets the title of the page: `document.title` becomes `제목 | 단지`, and the shell announces it after a navigation. Call it once a page. */
export function usePageTitle(title: string): void {
  const setCurrent = useSetAtom(currentTitle);
  useEffect(() => {
    document.title = toFullTitle(title);
    setCurrent({ title: title || PRODUCT, path: globalThis.location.pathname });
  }, [title, setCurrent]);
}

/** Returns the title of the visible page with the path it belongs to; for the shell's announcer. */
export const useCurrentTitle = (): { title: string; path: string } => useAtomValue(currentTitle);

/** Puts a number before the title of the window, `(3) 홈 | 단지`; 0 removes it. */
export function useTitleCount(count: number): void {
  const { title } = useCurrentTitle();
  useEffect(() => {
    document.title = `${count > 0 ? `(${count > 99 ? '99+' : count}) ` : ''}${toFullTitle(title)}`;
  }, [count, title]);
}
