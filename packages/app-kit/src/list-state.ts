import type { ApiError } from '@danji/api-client';
import type { Endpoint, ResponseOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { PaginationProps } from '@danji/ui';

/** A row of a paged list. */
export type RowOf<E extends Endpoint> = ResponseOf<E> extends Page<infer Row> ? Row : never;

/** The part of a paged list (`usePagedList`) that its screen needs. */
export type ListState<Row> = {
  rows: Row[] | undefined;
  pagination: PaginationProps;
  page: number;
  error: ApiError | undefined;
  /** The response for this page and these filters is not there yet; the previous rows may still be visible. */
  isLoading: boolean;
  isRefreshing: boolean;
  isFiltered: boolean;
  refresh: () => Promise<void>;
  setPage: (page: number) => void;
  filters: object;
  setFilters(filters: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }): void;
  clearFilters: () => void;
};
