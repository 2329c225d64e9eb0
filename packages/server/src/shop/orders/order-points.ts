import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { unitsLeft } from '@danji/contracts/shop/order-lines';
import { webPaths } from '@danji/contracts/web-paths';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import {
  holdPoints,
  lockPointAccounts,
  postPoints,
  promisePoints,
  releaseHold,
  settleHold,
} from '../../points/ledger/index.ts';
import { listItems, listShares, listShareUsers, type OrderRow } from './order.repository.ts';
import type { ShareRole } from './tables.ts';

type Spender = Pick<OrderRow, 'id' | 'user_id' | 'point' | 'round' | 'hold_round' | 'ended_parts' | 'product_name'>;

/** The cause of what is held for an order, another one after each change of the points by its buyer. */
const holdKey = ({ id, hold_round }: Spender): string => `shop_order:${id}:hold:${hold_round}`;
/** Tells apart what happens again after a part of an order has ended. */
export const toPartKey = ({ round, ended_parts }: Pick<OrderRow, 'round' | 'ended_parts'>): string =>
  ended_parts === 0 ? `${round}` : `${round}:${ended_parts}`;
const promiseKey = (order: Spender, role: ShareRole): string =>
  `shop_order:${order.id}:promise:${role === 'buyer' ? '' : `${role}:`}${toPartKey(order)}`;

/** The entries of what the confirmation of an order gives. */
export const REWARD_TYPES = {
  buyer: PointHistoryType.SHOP_ORDER,
  parent: PointHistoryType.RECOMMEND_PARENT,
  master: PointHistoryType.RECOMMEND_MASTER,
} as const;

/** The cause of what the confirmation of an order gives to somebody. */
export const toRewardKey = (orderId: number, role: ShareRole): string => `shop_order:${orderId}:reward:${role}`;

const toTakenKey = (orderId: number, role: ShareRole, parts: number): string =>
  `shop_order:${orderId}:taken_back:${role}${parts === 0 ? '' : `:${parts}`}`;

/** The causes of what was taken back of an order, one for each part of it that has ended. */
export const listTakenKeys = ({ id, ended_parts }: Pick<OrderRow, 'id' | 'ended_parts'>, role: ShareRole): string[] =>
  Array.from({ length: ended_parts + 1 }, (_, parts) => toTakenKey(id, role, parts));

/** The entry that takes back what an order gave. The name of a product is the buyer's business alone. */
export const toTaken = (order: Spender, role: ShareRole, points: number, now: Date) => ({
  points: -points,
  causeKey: toTakenKey(order.id, role, order.ended_parts),
  description: role === 'buyer' ? `${order.product_name} 반품` : '추천한 회원의 반품',
  data: role === 'buyer' ? toData(order) : { order_id: order.id },
  now,
});

export const toData = ({ id }: Pick<Spender, 'id'>) => ({ order_id: id, path: webPaths.shopOrder(id) });

/** Holds the points that an order uses. Throws `insufficient_points`. */
export async function holdOrderPoints(db: Db, order: Spender, now: Date): Promise<void> {
  if (order.point === 0) return;
  await holdPoints(db, {
    userId: order.user_id,
    points: order.point,
    causeKey: holdKey(order),
    description: `${order.product_name} 주문`,
    now,
  });
}

export const releaseOrderPoints = (db: Db, order: Spender, now: Date): Promise<boolean> =>
  releaseHold(db, holdKey(order), now);

const toPayment = (order: Spender, now: Date) => ({
  userId: order.user_id,
  type: PointHistoryType.SHOP_PAYMENT,
  points: -order.point,
  causeKey: `shop_order:${order.id}:payment:${order.round}`,
  description: `${order.product_name} 구매`,
  data: toData(order),
  now,
});

/** Spends the points that are held for an order. */
export async function spendHeldPoints(db: Db, order: Spender, now: Date): Promise<void> {
  if (order.point > 0) await settleHold(db, holdKey(order), toPayment(order, now));
}

/** Spends points that are not held any more. Throws `insufficient_points`. */
export async function spendPoints(db: Db, order: Spender, now: Date): Promise<void> {
  if (order.point > 0) await postPoints(db, toPayment(order, now));
}

/** Gives points back that an order has spent, all unless others are given: they are not earned again (FACTS §10.1). */
export async function giveBackPoints(
  db: Db,
  order: Spender,
  reason: string,
  now: Date,
  points = order.point,
): Promise<void> {
  if (points === 0) return;
  await postPoints(db, {
    userId: order.user_id,
    type: PointHistoryType.OTHER,
    points,
    earned: 0,
    causeKey: `shop_order:${order.id}:give_back:${toPartKey(order)}`,
    description: '주문취소 사용포인트 반환',
    data: { ...toData(order), reason },
    now,
  });
}

/**
 * Locks the accounts of the buyers of orders, and of those above who get points of them, in the order of their ids. What is
 * announced to them is the last thing that a transaction locks, so this comes before its first change of points.
 */
export async function lockSharers(db: Db, orders: readonly Pick<OrderRow, 'id' | 'user_id'>[]): Promise<void> {
  const above = await listShareUsers(
    db,
    orders.map(({ id }) => id),
  );
  await lockPointAccounts(db, [...orders.map(({ user_id }) => user_id), ...above]);
}

/** Those above the buyer of an order read their points anew. */
async function showAbove(db: Db, userIds: readonly number[], { user_id }: Spender, now: Date): Promise<void> {
  const above = userIds.filter((id) => id !== user_id);
  await publishChange(db, above, { tags: ['points', 'referral'] }, now);
}

/**
 * Announces the points that the buyer and those above get at the confirmation of what is left of an order. The caller has
 * locked their accounts.
 */
export async function promiseRewards(db: Db, order: Spender, now: Date): Promise<void> {
  const units = (await listItems(db, [order.id])).reduce((sum, item) => sum + unitsLeft(item), 0);
  const shares = (await listShares(db, order.id)).filter(({ unit_points }) => unit_points * units > 0);
  for (const { role, user_id: userId, unit_points } of shares)
    await promisePoints(db, {
      userId,
      points: unit_points * units,
      type: REWARD_TYPES[role],
      causeKey: promiseKey(order, role),
      description: role === 'buyer' ? `${order.product_name} 구매확정 적립` : '추천한 회원의 구매',
      now,
    });
  await showAbove(
    db,
    shares.map(({ user_id }) => user_id),
    order,
    now,
  );
}

/** Ends what is announced of an order; false when nothing was. */
export async function endPromises(db: Db, order: Spender, now: Date): Promise<boolean> {
  const ended: number[] = [];
  for (const { role, user_id } of await listShares(db, order.id))
    if (await releaseHold(db, promiseKey(order, role), now)) ended.push(user_id);
  await showAbove(db, ended, order, now);
  return ended.length > 0;
}
