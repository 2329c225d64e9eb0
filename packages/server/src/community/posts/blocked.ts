import { MAX_BLOCKS } from '@danji/contracts/community/community-block';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Reader } from './reader.ts';

/** The authors that a reader has blocked: for their anonymous texts, and for the others. */
export type Blocked = { anonymous: readonly number[]; named: readonly number[] };

export async function findBlocked(db: Db, { id }: Reader): Promise<Blocked> {
  if (id === null) return { anonymous: [], named: [] };
  const rows = await db
    .selectFrom('community_block')
    .where('user_id', '=', id)
    .select(['blocked_id', 'is_anonymous'])
    .orderBy('id', 'desc')
    .limit(MAX_BLOCKS)
    .execute();
  const idsOf = (isAnonymous: boolean) =>
    rows.filter(({ is_anonymous }) => is_anonymous === isAnonymous).map(({ blocked_id }) => blocked_id);
  return { anonymous: idsOf(true), named: idsOf(false) };
}

/** Condition: the column with an account's id names none of these, of which there is at least one. */
export const isNoneOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} not in (${sql.join(ids)})`;
