import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { toApiError } from './api-error.ts';

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

/** Settings and cache of all reads below it. The app has one; a test gives each page a cache of its own with `isolated`. */
export function ApiProvider({ isolated = false, children }: { isolated?: boolean; children?: ReactNode }) {
  return <SWRConfig value={isolated ? { ...CONFIG, provider: () => new Map(), dedupingInterval: 0, onErrorRetry: () => undefined } : CONFIG}>{children}</SWRConfig>;
}
