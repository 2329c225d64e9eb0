import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { sql } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';

export type CategoryFields = Pick<ShopCategory, 'name' | 'is_active'>;

const selectCategories = (db: Db) =>
  db.selectFrom('shop_category').select(['id', 'name', 'is_active', 'position as order', 'updated']);

/** Keeps number, names and order of the categories as they are until the transaction ends. */
export const lockCategories = (db: Db): Promise<void> => acquireAdvisoryLock(db, 'shop_categories');

/** Lists the categories in their order, only those that the shop offers unless `all`. */
export function listCategories(db: Db, { all }: { all: boolean }): Promise<ShopCategory[]> {
  const found = selectCategories(db).orderBy('position').orderBy('id').limit(SHOP_LIMITS.categories);
  return (all ? found : found.where('is_active', '=', true)).execute();
}

export const findCategory = (db: Db, id: number): Promise<ShopCategory | undefined> =>
  selectCategories(db).where('id', '=', id).executeTakeFirst();

/** Finds the category with a name, in whatever case it is written. */
export const findCategoryByName = (db: Db, name: string): Promise<ShopCategory | undefined> =>
  selectCategories(db)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();

/** Adds a category behind the others; resolves to its id. */
export async function insertCategory(db: Db, fields: CategoryFields, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('shop_category')
    .values({
      ...fields,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from shop_category)`,
      created: now,
      updated: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(db: Db, id: number, fields: CategoryFields, updated: Date): Promise<void> {
  await db
    .updateTable('shop_category')
    .set({ ...fields, updated })
    .where('id', '=', id)
    .execute();
}

/** Gives each category its place in the list. */
export async function placeCategories(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update shop_category as category set position = place.position
    from unnest(${ids}::bigint[]) with ordinality as listed (id, at)
    cross join lateral (select (listed.at - 1)::integer as position) as place
    where category.id = listed.id`.execute(db);
}
