import { type RawBuilder, sql } from 'kysely';

/**
 * Condition: the record of a table (or its alias) has this reference of a path, its number or its public id (`recordRef` of
 * the contracts). Any other text matches nothing.
 */
export const hasRef = (table: string, ref: string): RawBuilder<boolean> =>
  /^[1-9]\d{0,14}$/.test(ref)
    ? sql<boolean>`${sql.ref(`${table}.id`)} = ${Number(ref)}::bigint`
    : sql<boolean>`${sql.ref(`${table}.nano_id`)} = ${ref}`;
