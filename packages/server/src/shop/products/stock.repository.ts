import type { Page } from '@danji/contracts/page';
import type { StockChange } from '@danji/contracts/shop/staff-product';
import { type Insertable, sql } from 'kysely';
import { optionalPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';

const selectChanges = (db: Db) =>
  db
    .selectFrom('product_stock_change as entry')
    .leftJoin('user_account as account', 'account.id', 'entry.user_id')
    .leftJoin('product_option as option', 'option.id', 'entry.option_id')
    .leftJoin('product_option_group as group', 'group.id', 'option.group_id')
    .select([
      'entry.id',
      'entry.product_id',
      'entry.option_id',
      'entry.amount',
      'entry.stock',
      'entry.reason',
      'entry.created',
      optionalPersonRef('account').as('user'),
    ])
    .select(sql<string>`coalesce("group".name || ' · ' || "option".name, '')`.as('option_name'));

/** Lists the stock history of a product and its options, the newest first. */
export const listStockEntries = (db: Db, productId: number, query: PageQuery): Promise<Page<StockChange>> =>
  readPage(db, query, {
    found: db.selectFrom('product_stock_change as entry').where('entry.product_id', '=', productId),
    order: [['entry.id', 'desc']],
    key: 'entry.id',
    lines: selectChanges(db),
  });

/** Adds an entry; resolves to it. */
export async function insertStockChange(
  db: Db,
  values: Insertable<Database['product_stock_change']>,
): Promise<StockChange> {
  const { id } = await db.insertInto('product_stock_change').values(values).returning('id').executeTakeFirstOrThrow();
  return selectChanges(db).where('entry.id', '=', id).executeTakeFirstOrThrow();
}
