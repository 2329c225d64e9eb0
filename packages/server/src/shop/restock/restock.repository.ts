import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

export async function addRestock(db: Db, productId: number, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('product_restock')
    .values({ product_id: productId, user_id: userId, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeRestock(db: Db, productId: number, userId: number): Promise<void> {
  await db.deleteFrom('product_restock').where('product_id', '=', productId).where('user_id', '=', userId).execute();
}

export const countRestocks = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('product_restock')
      .where('user_id', '=', userId)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Ends the waiting for a product; resolves to the accounts that have waited. */
export const takeWaiting = async (db: Db, productId: number): Promise<number[]> =>
  (await db.deleteFrom('product_restock').where('product_id', '=', productId).returning('user_id').execute()).map(
    ({ user_id }) => user_id,
  );

/** The products that an account waits for, the first one first. */
export const listRestocksOf = (db: Db, userId: number) =>
  db
    .selectFrom('product_restock as restock')
    .innerJoin('shop_product as product', 'product.id', 'restock.product_id')
    .where('restock.user_id', '=', userId)
    .select(['product.name', 'restock.created'])
    .orderBy('restock.created')
    .orderBy('restock.product_id')
    .execute();

export async function deleteRestocksOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('product_restock').where('user_id', '=', userId).execute();
}
