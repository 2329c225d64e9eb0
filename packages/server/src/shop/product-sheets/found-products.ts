import type { Db } from '../../platform/database/open-database.ts';

/** The products with these codes, as far as a sheet shows and changes them. */
export const listProducts = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('shop_product')
    .where('code', 'in', [...codes, ''])
    .select(['id', 'code', 'updated', 'stock', 'reserved', 'category_id as category'])
    .select(['name', 'is_active', 'original_price', 'price', 'is_marked_sold_out', 'description', 'stock_alarm'])
    .select(['shipping_fee', 'is_free_shipping', 'min_free_shipping_amount', 'shipping_fee_mountain'])
    .select(['shipping_days', 'shipping_group', 'point_fee_buyer', 'point_fee_recommander', 'point_fee_master'])
    .execute();
export type FoundProduct = Awaited<ReturnType<typeof listProducts>>[number];
