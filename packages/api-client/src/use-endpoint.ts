import type { ResponseOf, Endpoint } from '@danji/contracts/define-endpoint';
import { use } from 'react';
import useSWR from 'swr';
import type { ApiError } from './api-error.ts';
import { toCacheKey } from './cache-keys.ts';
import { PreloadedCacheContext } from './preloaded-data.ts';
import { request, type RequestInput } from './request.ts';

export type EndpointStateInput<E extends Endpoint> = Pick<RequestInput<E>, 'params' | 'query' | 'body'>;

export type EndpointStateOptions = {
  /** Keeps showing the previous data while the input changes, so that the rows of a list do not blink. */
  keepPrevious?: boolean;
  /** Fetches again at this interval (ms) while the page is visible. */
  refreshInterval?: number;
  /** Fetches again when the window gets the focus; on by default, to be turned off for a form that is being filled in. */
  refreshOnFocus?: boolean;
};

export type EndpointState<T> = {
  /** The data; `undefined` until there is some. It stays while a later refresh fails. */
  data: T | undefined;
  /** The error of the last attempt. */
  error: ApiError | undefined;
  /** There is no data yet and a request is in flight: show a skeleton. */
  isLoading: boolean;
  /** A request for newer data is in flight. */
  isRefreshing: boolean;
  /** Fetches again; for 다시 시도. */
  refresh: () => Promise<void>;
  /** Replaces the data (with the response of a change) without a request. */
  replace: (data: T) => Promise<void>;
};

/**
 * Reads a call of the contract and keeps it fresh. With `null` as input nothing is requested yet. Every screen and remote
 * that reads the same call with the same input shares one cached response.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: EndpointStateInput<E> | null = {},
  options: EndpointStateOptions = {},
): EndpointState<ResponseOf<E>> {
  const page = use(PreloadedCacheContext);
  const preloaded = input === null ? undefined : page.find(endpoint, input);
  const { data, error, isLoading, isValidating, mutate } = useSWR<ResponseOf<E>, ApiError>(
    input && toCacheKey(endpoint, input),
    () => page.take(endpoint, input ?? {}) ?? request(endpoint, input ?? {}),
    {
      ...(preloaded !== undefined && { fallbackData: preloaded }),
      keepPreviousData: options.keepPrevious ?? false,
      refreshInterval: options.refreshInterval ?? 0,
      revalidateOnFocus: options.refreshOnFocus ?? true,
    },
  );
  return {
    data,
    error,
    isLoading: isLoading && preloaded === undefined,
    isRefreshing: isValidating,
    refresh: async () => void (await mutate()),
    replace: async (next) => {
      // The response of a change may come after the page with its cache is gone.
      if (!page.isClosed) await mutate(next, { revalidate: false });
    },
  };
}
