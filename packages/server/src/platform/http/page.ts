import { DEFAULT_PAGE_SIZE, type Page } from '@danji/contracts/page';

type PageQuery = { page?: number; page_size?: number };

/** SQL limit and offset of a page query. */
export function toLimits({ page = 1, page_size = DEFAULT_PAGE_SIZE }: PageQuery): { limit: number; offset: number } {
  return { limit: page_size, offset: (page - 1) * page_size };
}

/** Builds a page of rows; `count` comes from its own statement, so it is right past the last page too. */
export const toPage = <T>(results: T[], count: number, { page = 1 }: PageQuery): Page<T> => ({
  results,
  count,
  current_page: page,
});
