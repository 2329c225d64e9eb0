import { Type, type TSchema } from 'typebox';

/** Query of every paged list (DECISIONS, Answers and errors): `page` from 1, `page_size` 1–100, 20 when not given. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

export const DEFAULT_PAGE_SIZE = 20;

export type Page<T> = { results: T[]; count: number; current_page: number };

/** Schema of a page of results: `{ results, count, current_page }`. */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object(
    { results: Type.Array(item), count: Type.Integer({ minimum: 0 }), current_page: Type.Integer({ minimum: 1 }) },
    { additionalProperties: false },
  );
