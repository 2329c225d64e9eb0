import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

type StockTable = 'shop_product' | 'product_option';

/** Units of a product, or of one of its options, that an order holds. */
export type HeldUnits = { productId: number; optionId: number | null; quantity: number };

/**
 * SQL for the units that an account can have of the product or option joined under that name: the stock less what orders
 * hold, but not what the account's own orders hold that it has not begun to pay, because a new order takes their place.
 */
export function availableTo(table: 'product' | 'option', userId: number): RawBuilder<number> {
  const isSame =
    table === 'product'
      ? sql`hold.product_id = product.id and hold.option_id is null`
      : sql`hold.option_id = option.id`;
  return sql`${sql.ref(`${table}.stock`)} - ${sql.ref(`${table}.reserved`)} + coalesce((select sum(hold.quantity)::integer
    from stock_hold as hold where hold.user_id = ${userId} and not hold.is_firm and ${isSame}), 0)`;
}

/** Locks products in the order of their ids for the transaction. Call it once, with all that the transaction touches. */
export async function lockProducts(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('shop_product')
    .where('id', 'in', [...ids, 0])
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const targetOf = ({ productId, optionId }: HeldUnits): [StockTable, number] =>
  optionId === null ? ['shop_product', productId] : ['product_option', optionId];

/** Holds so many more units, if there are so many that nobody holds; otherwise false. */
export async function addReserved(db: Db, units: HeldUnits): Promise<boolean> {
  const [table, id] = targetOf(units);
  const { rows } = await sql`update ${sql.table(table)} set reserved = reserved + ${units.quantity}
    where id = ${id} and stock - reserved >= ${units.quantity} returning id`.execute(db);
  return rows.length > 0;
}

export async function removeReserved(db: Db, units: HeldUnits): Promise<void> {
  const [table, id] = targetOf(units);
  await sql`update ${sql.table(table)} set reserved = reserved - ${units.quantity} where id = ${id}`.execute(db);
}

/** Takes held units out of the stock; resolves to what is left. */
export async function takeReserved(db: Db, units: HeldUnits): Promise<number> {
  const [table, id] = targetOf(units);
  const { rows } = await sql<{ stock: number }>`update ${sql.table(table)}
    set reserved = reserved - ${units.quantity}, stock = stock - ${units.quantity} where id = ${id} returning stock`.execute(
    db,
  );
  return rows[0]?.stock ?? 0;
}

/** Puts units back into the stock; resolves to what is there then. */
export async function addStock(db: Db, units: HeldUnits): Promise<number> {
  const [table, id] = targetOf(units);
  const { rows } = await sql<{ stock: number }>`update ${sql.table(table)}
    set stock = stock + ${units.quantity} where id = ${id} returning stock`.execute(db);
  return rows[0]?.stock ?? 0;
}

export async function insertHolds(
  db: Db,
  holds: readonly HeldUnits[],
  { orderId, userId }: { orderId: number; userId: number },
): Promise<void> {
  await db
    .insertInto('stock_hold')
    .values(
      holds.map(({ productId, optionId, quantity }) => ({
        order_id: orderId,
        user_id: userId,
        product_id: productId,
        option_id: optionId,
        quantity,
        is_firm: false,
      })),
    )
    .execute();
}

/** Lists the units that orders hold, each product with its options. */
export const listHolds = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('stock_hold')
    .where('order_id', 'in', [...orderIds, 0])
    .select(['order_id as orderId', 'product_id as productId', 'option_id as optionId', 'quantity'])
    .orderBy('product_id')
    .orderBy('option_id')
    .execute();

export async function deleteHolds(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom('stock_hold').where('order_id', '=', orderId).execute();
}

export async function makeHoldsFirm(db: Db, orderIds: readonly number[]): Promise<void> {
  await db
    .updateTable('stock_hold')
    .set({ is_firm: true })
    .where('order_id', 'in', [...orderIds, 0])
    .execute();
}

export async function addSales(db: Db, productId: number, units: number): Promise<void> {
  await db
    .updateTable('shop_product')
    .set({ sales_count: sql`greatest(0, sales_count + ${units}::integer)` })
    .where('id', '=', productId)
    .execute();
}
