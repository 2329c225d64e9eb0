import { type Expression, type RawBuilder, sql } from 'kysely';

type Place = readonly [
  by: string | RawBuilder<unknown>,
  direction: 'asc' | 'desc',
  /** Where rows without a value are; without it every row has one. */
  nulls?: 'nulls first' | 'nulls last' | undefined,
];
/** The order of a list: columns or expressions, each with its direction. */
export type ListOrder = readonly Place[];

const toExpression = (by: Place[0]): RawBuilder<unknown> => (typeof by === 'string' ? sql.ref(by) : by);

export const toOrderBy = ([by, direction, nulls]: Place) =>
  sql`${toExpression(by)} ${sql.raw([direction, nulls].filter(Boolean).join(' '))}`;

/** The values by which rows are ordered, as columns. */
export const toValues = (order: ListOrder) => order.map(([by], at) => toExpression(by).as(`by_${at}`));

/** Merges statements that select `id` and `toValues` in this order: the first rows of all of them, each once. */
export function mergeOrdered(statements: readonly Expression<unknown>[], order: ListOrder): RawBuilder<unknown> {
  const branches = statements.map((statement) => sql`(select * from ${statement} as branch)`);
  const places = order.map(([, direction, nulls], at) => toOrderBy([`by_${at}`, direction, nulls]));
  return sql`(select id from (${sql.join(branches, sql` union `)}) as either order by ${sql.join(places)})`;
}

/** The value of a column is behind another one in the order of the list. */
function isBehind([by, direction, nulls]: Place, value: RawBuilder<unknown>): RawBuilder<boolean> {
  const column = toExpression(by);
  const further = sql<boolean>`${column} ${sql.raw(direction === 'desc' ? '<' : '>')} ${value}`;
  if (nulls === 'nulls last') return sql`(${further} or (${column} is null and ${value} is not null))`;
  if (nulls === 'nulls first') return sql`(${further} or (${value} is null and ${column} is not null))`;
  return further;
}

/**
 * SQL condition: the row comes after another one. `valueOf` gives the value that an expression has in the other row. The
 * condition on the first column alone follows from the rest; an index starts its search with it.
 */
export function isAfter(
  [first, ...others]: ListOrder,
  valueOf: (by: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (!first) return sql`false`;
  const [by, direction, nulls] = first;
  const value = valueOf(toExpression(by));
  if (others.length === 0) return isBehind(first, value);
  const same = nulls ? sql`is not distinct from` : sql`=`;
  const start = nulls ? sql`` : sql`${toExpression(by)} ${sql.raw(direction === 'desc' ? '<=' : '>=')} ${value} and `;
  return sql`(${start}(${isBehind(first, value)} or (${toExpression(by)} ${same} ${value} and ${isAfter(others, valueOf)})))`;
}
