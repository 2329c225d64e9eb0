import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** The name of the lock under which parents change, so that two changes cannot close a circle together. */
const LOCK = 'recommend tree';

/** Waits until no other transaction changes parents, until the end of this one. */
export async function lockTree(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(db);
}

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

/** Whether a member is above another one in the tree. */
export async function isBelow(db: Db, id: number, aboveId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (user_id) as (
      select parent_id from recommend_relation where user_id = ${id}
      union
      select relation.parent_id from above join recommend_relation as relation on relation.user_id = above.user_id
    )
    select exists (select from above where user_id = ${aboveId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** SQL for the number of members above one in the tree, by the column with its account. */
export const levelOf = (column: string) => sql<number>`(with recursive above (user_id) as (
    select parent_id from recommend_relation where user_id = ${sql.ref(column)}
    union
    select relation.parent_id from above join recommend_relation as relation on relation.user_id = above.user_id
  )
  select count(user_id)::integer from above)`;

/** The members above one whose parents count: an active custom parent instead of the one in the tree, the nearest first. */
export async function listAncestorIds(db: Db, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with recursive above (user_id, step) as (
      select ${id}::bigint, 0
      union all
      select coalesce(custom.parent_id, relation.parent_id), above.step + 1
      from above
      left join recommend_relation as relation on relation.user_id = above.user_id
      left join recommend_custom_relation as custom on custom.user_id = above.user_id and custom.is_active
      where above.step < ${limit} and coalesce(custom.parent_id, relation.parent_id) is not null
    )
    select user_id from above where step > 0 order by step`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
