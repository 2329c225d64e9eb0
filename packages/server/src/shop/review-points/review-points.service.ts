import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { findPointSet, lockPointAccounts, postPoints } from '../../points/ledger/index.ts';

type Reviewed = { orderId: number; userId: number; hasImages: boolean };
type Reward = { order_id: number; user_id: number; points: number; round: number };

const findReward = (db: Db, orderId: number) =>
  db.selectFrom('review_reward').where('order_id', '=', orderId).selectAll().executeTakeFirst();

/** The product of an order whose review may bring points: goods that went back bring none, and neither does somebody who has left. */
const findProductName = async (db: Db, { orderId, userId }: Reviewed): Promise<string | undefined> =>
  (
    await db
      .selectFrom('shop_order as order')
      .innerJoin('user_account as account', 'account.id', 'order.user_id')
      .where('order.id', '=', orderId)
      .where('order.user_id', '=', userId)
      .where('order.status', 'not in', [OrderStatus.CANCELED, OrderStatus.REFUNDED])
      .where('account.deleted', 'is', null)
      .select('order.product_name')
      .executeTakeFirst()
  )?.product_name;

async function post(db: Db, reward: Reward, description: string, now: Date, isReversal = false): Promise<void> {
  if (reward.points === 0) return;
  const { order_id, user_id, points, round } = reward;
  await postPoints(db, {
    userId: user_id,
    type: PointHistoryType.OTHER,
    points: isReversal ? -points : points,
    isReversal,
    causeKey: `shop_order:${order_id}:review:${round}:${isReversal ? 'reversal' : 'reward'}`,
    description,
    data: { order_id, path: webPaths.shopOrder(order_id) },
    now,
  });
  await publishChange(db, [user_id], { tags: ['points', 'account'] }, now);
}

/** Returns the points that a review brings by the present settings. */
async function reckon(db: Db, { hasImages }: Reviewed): Promise<number> {
  const { point_review_text, point_review_image } = await findPointSet(db);
  return point_review_text + (hasImages ? point_review_image : 0);
}

/**
 * Gives its author the points for a review that everybody sees, once for its order. One whose points were taken back gets
 * the same again. Locks the account before it looks, so that two calls come one after the other; lock orders and reviews
 * before it.
 */
export async function giveReviewPoints(db: Db, reviewed: Reviewed, now: Date): Promise<void> {
  const { orderId, userId } = reviewed;
  await lockPointAccounts(db, [userId]);
  const productName = await findProductName(db, reviewed);
  if (productName === undefined) return;
  const earlier = await findReward(db, orderId);
  if (earlier?.is_given) return;
  const points = earlier?.points ?? (await reckon(db, reviewed));
  const reward = { order_id: orderId, user_id: userId, points, is_given: true, round: (earlier?.round ?? 0) + 1 };
  const { is_given, round } = reward;
  await db
    .insertInto('review_reward')
    .values({ ...reward, created: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ is_given, round }))
    .execute();
  await post(db, reward, `${productName} 후기 적립`, now);
}

/**
 * Takes the points for the review of an order back, which may be spent already: when the review is removed, or the goods
 * have come back. `reason` is Korean. Nothing happens when none are with its author. Lock orders, reviews and, where
 * there are several, accounts before it.
 */
export async function takeReviewPoints(db: Db, orderId: number, reason: string, now: Date): Promise<void> {
  const owner = await findReward(db, orderId);
  if (!owner) return;
  await lockPointAccounts(db, [owner.user_id]);
  const reward = await findReward(db, orderId);
  if (!reward?.is_given) return;
  await db.updateTable('review_reward').set({ is_given: false }).where('order_id', '=', orderId).execute();
  const account = await db
    .selectFrom('user_account')
    .where('id', '=', reward.user_id)
    .where('deleted', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (account) await post(db, reward, `${reason} 후기 적립 회수`, now, true);
}
