import { useMemo, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize as toSwrKey, type SWRConfiguration } from 'swr';
import { toApiError } from './api-error.ts';
import type { CacheKey } from './cache-keys.ts';

const MOST_RETRIES = 3;

const CONFIG: SWRConfiguration = {
  dedupingInterval: 2000,
  focusThrottleInterval: 15_000,
  // Only what may pass by itself is tried again: a refusal stays a refusal.
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!toApiError(error).isTransient || retryCount > MOST_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), 2000 * 2 ** (retryCount - 1));
  },
};

/** What a read (GET) of the contract answered, by its path and query. */
export type KnownAnswer = readonly [path: string, query: object, answer: unknown];

const toKey = ([path, query]: KnownAnswer): string => toSwrKey([path, 'GET', null, query, null] satisfies CacheKey);

const NOTHING: readonly KnownAnswer[] = [];

type ApiProviderProps = {
  isolated?: boolean;
  /** Answers that came with the page: shown at once, asked for again as any answer of before. */
  known?: readonly KnownAnswer[] | undefined;
  children?: ReactNode;
};

/** Settings and cache of all reads below it. The app has one; a test gives each page a cache of its own with `isolated`. */
export function ApiProvider({ isolated = false, known = NOTHING, children }: ApiProviderProps) {
  const config = useMemo(() => {
    const fallback = Object.fromEntries(known.map((one) => [toKey(one), one[2]]));
    return { ...CONFIG, fallback, ...(isolated && { provider: () => new Map(), dedupingInterval: 0, onErrorRetry: () => undefined }) };
  }, [isolated, known]);
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
