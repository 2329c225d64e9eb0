import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { listProducts } from '@danji/contracts/shop/product.endpoints';
import type { listStaffProducts } from '@danji/contracts/shop/product-staff.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { webPaths } from '@danji/contracts/web-paths';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { lastIdOf, type PublicRecords } from '../../platform/features/public-records.ts';
import type { ListOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { fromProducts, type ProductLineRow, selectLines, shown } from './product.repository.ts';

type PublicQuery = QueryOf<typeof listProducts>;
type StaffQuery = QueryOf<typeof listStaffProducts>;

const ORDERS: Readonly<Record<NonNullable<PublicQuery['ordering']> | NonNullable<StaffQuery['ordering']>, ListOrder>> =
  {
    '-created': [['product.created', 'desc']],
    '-updated': [['product.updated', 'desc']],
    price: [['product.price', 'asc']],
    '-price': [['product.price', 'desc']],
    '-sales_count': [['product.sales_count', 'desc']],
    '-view_count': [['product.view_rank', 'desc']],
    stock: [['product.stock', 'asc']],
  };

/** Lists what everybody may buy, the newest first by default. */
export function listShownProducts(
  db: Db,
  query: PublicQuery,
  readerId: number | undefined,
): Promise<Page<ProductLineRow>> {
  const { search, category, min_price: min, max_price: max, ordering = '-created' } = query;
  let found = shown(db);
  if (category !== undefined) found = found.where('product.category_id', '=', category);
  if (min !== undefined) found = found.where('product.price', '>=', min);
  if (max !== undefined) found = found.where('product.price', '<=', max);
  if (search?.trim()) found = found.where(matches('product.searched', search));
  const lines = selectLines(fromProducts(db), readerId);
  return readPage(db, query, { found, order: ORDERS[ordering], key: 'product.id', lines });
}

/** Lists the products on sale with these codes, in this order. */
export const listByCodes = (
  db: Db,
  codes: readonly string[],
  readerId: number | undefined,
): Promise<ProductLineRow[]> =>
  selectLines(shown(db), readerId)
    .where('product.code', 'in', [...codes])
    .orderBy(sql`array_position(${codes}::text[], product.code)`)
    .limit(SHOP_LIMITS.seen)
    .execute();

/** Lists all products for operators, the newest first by default. */
export function listAllProducts(db: Db, query: StaffQuery): Promise<Page<ProductLineRow>> {
  const { search, category, is_active: isActive, is_sold_out: isSoldOut, ordering = '-created' } = query;
  const { is_low_stock: isLow } = query;
  let found = fromProducts(db);
  if (category !== undefined) found = found.where('product.category_id', '=', category);
  if (isActive !== undefined) found = found.where('product.is_active', '=', isActive);
  if (isSoldOut !== undefined) found = found.where('product.is_sold_out', '=', isSoldOut);
  if (isLow !== undefined) found = found.where('product.is_low_stock', '=', isLow);
  if (search?.trim()) found = found.where(matches('product.searched', search));
  const lines = selectLines(fromProducts(db), undefined);
  return readPage(db, query, { found, order: ORDERS[ordering], key: 'product.id', lines });
}

/** The products that the sitemap names. */
export const publicProducts: PublicRecords = {
  path: webPaths.shopProduct(':code'),
  findLastId: lastIdOf('shop_product'),
  list: (db, { after, last }) =>
    shown(db)
      .where('product.id', '>', after)
      .where('product.id', '<=', last)
      .select(['product.code as key', 'product.updated as changed'])
      .orderBy('product.id')
      .execute(),
};
