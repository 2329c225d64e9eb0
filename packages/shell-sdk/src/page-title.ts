import { useEffect, useSyncExternalStore } from 'react';

const PRODUCT = '단지';
const listeners = new Set<() => void>();
let shown: { title: string; path: string } = { title: '', path: '' };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Names the page: `document.title` becomes `제목 | 단지`, and after a navigation the shell announces it. One call a page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} | ${PRODUCT}`;
    shown = { title: title || PRODUCT, path: globalThis.location.pathname };
    for (const listener of listeners) listener();
  }, [title]);
}

/** The title the page on screen has given itself, with the path it belongs to; for the shell's announcer. */
export const useShownTitle = (): { title: string; path: string } => useSyncExternalStore(subscribe, () => shown, () => shown);
