import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** The number of results of each section on the search page; `undefined` while a section is loading. */
const resultCounts = atom<Readonly<Record<string, number | undefined>>>({});

/**
 * Reports how many results a section in the slot `search` shows, `undefined` while it is loading. When no section has any, the
 * search page suggests what to try.
 */
export function useReportResultCount(count: number | undefined): void {
  const id = useId();
  const set = useSetAtom(resultCounts);
  useEffect(() => {
    set((counts) => ({ ...counts, [id]: count }));
    return () => set(({ [id]: _removed, ...others }) => others);
  }, [count, id, set]);
}

/** Returns the number of results of all sections and whether one is still loading; for the search page. */
export function useTotalResultCount(): { total: number; isPending: boolean } {
  const counts = Object.values(useAtomValue(resultCounts));
  return { total: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0), isPending: counts.includes(undefined) };
}
