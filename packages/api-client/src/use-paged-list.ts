import type { Endpoint, PathInput, QueryOf, ResponseOf } from '@danji/contracts/define-endpoint';
import { DEFAULT_PAGE_SIZE, type Page, toCountText } from '@danji/contracts/page';
import { useCallback, useMemo } from 'react';
import { ApiError } from './api-error.ts';
import { request, type RequestInput } from './request.ts';
import { readFilters, type FilterKinds, type FilterValue } from './url-filters.ts';
import { useEndpoint, type EndpointState } from './use-endpoint.ts';
import { useSearchParams } from './use-search-params.ts';

type RowOf<E extends Endpoint> = ResponseOf<E> extends Page<infer T> ? T : never;
type FilterName<E extends Endpoint> = Exclude<keyof QueryOf<E> & string, 'page' | 'page_size'>;
type Filters<E extends Endpoint, K extends FilterName<E>> = Partial<Pick<QueryOf<E>, K>>;

export type PagedListOptions<E extends Endpoint, K extends FilterName<E>> = {
  params?: PathInput<E> | undefined;
  /** Parts of the query that the user does not choose (the work space of the screen). They are not in the URL. */
  query?: Partial<QueryOf<E>> | undefined;
  /** Parts of the query that are stored in the URL, with their types: `{ search: 'text', status: 'number' }`. */
  filters?: FilterKinds<K> | undefined;
  /** Rows of a page until the user chooses; 20. */
  pageSize?: number | undefined;
  /** With `false` nothing is requested yet. */
  enabled?: boolean | undefined;
};

export type PagedList<E extends Endpoint, K extends FilterName<E>> = Omit<
  EndpointState<ResponseOf<E>>,
  'replace' | 'data'
> & {
  rows: RowOf<E>[] | undefined;
  /** Number of rows on all pages; 0 until the first response. */
  count: number;
  /** The properties of the pagination; with `isCapped` there are more rows than `count`, on no page. */
  pagination: { page: number; pageSize: number; count: number; isCapped: boolean; onChange: (page: number) => void };
  /** The count as text: `1,234`, or `10,000+`. */
  countText: string;
  page: number;
  pageSize: number;
  pageCount: number;
  filters: Filters<E, K>;
  /** Whether a filter other than the order is active: an empty list then means that nothing matches, not that there is nothing. */
  isFiltered: boolean;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  /**
   * Sets filters and goes to page 1; `undefined` or `''` removes one. Use `replace` while typing, so that the back
   * button does not go through single characters.
   */
  setFilters: (filters: { [N in K]?: FilterValue }, options?: { replace?: boolean }) => void;
  clearFilters: () => void;
  /**
   * Loads the rows that follow the row with an id, with the current filters, for an export; `undefined` when that row
   * was deleted. @throws ApiError
   */
  loadPage: (after: number | string | undefined, signal: AbortSignal) => Promise<Page<RowOf<E>> | undefined>;
};

const NO_PAGE: Page<never> = { results: [], count: 0, current_page: 1 };

const toCounts = ({ count, is_count_capped: isCapped = false }: Page<unknown>) => ({ count, isCapped });

/** The largest page size that the list calls accept. */
const EXPORT_SIZE = 100;

const toNumber = (text: string | null, fallback: number, max: number): number => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
};

/** Requests the page after a row; `undefined` when that row was deleted. */
const requestPart = <E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<Page<RowOf<E>> | undefined> =>
  (request(endpoint, input) as Promise<Page<RowOf<E>>>).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'row_gone') return undefined;
    throw error;
  });

/** A paged list whose page, page size and filters are in the URL: a link shows the same rows and the back button restores them. */
export function usePagedList<E extends Endpoint, K extends FilterName<E> = never>(
  endpoint: E,
  options: PagedListOptions<E, K> = {},
): PagedList<E, K> {
  const { params, query, filters: kinds, pageSize: ownPageSize = DEFAULT_PAGE_SIZE, enabled = true } = options;
  const [search, setSearch] = useSearchParams();
  const page = toNumber(search.get('page'), 1, 1_000_000);
  const pageSize = toNumber(search.get('page_size'), ownPageSize, 100);
  const filters = readFilters(search, kinds) as Filters<E, K>;
  const input = { params, query: { ...query, ...filters, page, page_size: pageSize } as QueryOf<E> };
  const { data, ...state } = useEndpoint(endpoint, enabled ? input : null, { keepPrevious: true });
  const pageData = data as Page<RowOf<E>> | undefined;
  const counted = pageData ?? NO_PAGE;

  const change = useCallback(
    (values: Record<string, FilterValue>, replace = false) => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(values)) {
            if (value === undefined || value === null || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace, preventScrollReset: replace },
      );
    },
    [setSearch],
  );

  const actions = useMemo(
    () => ({
      setPage: (next: number) => change({ page: next > 1 ? next : undefined }),
      setPageSize: (next: number) => change({ page_size: next === ownPageSize ? undefined : next, page: undefined }),
      setFilters: (next: { [N in K]?: FilterValue }, { replace = false } = {}) =>
        change({ ...next, page: undefined }, replace),
    }),
    [change, ownPageSize],
  );

  return {
    ...state,
    ...actions,
    clearFilters: () =>
      change(Object.fromEntries([...Object.keys(kinds ?? {}), 'page'].map((name) => [name, undefined]))),
    rows: pageData?.results,
    page,
    pageSize,
    count: counted.count,
    countText: toCountText(counted),
    pageCount: Math.max(1, Math.ceil(counted.count / pageSize)),
    pagination: { page, pageSize, ...toCounts(counted), onChange: actions.setPage },
    filters,
    isFiltered: Object.keys(filters).some((name) => name !== 'ordering'),
    loadPage: (after, signal) =>
      requestPart(endpoint, {
        params,
        query: { ...query, ...filters, page_size: EXPORT_SIZE, ...(after && { after_id: after }) } as QueryOf<E>,
        signal,
      } as RequestInput<E>),
  };
}
