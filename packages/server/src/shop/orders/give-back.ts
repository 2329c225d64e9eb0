import { orderStaffNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Mover } from './move-order.ts';
import { giveBackPoints } from './order-points.ts';
import { orderNotFound } from './order.policy.ts';
import { listCheckout, lockOrders, type OrderRow } from './order.repository.ts';

type MoneyBack = {
  orderId: number;
  /** Won, of what was paid with money. */
  amount: number;
  reason: string;
  /** The same cause gives back once. */
  causeKey: string;
  now: Date;
};

/** How a payment gives money of an order back. */
type OrderRefunds = {
  /** In the caller's transaction. */
  giveBack: (platform: Platform, db: Db, refund: MoneyBack) => Promise<void>;
  /** Whether so many won of an order can only go to an account, since its card is not cancelled in parts. */
  isByAccount: (db: Db, orderId: number, amount: number) => Promise<boolean>;
};

export const orderRefunds = defineContributionPoint<OrderRefunds>('order refunds');

/** In the caller's transaction: less is left of a locked order than before, since money went back or over to another order. */
type OrderReduced = (db: Db, order: OrderRow, cause: string, now: Date) => Promise<void>;

export const orderReductions = defineContributionPoint<OrderReduced>('order reductions');

/** Gives money of a locked order back, whose amounts are stored already, and tells who keeps amounts of it. */
export async function giveMoneyBack(platform: Platform, db: Db, refund: MoneyBack): Promise<void> {
  for (const { giveBack } of platform.contributions.of(orderRefunds).values()) await giveBack(platform, db, refund);
  const { orderId, reason, now } = refund;
  const [order] = await lockOrders(db, [orderId]);
  if (!order) throw orderNotFound();
  for (const tell of platform.contributions.of(orderReductions).values()) await tell(db, order, reason, now);
}

/** Adds to a preview of an order whether its money can only go to an account. */
export async function withWay<P extends { payment_price: number }>(
  platform: Platform,
  db: Db,
  orderId: number,
  preview: P,
): Promise<P & { is_by_account: boolean }> {
  let is_by_account = false;
  for (const { isByAccount } of platform.contributions.of(orderRefunds).values())
    is_by_account ||= await isByAccount(db, orderId, preview.payment_price);
  return { ...preview, is_by_account };
}

/** The values that notifications have of an order. */
export const named = ({ id, product_name }: OrderRow) => ({ order_id: id, name: product_name });

/** An order with all orders of its checkout, which decide together what its shipping costs. */
export type Found = { row: OrderRow; checkout: OrderRow[] };

/** Throws `not_found`. */
export function pickOrder(checkout: OrderRow[], id: number): Found {
  const row = checkout.find((one) => one.id === id);
  if (!row) throw orderNotFound();
  return { row, checkout };
}

/** Locks all orders of a checkout: two that are cancelled at once must not both count on the other. */
export async function lockCheckout(db: Db, { id, checkout_id }: OrderRow): Promise<Found> {
  const ids = (await listCheckout(db, checkout_id)).map((row) => row.id);
  return pickOrder(await lockOrders(db, ids), id);
}

/** The other orders that shipping is reckoned with. */
export const shippedWith = ({ row, checkout }: Found): OrderRow[] =>
  checkout.filter(({ id, shipping_group }) => id !== row.id && shipping_group === row.shipping_group);

/** Points of somebody who has left cannot come back: our staff sees to them (FACTS §10.8, 3). */
export async function returnPoints(db: Db, row: OrderRow, points: number, { reason, now }: Mover): Promise<void> {
  const account = await db
    .selectFrom('user_account')
    .where('id', '=', row.user_id)
    .where('deleted', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (account) return giveBackPoints(db, row, reason ?? '', now, points);
  if (points === 0) return;
  const told = { ...named(row), points };
  await notify(db, orderStaffNotifications.pointsNotReturned, await listOperatorIds(db), told, now);
}
