import { orderNotifications } from '@danji/contracts/notifications/catalogue/orders';
import type { OrderRefund } from '@danji/contracts/shop/order-refund';
import { notify } from '../../notifications/notifications/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { returnStock } from '../products/index.ts';
import { giveMoneyBack, named, returnPoints } from './give-back.ts';
import { moveOrder, type Mover } from './move-order.ts';
import { endPromises, lockSharers, promiseRewards, toPartKey } from './order-points.ts';
import { type Part, storeEnded } from './order-parts.ts';
import { insertEvent, listShares, type OrderRow, updateOrder } from './order.repository.ts';

/** Returns what a locked order is after a part of it has ended, with what came back. */
async function toRest(db: Db, row: OrderRow, part: Part, refund: Pick<OrderRefund, 'payment_price' | 'point'>) {
  const buyer = (await listShares(db, row.id)).find(({ role }) => role === 'buyer');
  return {
    ended_price: row.ended_price + part.refund.total_price,
    ended_parts: row.ended_parts + 1,
    refund_price: row.refund_price + refund.payment_price,
    refund_point: row.refund_point + refund.point,
    accum_point: Math.max(0, row.accum_point - (buyer?.unit_points ?? 0) * part.count),
  };
}

type Change = {
  exchanged_price?: number;
  exchanged_point?: number;
  return_fee?: number;
  confirm_due?: Date | null;
  refund_reason?: string | null;
};

/**
 * Ends a part of a locked order: its lines, its amounts, and the points that are announced for the rest. A request goes back
 * to the state in which it was made, `change` beside it; any other order stays in its own.
 */
export async function endPart(
  db: Db,
  row: OrderRow,
  { part, refund, change = {} }: { part: Part; refund: Pick<OrderRefund, 'payment_price' | 'point'>; change?: Change },
  mover: Mover,
): Promise<void> {
  const { actor, userId, reason = null, now } = mover;
  const rest = { ...(await toRest(db, row, part, refund)), ...change };
  await storeEnded(db, row.id, part);
  if (row.origin === null) {
    await updateOrder(db, row.id, { ...rest, updated: now });
    const event = { order_id: row.id, user_id: userId, actor, from_status: row.status, to_status: row.status };
    await insertEvent(db, { ...event, reason, data: toJson({ ...rest, lines: part.text }), created: now });
  } else await moveOrder(db, row, row.origin, { ...mover, lines: part.text }, rest);
}

/** The points that are announced for what stays of an order, one part of which has just ended; `row` is as it was before. */
export async function renewPromises(db: Db, row: OrderRow, now: Date): Promise<void> {
  if (await endPromises(db, row, now)) await promiseRewards(db, { ...row, ended_parts: row.ended_parts + 1 }, now);
}

/** Cancels a part of a locked order that is paid: its goods, points and money go back. Throws `invalid_transition`. */
export async function cancelPart(
  platform: Platform,
  db: Db,
  row: OrderRow,
  { part, refund }: { part: Part; refund: OrderRefund },
  mover: Mover,
): Promise<void> {
  const { now } = mover;
  const { payment_price: amount, point } = refund;
  await endPart(db, row, { part, refund }, mover);
  await returnStock(db, part.units, { reason: `주문 ${row.id} 일부 취소`, now });
  await lockSharers(db, [row]);
  await renewPromises(db, row, now);
  await returnPoints(db, row, point, mover);
  const causeKey = `shop_order:${row.id}:cancel:${toPartKey(row)}`;
  await giveMoneyBack(platform, db, { orderId: row.id, amount, reason: '주문 일부 취소', causeKey, now });
  await notify(db, orderNotifications.partCanceled, [row.user_id], { ...named(row), amount, points: point }, now);
}
