import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { toApiError } from './api-error.ts';
import { PreloadedCache, PreloadedCacheContext, type PreloadedData } from './preloaded-data.ts';

const MAX_RETRIES = 3;

const CONFIG: SWRConfiguration = {
  dedupingInterval: 2000,
  focusThrottleInterval: 15_000,
  // Only transient errors are retried.
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!toApiError(error).isTransient || retryCount > MAX_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), 2000 * 2 ** (retryCount - 1));
  },
};

const NOTHING: PreloadedData = { user: null, preloaded: [] };

type ApiProviderProps = {
  isolated?: boolean;
  /** Responses that came with the page. They are shown at once instead of making the first requests. */
  preloaded?: PreloadedData | undefined;
  children?: ReactNode;
};

/** Provides the settings and the cache of all reads below it. The app has one; tests give each page its own cache with `isolated`. */
export function ApiProvider({ isolated = false, preloaded = NOTHING, children }: ApiProviderProps) {
  const config = useMemo(
    () => ({
      ...CONFIG,
      ...(isolated && { provider: () => new Map(), dedupingInterval: 0, onErrorRetry: () => undefined }),
    }),
    [isolated],
  );
  const cache = useMemo(() => new PreloadedCache(preloaded), [preloaded]);
  // An isolated cache ends with its page: a later response of a change has nothing to refresh.
  useLayoutEffect(() => {
    if (!isolated) return undefined;
    cache.open();
    return () => cache.close();
  }, [isolated, cache]);
  return (
    <SWRConfig value={config}>
      <PreloadedCacheContext value={cache}>{children}</PreloadedCacheContext>
    </SWRConfig>
  );
}
