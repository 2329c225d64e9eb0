import { clientStorage } from '@danji/shell-sdk';
import { useState } from 'react';

const MOST_KEPT = 8;
const read = (): string[] => {
  const kept: unknown = clientStorage.recentSearches.get();
  return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string') : [];
};

/** The recent searches of this browser, the newest first, until they are removed or the account signs out. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(read);
  const keep = (next: string[]) => {
    clientStorage.recentSearches.set(next.length > 0 ? next : undefined);
    setRecent(next);
  };
  return {
    recent,
    add: (words: string) => keep([words, ...read().filter((other) => other !== words)].slice(0, MOST_KEPT)),
    remove: (words: string) => keep(read().filter((other) => other !== words)),
    clear: () => keep([]),
  };
}
