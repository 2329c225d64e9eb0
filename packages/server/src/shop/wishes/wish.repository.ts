import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { listProductWishes } from '@danji/contracts/shop/product-wish.endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { type ProductLineRow, selectLines } from '../products/index.ts';

/** Puts a product on the wish list of an account, once. */
export async function addWish(db: Db, productId: number, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('product_wish')
    .values({ product_id: productId, user_id: userId, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeWish(db: Db, productId: number, userId: number): Promise<void> {
  await db.deleteFrom('product_wish').where('product_id', '=', productId).where('user_id', '=', userId).execute();
}

export const countWishes = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('product_wish')
      .where('user_id', '=', userId)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Lists the wishes of an account, the last one first. */
export const listWishes = (
  db: Db,
  query: QueryOf<typeof listProductWishes>,
  userId: number,
): Promise<Page<ProductLineRow>> =>
  readPage(db, query, {
    found: db
      .selectFrom('product_wish as wish')
      .innerJoin('shop_product as product', 'product.id', 'wish.product_id')
      .where('wish.user_id', '=', userId),
    order: [['wish.created', 'desc']],
    key: 'product.id',
    lines: selectLines(db.selectFrom('shop_product as product'), userId),
  });

/** The wishes of an account with the names of the products, the first one first. */
export const listOwnWishes = (db: Db, userId: number) =>
  db
    .selectFrom('product_wish as wish')
    .innerJoin('shop_product as product', 'product.id', 'wish.product_id')
    .where('wish.user_id', '=', userId)
    .select(['product.name', 'wish.created'])
    .orderBy('wish.created')
    .orderBy('wish.product_id')
    .execute();

export async function deleteWishesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('product_wish').where('user_id', '=', userId).execute();
}
