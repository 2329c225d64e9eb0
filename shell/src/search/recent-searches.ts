import { clientStorage } from '@danji/shell-sdk';
import { useState } from 'react';

const MAX_STORED = 8;
const readStored = (): string[] => {
  const stored: unknown = clientStorage.recentSearches.get();
  return Array.isArray(stored) ? stored.filter((searchText) => typeof searchText === 'string') : [];
};

/** The recent searches of this browser, the newest first, until they are removed or the account signs out. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readStored);
  const store = (next: string[]) => {
    clientStorage.recentSearches.set(next.length > 0 ? next : undefined);
    setRecent(next);
  };
  return {
    recent,
    add: (searchText: string) =>
      store([searchText, ...readStored().filter((other) => other !== searchText)].slice(0, MAX_STORED)),
    remove: (searchText: string) => store(readStored().filter((other) => other !== searchText)),
    clear: () => store([]),
  };
}
