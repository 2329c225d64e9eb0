import type { Answer, Endpoint } from '@danji/contracts/define-endpoint';
import { use } from 'react';
import useSWR from 'swr';
import type { ApiError } from './api-error.ts';
import { toCacheKey } from './cache-keys.ts';
import { PageAnswersContext } from './page-answers.ts';
import { request, type RequestInput } from './request.ts';

export type ReadInput<E extends Endpoint> = Pick<RequestInput<E>, 'params' | 'query' | 'body'>;

export type ReadOptions = {
  /** Shows the last answer while the input changes, for lists whose rows should not blink. */
  keepPrevious?: boolean;
  /** Asks again every so many ms while the page is seen. */
  refreshInterval?: number;
  /** Asks again when the window gets the focus; on unless it is a form somebody is typing into. */
  refreshOnFocus?: boolean;
};

export type Read<T> = {
  /** The answer; `undefined` until there is one. It stays while a later refresh fails. */
  data: T | undefined;
  /** Why the last try failed. */
  error: ApiError | undefined;
  /** No answer yet and one is on its way: show a skeleton. */
  isLoading: boolean;
  /** A newer answer is on its way. */
  isRefreshing: boolean;
  /** Asks again; for 다시 시도. */
  refresh: () => Promise<void>;
  /** Puts a known answer in the place of the old one (the answer of a change), without asking. */
  replace: (data: T) => Promise<void>;
};

/**
 * Reads a call of the contract and keeps it fresh. `null` as input waits (nothing is asked). Every screen and remote
 * that reads the same call with the same input shares one answer.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E> | null = {},
  options: ReadOptions = {},
): Read<Answer<E>> {
  const page = use(PageAnswersContext);
  const known = input === null ? undefined : page.find(endpoint, input);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer<E>, ApiError>(
    input && toCacheKey(endpoint, input),
    () => page.take(endpoint, input ?? {}) ?? request(endpoint, input ?? {}),
    {
      ...(known !== undefined && { fallbackData: known }),
      keepPreviousData: options.keepPrevious ?? false,
      refreshInterval: options.refreshInterval ?? 0,
      revalidateOnFocus: options.refreshOnFocus ?? true,
    },
  );
  return {
    data,
    error,
    isLoading: isLoading && known === undefined,
    isRefreshing: isValidating,
    refresh: async () => void (await mutate()),
    replace: async (next) => void (await mutate(next, { revalidate: false })),
  };
}
