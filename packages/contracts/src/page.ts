import { Type, type TSchema } from 'typebox';
import { id } from './fields.ts';
import { formatNumber } from './format/number.ts';

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** Query of every paged list (DECISIONS, Answers and errors): `page` from 1, `page_size` 1–100, 20 when not given. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })),
};

/**
 * Query of a list that can be read to its end: the rows that follow the row with this id, however deep. `count` is then
 * the number of rows that follow. A row that was deleted meanwhile is refused with `row_gone`.
 */
export const endlessPageQuery = { ...pageQuery, after_id: Type.Optional(id) };

/** The most rows of a list that are counted and can be reached by page number, so that a call costs the same however much a table grows. */
export const MAX_LISTED = 10_000;

/**
 * The most rows that a search finds by page number. It counts them only as far as somebody looks, to the first row of the
 * next page. Looking further costs more the larger the table is.
 */
export const MAX_FOUND = 1_000;

export type Page<T> = { results: T[]; count: number; current_page: number; is_count_capped?: boolean };

/**
 * Schema of a page of results: `{ results, count, current_page }`. With `is_count_capped` there are more than `count`,
 * which is `MAX_LISTED`, or how far a search has looked.
 */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object(
    {
      results: Type.Array(item, { maxItems: MAX_PAGE_SIZE }),
      count: Type.Integer({ minimum: 0 }),
      current_page: Type.Integer({ minimum: 1 }),
      is_count_capped: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  );

/** Formats a count; when there are more rows, in full tens: `20+` for 21, `10,000+`. */
export const toCountText = ({ count, is_count_capped }: Pick<Page<unknown>, 'count' | 'is_count_capped'>): string =>
  is_count_capped ? `${formatNumber(count < 10 ? count : count - (count % 10))}+` : formatNumber(count);
