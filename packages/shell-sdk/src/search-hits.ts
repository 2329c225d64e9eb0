import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** Hits of the sections on the search page, by section; `undefined` while a section has no answer. */
const foundHits = atom<Readonly<Record<string, number | undefined>>>({});

/**
 * For what fills the slot `search`: says how many hits this section shows, `undefined` while it does not know. When all
 * sections have none the search page says what to try.
 */
export function useSearchHits(count: number | undefined): void {
  const id = useId();
  const set = useSetAtom(foundHits);
  useEffect(() => {
    set((counts) => ({ ...counts, [id]: count }));
    return () => set(({ [id]: _gone, ...others }) => others);
  }, [count, id, set]);
}

/** Hits of all sections together, and whether one has no answer yet; for the search page. */
export function useFoundHits(): { hits: number; isPending: boolean } {
  const counts = Object.values(useAtomValue(foundHits));
  return { hits: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0), isPending: counts.includes(undefined) };
}
