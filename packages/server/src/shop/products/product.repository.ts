import type { NanoId } from '@danji/contracts/fields';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { readPrepared } from '../../platform/database/prepared-statements.ts';
import type { Database } from '../../platform/database/schema.ts';

type Tables = Database & { product: Database['shop_product'] };
type Found = SelectQueryBuilder<Tables, 'product', object>;

export const fromProducts = (db: Db) => db.selectFrom('shop_product as product');

/** Products that everybody may see. */
export const shown = (db: Db) => fromProducts(db).where('product.is_active', '=', true);

const isWished = (readerId: number | undefined) =>
  readerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from product_wish as mine where mine.user_id = ${readerId} and mine.product_id = product.id)`;

const isRestockWanted = (readerId: number | undefined) =>
  readerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from product_restock as wait where wait.user_id = ${readerId} and wait.product_id = product.id)`;

const mainFile = sql<NanoId | null>`(select image.file_id from product_image as image
  where image.product_id = product.id order by image.is_main desc, image.position limit 1)`;

/** The columns of lists; `readerId` is the account whose wishes are marked. */
export const selectLines = (found: Found, readerId: number | undefined) =>
  found
    .innerJoin('shop_category as category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      'product.code',
      'product.name',
      'product.description',
      'product.original_price',
      'product.price',
      'product.category_id as category',
      'category.name as category_name',
      'product.is_active',
      'product.is_sold_out',
      'product.shipping_fee',
      'product.is_free_shipping',
      'product.min_free_shipping_amount',
      'product.view_count',
      'product.sales_count',
      'product.stock',
      'product.is_marked_sold_out',
      'product.stock_alarm',
      'product.is_low_stock',
      'product.created',
      'product.updated',
    ])
    .select([mainFile.as('main_file'), isWished(readerId).as('is_wished')]);
export type ProductLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

const selectWhole = (found: Found, readerId: number | undefined) =>
  selectLines(found, readerId).select([
    'product.shipping_fee_mountain',
    'product.shipping_days',
    'product.shipping_group',
    'product.point_fee_buyer',
    'product.point_fee_buyer_tier1',
    'product.point_fee_buyer_tier2',
    'product.point_fee_buyer_tier3',
    'product.point_fee_recommander',
    'product.point_fee_recommander_tier1',
    'product.point_fee_recommander_tier2',
    'product.point_fee_recommander_tier3',
    'product.point_fee_master',
    'product.point_fee_master_tier1',
    'product.point_fee_master_tier2',
    'product.point_fee_master_tier3',
    'product.product_notice',
    'product.detail_info',
    'product.shipping_info',
    'product.return_info',
    isRestockWanted(readerId).as('is_restock_wanted'),
  ]);
export type WholeProductRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['executeTakeFirstOrThrow']>>;

export const findProduct = (db: Db, id: number): Promise<WholeProductRow | undefined> =>
  selectWhole(fromProducts(db), undefined).where('product.id', '=', id).executeTakeFirst();

/** Planning so many columns takes longer than reading the row. */
export const findProductByCode = async (
  db: Db,
  code: string,
  readerId: number | undefined,
): Promise<WholeProductRow | undefined> =>
  (await readPrepared(db, selectWhole(fromProducts(db), readerId).where('product.code', '=', code)))[0];

export const isCodeTaken = async (db: Db, code: string): Promise<boolean> =>
  (await fromProducts(db).where('product.code', '=', code).select('product.id').executeTakeFirst()) !== undefined;

/** Locks a product for the transaction: its fields, options and stock change under this lock. */
export const lockProduct = (db: Db, id: number) =>
  db
    .selectFrom('shop_product')
    .where('id', '=', id)
    .select(['id', 'code', 'name', 'stock', 'reserved', 'is_active', 'is_marked_sold_out', 'is_sold_out', 'updated'])
    // Rows that refer to it may be added meanwhile: somebody who waits for the account of a buyer holds no product.
    .forNoKeyUpdate()
    .executeTakeFirst();
export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

export const insertProduct = async (db: Db, values: Insertable<Database['shop_product']>): Promise<number> =>
  (await db.insertInto('shop_product').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateProductRow(
  db: Db,
  id: number,
  changes: Updateable<Database['shop_product']>,
): Promise<void> {
  await db.updateTable('shop_product').set(changes).where('id', '=', id).execute();
}

/** Whether this is the member's first view on the business day `day`; a second call returns false. */
export async function isFirstViewOfDay(db: Db, id: number, userId: number, day: string): Promise<boolean> {
  const row = await db
    .insertInto('product_view')
    .values({ product_id: id, user_id: userId, day })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'user_id']).doUpdateSet({ day }).where('product_view.day', '<', day),
    )
    .returning('product_id')
    .executeTakeFirst();
  return row !== undefined;
}

export const addView = async (db: Db, id: number): Promise<number> =>
  (
    await db
      .updateTable('shop_product')
      .set({ view_count: sql`view_count + 1` })
      .where('id', '=', id)
      .returning('view_count')
      .executeTakeFirstOrThrow()
  ).view_count;

export async function deleteViewsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('product_view').where('user_id', '=', userId).execute();
}
