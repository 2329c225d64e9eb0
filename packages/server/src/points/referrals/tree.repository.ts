import { type RawBuilder, sql } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** The name of the lock under which parents change, so that two changes cannot close a circle together. */
const LOCK = 'recommend tree';

/** Waits until no other transaction changes parents, until the end of this one. */
export const lockTree = (db: Db): Promise<void> => acquireAdvisoryLock(db, LOCK);

/**
 * Whether a member is above another one, or is that one, by any parent: of the tree or an active custom one. While this
 * holds for no new parent, neither the tree nor what counts instead has a circle. `union` ends even if one existed.
 */
export async function isAboveOrSame(db: Db, aboveId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (user_id) as (
      select ${id}::bigint
      union
      select edge.parent_id from above join lateral (
        select parent_id from recommend_relation where user_id = above.user_id
        union all select parent_id from recommend_custom_relation where user_id = above.user_id and is_active
      ) as edge on edge.parent_id is not null
    )
    select exists (select from above where user_id = ${aboveId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The parent of an account in the tree: one look-up in the index, which a join need not be. */
const parentOf = (column: RawBuilder<unknown>) =>
  sql`(select parent_id from recommend_relation as place where place.user_id = ${column})`;

/** The members above an account in the tree; the last one is null. */
const selectAbove = (id: RawBuilder<unknown>) => sql`with recursive above (user_id) as (
    select ${parentOf(id)}
    union
    select ${parentOf(sql`above.user_id`)} from above where above.user_id is not null
  )`;

/** Whether a member is below another one in the tree. */
export async function isBelow(db: Db, id: number, aboveId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    ${selectAbove(sql`${id}::bigint`)} select exists (select from above where user_id = ${aboveId}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** SQL for the number of members above one in the tree, by the column with its account. */
export const levelOf = (column: string): RawBuilder<number> =>
  sql`(${selectAbove(sql.ref(column))} select count(user_id)::integer from above)`;

/** The members above one whose parents count: an active custom parent instead of the one in the tree, the nearest first. */
export async function listAncestorIds(db: Db, id: number, limit: number): Promise<number[]> {
  const parent = sql`coalesce(
    (select parent_id from recommend_custom_relation as custom where custom.user_id = above.user_id and is_active),
    ${parentOf(sql`above.user_id`)})`;
  const { rows } = await sql<{ user_id: number }>`
    with recursive above (user_id, step) as (
      select ${id}::bigint, 0
      union all
      select ${parent}, above.step + 1 from above where above.step < ${limit} and above.user_id is not null
    )
    select user_id from above where step > 0 and user_id is not null order by step`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
