import type { NanoId } from '@danji/contracts/fields';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** Finds an item that everybody may read. */
export const findShownItem = (db: Db, nanoId: NanoId) =>
  db
    .selectFrom('company_item')
    .where('nano_id', '=', nanoId)
    .where('is_public', '=', true)
    .where('is_suspended', '=', false)
    .select(['id', 'user_id', 'views'])
    .executeTakeFirst();

/** Finds the item of a short link, whatever its state: a printed link keeps leading to the page that says so. */
export const findLinkedItem = (db: Db, code: string) =>
  db.selectFrom('company_item').where('short_link', '=', code).select(['id', 'nano_id']).executeTakeFirst();

export async function addScan(db: Db, id: number): Promise<void> {
  await db
    .updateTable('company_item')
    .set({ scans: sql`scans + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whether this is the member's first view on the business day `day`; a second call returns false. */
export async function isFirstViewOfDay(db: Db, id: number, userId: number, day: string): Promise<boolean> {
  const row = await db
    .insertInto('company_item_view')
    .values({ company_item_id: id, user_id: userId, day })
    .onConflict((conflict) =>
      conflict.columns(['company_item_id', 'user_id']).doUpdateSet({ day }).where('company_item_view.day', '<', day),
    )
    .returning('company_item_id')
    .executeTakeFirst();
  return row !== undefined;
}

export const addView = async (db: Db, id: number): Promise<number> =>
  (
    await db
      .updateTable('company_item')
      .set({ views: sql`views + 1` })
      .where('id', '=', id)
      .returning('views')
      .executeTakeFirstOrThrow()
  ).views;

/** Counts the favourites of an account. */
export const countFavourites = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('company_item_fav')
      .where('user_id', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

type Favourite = { userId: number; isFavourite: boolean; now: Date };

/** Adds an item to the favourites of an account, or takes it away; resolves to how many accounts have it there. */
export async function setFavourite(db: Db, id: number, { userId, isFavourite, now }: Favourite): Promise<number> {
  const changed = isFavourite
    ? await db
        .insertInto('company_item_fav')
        .values({ company_item_id: id, user_id: userId, created: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('company_item_id')
        .executeTakeFirst()
    : await db
        .deleteFrom('company_item_fav')
        .where('company_item_id', '=', id)
        .where('user_id', '=', userId)
        .returning('company_item_id')
        .executeTakeFirst();
  const step = changed === undefined ? 0 : isFavourite ? 1 : -1;
  const { favs } = await db
    .updateTable('company_item')
    .set({ favs: sql`favs + ${sql.lit(step)}` })
    .where('id', '=', id)
    .returning('favs')
    .executeTakeFirstOrThrow();
  return favs;
}
