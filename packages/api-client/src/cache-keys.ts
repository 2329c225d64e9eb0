import type { Endpoint } from '@danji/contracts/define-endpoint';
import { use, useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { PreloadedCacheContext } from './preloaded-data.ts';
import type { RequestInput } from './request.ts';

/** The cache key of a read. The contract path comes first, so that a change can invalidate everything below a path across remotes. */
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

/** A call or a contract path that a change affects; a path covers all paths below it. */
export type InvalidationTarget = Pick<Endpoint, 'path'> | string;

const pathOf = (targets: InvalidationTarget) => (typeof targets === 'string' ? targets : targets.path);

const isBelow = (key: unknown, paths: string[]): boolean => {
  const first: unknown = Array.isArray(key) ? key[0] : undefined;
  return typeof first === 'string' && paths.some((path) => first.startsWith(path));
};

/** A record that a change deleted: the path of its call and its parameters. */
export type DeletedResource = Pick<Endpoint, 'path'> & { params: object };

/** Returns whether a read belongs to the deleted record: its path is below the record's, or is named after it (`…_history/{id}/`). */
function isOf(key: unknown, { path, params }: DeletedResource): boolean {
  if (!isBelow(key, [path.replace(/\/\{\w+\}\/$/, '')])) return false;
  const requestedParams = (key as CacheKey)[2] as Readonly<Record<string, unknown>> | null;
  return Object.entries(params).every(([name, value]) => String(requestedParams?.[name]) === String(value));
}

/**
 * Returns a function that makes screens fetch the named calls and all below their paths again. Reads of a deleted record,
 * which a screen that is about to close may still show, are left out.
 */
export function useInvalidate(): (targets: readonly InvalidationTarget[], deleted?: DeletedResource) => Promise<void> {
  const { mutate } = useSWRConfig();
  const page = use(PreloadedCacheContext);
  return useCallback(
    async (targets, deleted) => {
      const paths = targets.map(pathOf);
      page.forget(paths);
      if (page.isClosed) return;
      await mutate((key) => isBelow(key, paths) && !(deleted && isOf(key, deleted)));
    },
    [mutate, page],
  );
}

/** Returns a function that clears every cached response, for a change of account. */
export function useClearCache(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const page = use(PreloadedCacheContext);
  return useCallback(async () => {
    page.forget();
    if (page.isClosed) return;
    await mutate(() => true, undefined, { revalidate: true });
  }, [mutate, page]);
}
