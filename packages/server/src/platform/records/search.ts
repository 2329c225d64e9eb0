import { type RawBuilder, sql } from 'kysely';
import { toContains } from '../http/search.ts';

/** The letter between the characters of the second copy in a searched column; the SQL function `searchable` writes it. */
const SEPARATOR = 'ƿ';
/** Shorter words have no trigram. */
const SHORTEST = 3;

/**
 * Condition: the text of a column that is `generated always as (searchable(…))` contains what was typed, ignoring case. A
 * word of any length is found by the trigram index of the column.
 */
export function matches(column: string, searched: string): RawBuilder<boolean> {
  const characters = [...searched.trim()];
  const text = characters.length < SHORTEST ? ['', ...characters, ''].join(SEPARATOR) : characters.join('');
  return sql<boolean>`${sql.ref(column)} like lower(${toContains(text)})`;
}
