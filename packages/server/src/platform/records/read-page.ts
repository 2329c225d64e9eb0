import { formatNumber } from '@danji/contracts/format/number';
import { DEFAULT_PAGE_SIZE, MAX_FOUND, MAX_LISTED, type Page } from '@danji/contracts/page';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { readPrepared } from '../database/prepared-statements.ts';
import { ProblemError } from '../problem-error.ts';
import { isAfter, type ListOrder, mergeOrdered, toOrderBy, toValues } from './list-order.ts';

export type PageQuery = { page?: number; page_size?: number; after_id?: number; search?: string };

type Lines<Database, Tables extends keyof Database, Row> = {
  /** The column whose values identify the rows: `schedule.id`. */
  key: string;
  /** The columns of the rows, of the whole table. */
  lines: SelectQueryBuilder<Database, Tables, Row>;
};

/** The position of a page, and how many rows are counted. @throws ProblemError `page_too_deep` */
function toWindow({ page = 1, page_size = DEFAULT_PAGE_SIZE, after_id, search }: PageQuery) {
  const reach = search?.trim() ? MAX_FOUND : MAX_LISTED;
  const offset = after_id === undefined ? (page - 1) * page_size : 0;
  if (offset >= reach) {
    const title = `${formatNumber(reach)}번째 이후는 볼 수 없어요. 조건을 좁혀 주세요.`;
    throw new ProblemError('page_too_deep', { title, fields: { page: title } });
  }
  const limit = Math.min(page_size, reach - offset);
  // A search counts the first row of the next page too, so that this page is among those that the count promises.
  const seen = Math.max(offset + limit, DEFAULT_PAGE_SIZE);
  return { limit, offset, counted: reach === MAX_LISTED ? reach : Math.min(reach, seen + 1) };
}

/** The most ids that a list reads: one more than it counts, which tells whether there are more. */
export const toListedIds = (query: PageQuery): number => toWindow(query).counted + 1;

/** The page of a list without rows. */
export const emptyPage = ({ page = 1 }: PageQuery): Page<never> => ({ results: [], count: 0, current_page: page });

/** Turns the rows of a page into what the contract says. */
export const mapPage = <From, To>(page: Page<From>, toRow: (row: From) => To): Page<To> => ({
  ...page,
  results: page.results.map((row) => toRow(row)),
});

/**
 * Reads a page of the rows whose ids a statement selects: at most `toListedIds`, in the order of the list. They are read
 * once, for the page and the count; columns and joined tables only for the rows of the page. So the costs of a call
 * depend neither on the size of the table nor on the depth of the page.
 */
export async function readListed<Database, Tables extends keyof Database, Row>(
  db: Db,
  query: PageQuery,
  { ids, key, lines }: Lines<Database, Tables, Row> & { ids: Expression<unknown> },
): Promise<Page<Row>> {
  const { limit, offset, counted } = toWindow(query);
  // Rows of a materialized query come in its own order.
  const { rows } = await sql<{ count: number; shown: number[] }>`
    with listed as materialized ${ids}
    select (select count(*)::integer from listed) as count,
      (select coalesce(jsonb_agg(id), '[]') from (select id from listed limit ${limit} offset ${offset}) as page) as shown`.execute(
    db,
  );
  const { count = 0, shown = [] } = rows[0] ?? {};
  return {
    results: await readLines(db, { key, lines }, shown),
    count: Math.min(count, counted),
    current_page: query.page ?? 1,
    ...(count > counted && { is_count_capped: true }),
  };
}

/** Planning the columns and joins of a list takes longer than reading its page, and the plan is that of a few ids. */
async function readLines<Database, Tables extends keyof Database, Row>(
  db: Db,
  { key, lines }: Lines<Database, Tables, Row>,
  shown: readonly number[],
): Promise<Row[]> {
  if (shown.length === 0) return [];
  const ids = sql`${shown}::bigint[]`;
  return readPrepared(
    db,
    lines.where(sql<boolean>`${sql.ref(key)} = any(${ids})`).orderBy(sql`array_position(${ids}, ${sql.ref(key)})`),
  );
}

const isThere = async <Database, Tables extends keyof Database, Row>(
  key: string,
  lines: SelectQueryBuilder<Database, Tables, Row>,
  id: number,
): Promise<boolean> =>
  (await lines
    .clearSelect()
    .select(sql`1`.as('found'))
    .where(sql<boolean>`${sql.ref(key)} = ${id}`)
    .executeTakeFirst()) !== undefined;

type List<I, J extends keyof I, Database, Tables extends keyof Database, Row> = Lines<Database, Tables, Row> & {
  /**
   * The rows of the list, without columns and without order. A condition with an `or` that no single index answers is
   * given as one query for each side: each is read by its own index.
   */
  found: SelectQueryBuilder<I, J, object> | readonly SelectQueryBuilder<I, J, object>[];
  /** The order; equal rows are ordered by the key, the newest first, unless the order ends with the key. */
  order: ListOrder;
};

/**
 * Reads a page of a list: `readListed` for rows that are found in the order of columns.
 *
 * @throws ProblemError `page_too_deep`, `row_gone`
 */
export async function readPage<I, J extends keyof I, Database, Tables extends keyof Database, Row>(
  db: Db,
  query: PageQuery,
  { found, order, key, lines }: List<I, J, Database, Tables, Row>,
): Promise<Page<Row>> {
  const whole: ListOrder = order.at(-1)?.[0] === key ? order : [...order, [key, 'desc']];
  const valueOf = (by: RawBuilder<unknown>) =>
    sql`(${lines
      .clearSelect()
      .select(by.as('value'))
      .where(sql<boolean>`${sql.ref(key)} = ${query.after_id}`)})`;
  const selectIds = (rows: SelectQueryBuilder<I, J, object>) => {
    const rest = query.after_id === undefined ? rows : rows.where(isAfter(whole, valueOf));
    return whole
      .reduce((ordered, place) => ordered.orderBy(toOrderBy(place)), rest.select(sql`${sql.ref(key)}`.as('id')))
      .limit(toListedIds(query));
  };
  const [first, ...others] = [found].flat();
  if (!first) return emptyPage(query);
  const ids =
    others.length === 0
      ? selectIds(first)
      : mergeOrdered(
          [first, ...others].map((rows) => selectIds(rows.select(toValues(whole)))),
          whole,
        );
  const page = await readListed(db, query, { ids, key, lines });
  // Nothing comes after a row that has no position; the end of the list looks the same.
  if (query.after_id !== undefined && page.count === 0 && !(await isThere(key, lines, query.after_id)))
    throw new ProblemError('row_gone');
  return page;
}
