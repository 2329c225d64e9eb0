import { productStaffNotifications } from '@danji/contracts/notifications/catalogue/products';
import { sql } from 'kysely';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { LockedProduct } from './product.repository.ts';

type Changed = { stock: number; isLow: boolean; optionName: string };

/** Notes which stocks of a locked product have become low, or enough again; resolves to these. */
async function noteChanges(db: Db, productId: number): Promise<Changed[]> {
  const { rows: products } = await sql<Changed>`update shop_product set is_low_known = is_low_stock
    where id = ${productId} and is_low_known <> is_low_stock
    returning stock, is_low_stock as "isLow", '' as "optionName"`.execute(db);
  const { rows: options } = await sql<Changed>`update product_option as option set is_low_known = now.is_low
    from (select each.id, "group".name as group_name,
        each.is_active and each.removed is null and coalesce(each.stock <= product.stock_alarm, false) as is_low
      from product_option as each join product_option_group as "group" on "group".id = each.group_id
      join shop_product as product on product.id = each.product_id
      where each.product_id = ${productId}) as now
    where now.id = option.id and option.is_low_known <> now.is_low
    returning option.stock, now.is_low as "isLow", now.group_name || ' · ' || option.name as "optionName"`.execute(db);
  return [...products, ...options];
}

/**
 * Tells our staff, once until it is filled up, when the stock of a locked product or of one of its options has fallen to the
 * figure of the product. `isQuiet` is for an operator who changes that figure or the options: they see what is there.
 */
export async function watchLowStock(
  db: Db,
  { id, name }: Pick<LockedProduct, 'id' | 'name'>,
  { isQuiet, now }: { isQuiet: boolean; now: Date },
): Promise<void> {
  const low = (await noteChanges(db, id)).filter(({ isLow }) => isLow);
  if (isQuiet || low.length === 0) return;
  const staff = await listOperatorIds(db);
  for (const { stock, optionName } of low)
    await notify(db, productStaffNotifications.stockLow, staff, { id, name, option_name: optionName, stock }, now);
}
