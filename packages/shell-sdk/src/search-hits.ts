import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** Hits of the sections on the search page, by section; a section that has no answer yet is not in it. */
const foundHits = atom<Readonly<Record<string, number>>>({});

/**
 * For what fills the slot `search`: says how many hits this section shows, `undefined` while it does not know. When all
 * sections have none the search page says what to try.
 */
export function useSearchHits(count: number | undefined): void {
  const id = useId();
  const set = useSetAtom(foundHits);
  useEffect(() => {
    if (count === undefined) return undefined;
    set((hits) => ({ ...hits, [id]: count }));
    return () => set(({ [id]: _gone, ...others }) => others);
  }, [count, id, set]);
}

/** Hits of all sections together, and how many sections have answered; for the search page. */
export function useFoundHits(): { hits: number; sections: number } {
  const counts = Object.values(useAtomValue(foundHits));
  return { hits: counts.reduce((sum, count) => sum + count, 0), sections: counts.length };
}
