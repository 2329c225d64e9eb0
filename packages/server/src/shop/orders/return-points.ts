import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { getPointBalance, postAllPoints } from '../../points/ledger/index.ts';
import { listTakenKeys, toRewardKey, toTaken } from './order-points.ts';
import type { Part } from './order-parts.ts';
import { listShares, type OrderRow } from './order.repository.ts';
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

type Rewarded = Awaited<ReturnType<typeof listRewards>>;

/** Lists the points of rewards that come back with a part, or all that were not taken back yet. */
async function listTaken(db: Db, order: OrderRow, part: Part | undefined): Promise<Rewarded> {
  const rewards = await listRewards(db, order);
  if (rewards.length === 0) return [];
  const shares = await listShares(db, order.id);
  const before = await db
    .selectFrom('point_entry')
    .where(
      'cause_key',
      'in',
      ROLES.flatMap((role) => listTakenKeys(order, role)),
    )
    .select(['cause_key', 'point'])
    .execute();
  return rewards.map((reward) => {
    const keys = new Set(listTakenKeys(order, reward.role));
    const gone = before.reduce((sum, { cause_key, point }) => sum + (keys.has(cause_key) ? Math.abs(point) : 0), 0);
    const unit = shares.find(({ role }) => role === reward.role)?.unit_points ?? 0;
    const left = Math.max(0, reward.points - gone);
    return { ...reward, points: part ? Math.min(left, unit * part.count) : left };
  });
}

type TakenBack = {
  /** Points of the buyer that are taken back. */
  reward_point: number;
  /** The part of them that the buyer has spent: the balance falls below nothing, and later points fill it (FACTS §10.8, 4). */
  reward_owed: number;
};

/** Reads the points that would be taken back of the buyer when an order, or a part, comes back and `point` points of it do. */
export async function readTakenBack(
  db: Db,
  order: OrderRow,
  { part, point }: { part: Part | undefined; point: number },
): Promise<TakenBack> {
  const reward_point = (await listTaken(db, order, part)).find(({ role }) => role === 'buyer')?.points ?? 0;
  if (reward_point === 0) return { reward_point, reward_owed: 0 };
  const { available } = await getPointBalance(db, order.user_id);
  const there = Math.max(0, available + point);
  return { reward_point, reward_owed: Math.max(0, reward_point - there) };
}

/**
 * Takes back what the confirmation of an order gave to the buyer and those above for a part, or for all that is left, also
 * what is spent (FACTS §10.8, 4 and 5).
 */
export async function takeBackRewards(db: Db, order: OrderRow, part: Part | undefined, now: Date): Promise<void> {
  const rewards = (await listTaken(db, order, part)).filter(({ points }) => points > 0);
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
