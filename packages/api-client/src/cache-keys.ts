import type { Endpoint } from '@danji/contracts/define-endpoint';
import { use, useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { PageAnswersContext } from './page-answers.ts';
import type { RequestInput } from './request.ts';

/** Cache key of a read: the contract path first, so that a change refreshes everything below a path, across remotes. */
export type CacheKey = readonly [path: string, method: string, params: object | null, query: object | null, body: object | null];

export const toCacheKey = <E extends Endpoint>(endpoint: E, { params, query, body }: RequestInput<E>): CacheKey => [
  endpoint.path, endpoint.method, params ?? null, query ?? null, (body as object | undefined) ?? null,
];

/** What a change touches: calls, or contract paths; a path covers all paths below it. */
export type Refreshed = Pick<Endpoint, 'path'> | string;

const pathOf = (refreshed: Refreshed) => (typeof refreshed === 'string' ? refreshed : refreshed.path);

const isBelow = (key: unknown, paths: string[]): boolean => {
  const first: unknown = Array.isArray(key) ? key[0] : undefined;
  return typeof first === 'string' && paths.some((path) => first.startsWith(path));
};

/** A function that makes screens ask again for the named calls and all below their paths. */
export function useRefresh(): (refreshed: readonly Refreshed[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  const page = use(PageAnswersContext);
  return useCallback(async (refreshed) => {
    const paths = refreshed.map(pathOf);
    page.forget(paths);
    if (page.isOver) return;
    await mutate((key) => isBelow(key, paths));
  }, [mutate, page]);
}

/** A function that forgets every answer, for a change of account. */
export function useForgetAnswers(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const page = use(PageAnswersContext);
  return useCallback(async () => {
    page.forget();
    if (page.isOver) return;
    await mutate(() => true, undefined, { revalidate: true });
  }, [mutate, page]);
}
