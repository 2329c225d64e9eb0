import type { Db } from '../../platform/database/open-database.ts';
import {
  addReserved,
  addSales,
  addStock,
  deleteHolds,
  type HeldUnits,
  insertHolds,
  listHolds,
  lockProducts,
  removeReserved,
  takeReserved,
} from './stock-hold.repository.ts';
import { recordStock, refreshSoldOut } from './stock.service.ts';

type Holder = { orderId: number; userId: number };

/** Adds up units of the same product or option: an order may have one in several lines. */
function addUp(units: readonly HeldUnits[]): HeldUnits[] {
  const sums = new Map<string, HeldUnits>();
  for (const one of units) {
    const key = `${one.productId} ${one.optionId}`;
    sums.set(key, { ...one, quantity: one.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/**
 * Holds units for an order, of locked products; false when there are not so many that nobody else holds, and the
 * transaction must not go on.
 */
export async function holdStock(db: Db, units: readonly HeldUnits[], holder: Holder): Promise<boolean> {
  const sums = addUp(units);
  for (const one of sums) if (!(await addReserved(db, one))) return false;
  await insertHolds(db, sums, holder);
  return true;
}

/** Gives up what orders hold. A repetition changes nothing. */
export async function releaseStock(db: Db, orderIds: readonly number[]): Promise<void> {
  const holds = await listHolds(db, orderIds);
  await lockProducts(
    db,
    holds.map(({ productId }) => productId),
  );
  for (const hold of await listHolds(db, orderIds)) await removeReserved(db, hold);
  for (const id of orderIds) await deleteHolds(db, id);
}

/**
 * Takes what orders hold out of the stock, with the history and the number sold, in the caller's transaction. An order that
 * holds nothing takes nothing: its goods were taken before.
 */
export async function sellStock(db: Db, orders: readonly Holder[], now: Date): Promise<void> {
  const ids = orders.map(({ orderId }) => orderId);
  const holds = await listHolds(db, ids);
  await lockProducts(
    db,
    holds.map(({ productId }) => productId),
  );
  for (const hold of holds) {
    const { productId, optionId, quantity, orderId } = hold;
    const stock = await takeReserved(db, hold);
    const entry = { productId, optionId, amount: -quantity, stock, reason: `주문 ${orderId}`, now };
    await recordStock(db, { ...entry, userId: null });
    if (optionId === null) await addSales(db, productId, quantity);
  }
  for (const id of ids) await deleteHolds(db, id);
  for (const id of new Set(holds.map(({ productId }) => productId))) await refreshSoldOut(db, id, { now });
}

/**
 * Puts units of an order back that were taken out of the stock, with the history and the number sold. The caller has the lock
 * of the order and does it once. `lost` are units that come back and cannot be sold again.
 */
export async function returnStock(
  db: Db,
  units: readonly HeldUnits[],
  { reason, lost = [], now }: { reason: string; lost?: readonly HeldUnits[]; now: Date },
): Promise<void> {
  const sums = addUp(units);
  const productIds = [...new Set([...sums, ...lost].map(({ productId }) => productId))];
  await lockProducts(db, productIds);
  for (const one of sums) {
    const { productId, optionId, quantity } = one;
    const stock = await addStock(db, one);
    await recordStock(db, { productId, optionId, amount: quantity, stock, reason, now, userId: null });
  }
  for (const { productId, optionId, quantity } of [...sums, ...lost])
    if (optionId === null) await addSales(db, productId, -quantity);
  for (const id of productIds) await refreshSoldOut(db, id, { now });
}
