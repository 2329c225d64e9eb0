import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { getPointBalance, lockPointAccounts, postAllPoints } from '../../points/ledger/index.ts';
import { toRewardKey, toTaken } from './order-points.ts';
import type { OrderRow } from './order.repository.ts';
import type { ShareRole } from './tables.ts';

const ROLES = ['buyer', 'parent', 'master'] as const satisfies readonly ShareRole[];

const TYPES = {
  buyer: PointHistoryType.SHOP_REFUND,
  parent: PointHistoryType.RECOMMEND_PARENT_CLAWBACK,
  master: PointHistoryType.RECOMMEND_MASTER_CLAWBACK,
} as const;

/**
 * Lists the points that the confirmation of an order gave, by role; they are taken back, whatever tiers and relations
 * are now.
 */
async function listRewards(db: Db, { id }: Pick<OrderRow, 'id'>) {
  const keys = new Map<string, ShareRole>(ROLES.map((role) => [toRewardKey(id, role), role]));
  const entries = await db
    .selectFrom('point_entry')
    .where('cause_key', 'in', [...keys.keys()])
    .where('point', '>', 0)
    .select(['user_id', 'point', 'cause_key'])
    .execute();
  return entries.flatMap(({ user_id: userId, point: points, cause_key }) => {
    const role = keys.get(cause_key);
    return role ? [{ role, userId, points }] : [];
  });
}

type TakenBack = {
  /** Points of the buyer that are taken back. */
  reward_point: number;
  /** The part of them that the buyer has spent: the balance falls below nothing, and later points fill it (FACTS §10.8, 4). */
  reward_owed: number;
};

/** Reads the points that would be taken back of the buyer when an order comes back and `point` points of it do. */
export async function readTakenBack(db: Db, order: OrderRow, point: number): Promise<TakenBack> {
  const reward_point = (await listRewards(db, order)).find(({ role }) => role === 'buyer')?.points ?? 0;
  if (reward_point === 0) return { reward_point, reward_owed: 0 };
  const { available } = await getPointBalance(db, order.user_id);
  const there = Math.max(0, available + point);
  return { reward_point, reward_owed: Math.max(0, reward_point - there) };
}

/** Locks the accounts of the buyer and of all who got points of a locked order. */
export async function lockRewarded(db: Db, order: OrderRow): Promise<void> {
  const rewards = await listRewards(db, order);
  await lockPointAccounts(db, [order.user_id, ...rewards.map(({ userId }) => userId)]);
}

/** Takes back what the confirmation of an order gave to the buyer and those above, also what is spent (FACTS §10.8, 4 and 5). */
export async function takeBackRewards(db: Db, order: OrderRow, now: Date): Promise<void> {
  const rewards = await listRewards(db, order);
  await postAllPoints(
    db,
    rewards.map(({ role, userId, points }) => ({ ...toTaken(order, role, points, now), userId, type: TYPES[role] })),
  );
  await publishChange(
    db,
    rewards.map(({ userId }) => userId).filter((id) => id !== order.user_id),
    { tags: ['points', 'account', 'referral'] },
    now,
  );
}
