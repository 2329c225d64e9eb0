import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { availableTo, selectLines } from '../products/index.ts';

/** Additional items of a line: how many of each, and the price of one that was seen, won. */
export type KeptAdditional = { option_id: number; quantity: number; seen_price: number };

/** Products as they are now, with what an account can have of them. */
const selectProducts = (db: Db, userId: number) =>
  selectLines(db.selectFrom('shop_product as product'), userId)
    .select(['product.shipping_fee_mountain', 'product.shipping_group', availableTo('product', userId).as('available')])
    .select(
      sql<number>`(select count(*)::integer from product_option_group as option_group
        where option_group.product_id = product.id and not is_additional and removed is null)`.as('group_count'),
    );

/** The lines of an account with their products as they are now, the last one first. */
export const listRows = (db: Db, userId: number) =>
  selectProducts(db, userId)
    .innerJoin('cart_line as line', 'line.product_id', 'product.id')
    .where('line.user_id', '=', userId)
    .select([
      'line.id as line_id',
      'line.option_key',
      'line.quantity',
      'line.seen_price',
      'line.created as line_created',
    ])
    .orderBy('line.created', 'desc')
    .orderBy('line.id', 'desc')
    // One more shows that there are too many.
    .limit(SHOP_LIMITS.cartLines + 1)
    .execute();
export type CartRow = Awaited<ReturnType<typeof listRows>>[number];

/** A product as it is now. */
export const findProductNow = (db: Db, userId: number, id: number) =>
  selectProducts(db, userId).where('product.id', '=', id).executeTakeFirst();

/**
 * Options and additional items by their ids, also those that are not offered any more. `stock` is what the account can have
 * of each.
 */
export const listOptions = (db: Db, ids: readonly number[], userId: number) =>
  db
    .selectFrom('product_option as option')
    .innerJoin('product_option_group as group', 'group.id', 'option.group_id')
    .where('option.id', 'in', [...ids, 0])
    .select([
      'option.id',
      'option.product_id',
      'option.group_id',
      'group.name as group_name',
      'group.is_additional',
      'option.name',
      'option.price',
      availableTo('option', userId).as('stock'),
      sql<boolean>`option.is_active and option.removed is null and "group".removed is null`.as('is_offered'),
    ])
    .orderBy('group.position')
    .orderBy('option.position')
    .execute();
export type ChosenOption = Awaited<ReturnType<typeof listOptions>>[number];

export const countGroups = async (db: Db, productId: number): Promise<number> =>
  (
    await db
      .selectFrom('product_option_group')
      .where('product_id', '=', productId)
      .where('is_additional', '=', false)
      .where('removed', 'is', null)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const listAdditionals = (db: Db, lineIds: readonly number[]) =>
  db
    .selectFrom('cart_additional')
    .where('line_id', 'in', [...lineIds, 0])
    .select(['line_id', 'option_id', 'quantity', 'seen_price'])
    .orderBy('option_id')
    .execute();

export const countLines = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('cart_line')
      .where('user_id', '=', userId)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The stored lines of an account, the first one first. */
export const listStored = (db: Db, userId: number) =>
  db
    .selectFrom('cart_line')
    .where('user_id', '=', userId)
    .select(['id', 'product_id', 'option_key', 'quantity'])
    .orderBy('id')
    .execute();

export const insertLine = async (
  db: Db,
  values: {
    user_id: number;
    product_id: number;
    option_key: string;
    quantity: number;
    seen_price: number;
    created: Date;
  },
): Promise<number> => (await db.insertInto('cart_line').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateLine(
  db: Db,
  id: number,
  changes: { quantity?: number; seen_price?: number; user_id?: number },
): Promise<void> {
  await db.updateTable('cart_line').set(changes).where('id', '=', id).execute();
}

/** Makes these the additional items of a line. */
export async function replaceAdditionals(
  db: Db,
  lineId: number,
  additionals: readonly KeptAdditional[],
): Promise<void> {
  await db.deleteFrom('cart_additional').where('line_id', '=', lineId).execute();
  if (additionals.length > 0)
    await db
      .insertInto('cart_additional')
      .values(additionals.map((additional) => ({ ...additional, line_id: lineId })))
      .execute();
}

export async function deleteLines(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('cart_line')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids, 0])
    .execute();
}

export async function deleteCartOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('cart_line').where('user_id', '=', userId).execute();
}
