import type { ApiError } from '@danji/api-client';
import type { PaginationProps } from '@danji/ui';

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
