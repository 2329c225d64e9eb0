import type { Endpoint } from '@danji/contracts/define-endpoint';
import { use, useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { PageAnswersContext } from './page-answers.ts';
import type { RequestInput } from './request.ts';

/** Cache key of a read: the contract path first, so that a change refreshes everything below a path, across remotes. */
export type CacheKey = readonly [
  path: string,
  method: string,
  params: object | null,
  query: object | null,
  body: object | null,
];

export const toCacheKey = <E extends Endpoint>(endpoint: E, { params, query, body }: RequestInput<E>): CacheKey => [
  endpoint.path,
  endpoint.method,
  params ?? null,
  query ?? null,
  (body as object | undefined) ?? null,
];

/** What a change touches: calls, or contract paths; a path covers all paths below it. */
export type Refreshed = Pick<Endpoint, 'path'> | string;

const pathOf = (refreshed: Refreshed) => (typeof refreshed === 'string' ? refreshed : refreshed.path);

const isBelow = (key: unknown, paths: string[]): boolean => {
  const first: unknown = Array.isArray(key) ? key[0] : undefined;
  return typeof first === 'string' && paths.some((path) => first.startsWith(path));
};

/** What a change took away: the path of its call, and which one. */
export type Gone = Pick<Endpoint, 'path'> & { params: object };

/** Whether a read is of what is gone or of a part of it: below its path, or named after it (`…_history/{id}/`). */
function isOf(key: unknown, { path, params }: Gone): boolean {
  if (!isBelow(key, [path.replace(/\/\{\w+\}\/$/, '')])) return false;
  const asked = (key as CacheKey)[2] as Readonly<Record<string, unknown>> | null;
  return Object.entries(params).every(([name, value]) => String(asked?.[name]) === String(value));
}

/**
 * A function that makes screens ask again for the named calls and all below their paths; not for what is `gone`, which a
 * screen that is about to close may still show.
 */
export function useRefresh(): (refreshed: readonly Refreshed[], gone?: Gone) => Promise<void> {
  const { mutate } = useSWRConfig();
  const page = use(PageAnswersContext);
  return useCallback(
    async (refreshed, gone) => {
      const paths = refreshed.map(pathOf);
      page.forget(paths);
      if (page.isOver) return;
      await mutate((key) => isBelow(key, paths) && !(gone && isOf(key, gone)));
    },
    [mutate, page],
  );
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
