import { useCallback } from 'react';
import { useSearchParams as useRouterSearchParams, type SetURLSearchParams } from 'react-router';

/**
 * The query of the address and its setter, as of the router; but a function gets the query of the address itself. The
 * router gives it that of the last render, so that on a slow device a second change would undo the first.
 */
export function useSearchParams(): [search: URLSearchParams, setSearch: SetURLSearchParams] {
  const [search, setSearch] = useRouterSearchParams();
  const change: SetURLSearchParams = useCallback(
    (next, options) =>
      setSearch(typeof next === 'function' ? next(new URLSearchParams(globalThis.location.search)) : next, options),
    [setSearch],
  );
  return [search, change];
}
