import { type RawBuilder, sql } from 'kysely';
import { toContains } from '../http/search.ts';

/** The letter between the characters of the second copy in a searched column; the SQL function `searchable` writes it. */
const SEPARATOR = 'ƿ';
/** Shorter words have no trigram. */
const SHORTEST = 3;

/**
 * Condition: the text of a column that is `generated always as (searchable(…))` contains what was typed, ignoring case. A
 * word of any length is found by the trigram index of the column.
 *
 * A list that is followed in its order compares thousands of rows. `strpos` does that faster than `like`, which is for the
 * index; PostgreSQL compares by the condition first that it takes for the cheaper one, and for the first of two that cost
 * the same, which `concat` makes them. Unlike `strpos(…) > 0`, `<> 0` is expected to be so for nearly every row, and leaves
 * how many rows are found to the statistics of `like`.
 */
export function matches(column: string, searched: string): RawBuilder<boolean> {
  const characters = [...searched.trim()];
  const text = characters.length < SHORTEST ? ['', ...characters, ''].join(SEPARATOR) : characters.join('');
  const by = sql.ref(column);
  return sql<boolean>`(strpos(${by}, lower(${text})) <> 0 and ${by} like concat(lower(${toContains(text)})))`;
}
