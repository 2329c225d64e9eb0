import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { Tag } from '@danji/contracts/tags';
import { use, useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { PreloadedCacheContext } from './preloaded-data.ts';
import type { RequestInput } from './request.ts';

/** The cache key of a read. Its tags say which changes concern it. */
export type CacheKey = readonly [
  path: string,
  method: string,
  params: object | null,
  query: object | null,
  body: object | null,
  tags: readonly Tag[] | null,
];

/** A call of a remote that was built before 2026-12 has no tags. */
export type CallTags = Partial<Pick<Endpoint, 'reads' | 'changes'>>;

const readsOf = ({ reads }: CallTags): readonly Tag[] | null => reads ?? null;

export const toCacheKey = <E extends Endpoint>(endpoint: E, { params, query, body }: RequestInput<E>): CacheKey => [
  endpoint.path,
  endpoint.method,
  params ?? null,
  query ?? null,
  (body as object | undefined) ?? null,
  readsOf(endpoint),
];

/** A target of a remote that was built before 2026-12: a path, or a call, instead of a tag. */
const isTag = (target: unknown): target is Tag => typeof target === 'string' && !target.startsWith('/');

/** Returns whether a change concerns a read. Without tags on one side nothing is known, and everything is fetched again. */
const concerns = (targets: readonly Tag[], [, , , , , tags]: CacheKey): boolean =>
  tags === null || !targets.every(isTag) || tags.some((tag) => targets.includes(tag));

/** A record that a change deleted: the path of its call and its parameters. */
export type DeletedResource = Pick<Endpoint, 'path'> & { params: object };

/** Returns whether a read belongs to the deleted record: its path is below the record's, or is named after it (`…_history/{id}/`). */
function isOf([keyPath, , keyParams]: CacheKey, { path, params }: DeletedResource): boolean {
  if (!keyPath.startsWith(path.replace(/\/\{\w+\}\/$/, ''))) return false;
  const requestedParams = keyParams as Readonly<Record<string, unknown>> | null;
  return Object.entries(params).every(([name, value]) => String(requestedParams?.[name]) === String(value));
}

/**
 * Returns a function that makes screens fetch again what has one of the tags. Reads of a deleted record, which a screen
 * that is about to close may still show, are left out.
 */
export function useInvalidate(): (tags: readonly Tag[], deleted?: DeletedResource) => Promise<void> {
  const { mutate } = useSWRConfig();
  const page = use(PreloadedCacheContext);
  return useCallback(
    async (tags, deleted) => {
      page.forget();
      if (page.isClosed) return;
      await mutate((key) => {
        const cached = key as CacheKey;
        return concerns(tags, cached) && !(deleted && isOf(cached, deleted));
      });
    },
    [mutate, page],
  );
}

/** Returns a function that fetches everything that open screens show again, after changes may have been missed. */
export function useRefreshAll(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => void (await mutate(() => true)), [mutate]);
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
