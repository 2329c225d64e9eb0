import type { RecommendGradeCode } from '@danji/contracts/codes/user-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { CustomRecommendRelation, RecommendRelation } from '@danji/contracts/points/recommend-relation';
import type { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import type { listCustomRecommendRelations } from '@danji/contracts/points/recommend-staff.endpoints';
import type { Page } from '@danji/contracts/page';
import { type RawBuilder, sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { levelOf } from './tree.repository.ts';

const selectRelations = (db: Db) =>
  db
    .selectFrom('recommend_relation as relation')
    .select(['relation.id', 'relation.parent_id', 'relation.parent_update_date', 'relation.grade'])
    .select(['relation.created', 'relation.updated'])
    .select([
      selectPersonRef('relation.user_id').as('user'),
      levelOf('relation.user_id').as('level'),
      // The first parent from this one on: always one look-up in the index. Asked for a child, PostgreSQL may walk the
      // whole table, because few parents have most of the children.
      sql<boolean>`coalesce((select child.parent_id from recommend_relation as child where child.parent_id >= relation.user_id order by child.parent_id limit 1) = relation.user_id, false)`.as(
        'has_children',
      ),
    ]);

const selectCustomRelations = (db: Db) =>
  db
    .selectFrom('recommend_custom_relation as custom')
    .select(['custom.id', 'custom.parent_id', 'custom.grade', 'custom.is_active', 'custom.created', 'custom.updated'])
    .select([
      selectPersonRef('custom.user_id').as('user'),
      selectPersonRef('custom.parent_id').as('parent'),
      sql<number>`${levelOf('custom.parent_id')} + 1`.as('level'),
    ]);

/**
 * Accounts by what their lists are searched by, and by nickname and code. As one condition, both are compared when an
 * account of a frequent word is read; for a rare word PostgreSQL combines the indexes of both.
 */
function isFound(search: string): RawBuilder<boolean> {
  const word = /^[\d\s-]+$/.test(search) ? search.replace(/[\s-]/g, '') : search;
  return sql`relation.user_id in (select id from user_account where ${matches('searched', word)} or ${matches('searched_by_all', word)})`;
}

export function listRelations(
  db: Db,
  { parent_id, grade, is_top, ...page }: QueryOf<typeof listRecommendRelations>,
): Promise<Page<RecommendRelation>> {
  const search = page.search?.trim();
  let found = db.selectFrom('recommend_relation as relation');
  if (parent_id !== undefined) found = found.where('relation.parent_id', '=', parent_id);
  if (grade !== undefined) found = found.where('relation.grade', '=', grade);
  if (is_top) found = found.where('relation.parent_id', 'is', null);
  return readPage(db, page, {
    found: search ? found.where(isFound(search)) : found,
    // A search walks the accounts, whose neighbours are in one block, and looks up the places of those it finds.
    order: [[search ? 'relation.user_id' : 'relation.id', 'desc']],
    key: 'relation.id',
    lines: selectRelations(db),
  });
}

export function listCustomRelations(
  db: Db,
  { user_id, is_active, ...page }: QueryOf<typeof listCustomRecommendRelations>,
): Promise<Page<CustomRecommendRelation>> {
  let found = db.selectFrom('recommend_custom_relation as custom');
  if (user_id !== undefined) found = found.where('custom.user_id', '=', user_id);
  if (is_active !== undefined) found = found.where('custom.is_active', '=', is_active);
  return readPage(db, page, {
    found,
    order: [['custom.id', 'desc']],
    key: 'custom.id',
    lines: selectCustomRelations(db),
  });
}

export const findRelation = (db: Db, userId: number): Promise<RecommendRelation | undefined> =>
  selectRelations(db).where('relation.user_id', '=', userId).executeTakeFirst();

export const findActiveCustom = (db: Db, userId: number): Promise<CustomRecommendRelation | undefined> =>
  selectCustomRelations(db)
    .where('custom.user_id', '=', userId)
    .where('custom.is_active', '=', true)
    .executeTakeFirst();

export const findCustom = (db: Db, id: number): Promise<CustomRecommendRelation | undefined> =>
  selectCustomRelations(db).where('custom.id', '=', id).executeTakeFirst();

/** Gives a member a place without a parent, unless there is one. */
export async function ensureRelation(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('recommend_relation')
    .values({ user_id: userId, parent_id: null, created: now, updated: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

type Place = { parent_id: number | null; grade: RecommendGradeCode };

/** Changes the place of a member; the time of the last change of the parent moves only with the parent. */
export async function updateRelation(db: Db, userId: number, { parent_id, grade }: Place, now: Date): Promise<void> {
  await db
    .updateTable('recommend_relation')
    .set({
      parent_id,
      grade,
      updated: now,
      parent_update_date: sql`case when parent_id is distinct from ${parent_id}::bigint then ${now}::timestamptz else parent_update_date end`,
    })
    .where('user_id', '=', userId)
    .execute();
}

export async function endActiveCustom(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('recommend_custom_relation')
    .set({ is_active: false, updated: now })
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
}

type Custom = { user_id: number; parent_id: number; grade: RecommendGradeCode };

/** Adds an active custom parent; resolves to its id. */
export async function insertCustom(db: Db, custom: Custom, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('recommend_custom_relation')
    .values({ ...custom, is_active: true, created: now, updated: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function useCustom(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('recommend_custom_relation')
    .set({ is_active: true, updated: now })
    .where('id', '=', id)
    .execute();
}
