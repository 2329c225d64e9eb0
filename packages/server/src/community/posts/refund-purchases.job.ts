import { BoardStatus } from '@danji/contracts/codes/board-status';
import { REFUND_DAYS } from '@danji/contracts/community/community-limits';
import { communityNotifications } from '@danji/contracts/notifications/catalogue/community';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { notify } from '../../notifications/notifications/index.ts';
import { postAllPoints } from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { handleEach, throwErrors } from '../../platform/jobs/handle-each.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { lockPost } from './community-post.repository.ts';
import { findBlocked, forgetBlocked, listBlocked, markRefunded } from './purchase.repository.ts';
import { toCause } from './purchase.service.ts';

const POSTS = 100;
const DAY_MS = 86_400_000;

type Refunded = Awaited<ReturnType<typeof markRefunded>>;
type Post = { id: number; title: string };

/**
 * Turns both entries of every purchase around: the price to the buyer, the income without the fee from the seller. Nobody
 * may open the post any more: the seller's entry leads to the income, and that of the buyer to the guide, as any without
 * a way of its own.
 */
async function giveBack(db: Db, { id, title }: Post, purchases: Refunded, now: Date): Promise<void> {
  const shared = { isReversal: true, now } as const;
  await postAllPoints(
    db,
    purchases.flatMap((purchase) => [
      {
        ...shared,
        userId: purchase.user_id,
        type: PointHistoryType.POST_PURCHASE,
        points: purchase.price,
        causeKey: toCause(id, 'purchase_refund', purchase),
        description: `글 구매 환불: ${title}`,
        data: { post_id: id, price: purchase.price },
      },
      {
        ...shared,
        userId: purchase.seller_id,
        type: PointHistoryType.POST_SALE,
        points: purchase.fee - purchase.price,
        causeKey: toCause(id, 'sale_refund', purchase),
        description: `글 판매 회수: ${title}`,
        data: { post_id: id, price: purchase.price, fee: purchase.fee, path: webPaths.communityIncome },
      },
    ]),
  );
}

/** Tells buyers and seller; their open screens show the points anew. */
async function tell(db: Db, { title }: Post, purchases: Refunded, now: Date): Promise<void> {
  const bySeller = Map.groupBy(purchases, ({ seller_id }) => seller_id);
  for (const { user_id, price } of purchases)
    await notify(db, communityNotifications.purchaseRefunded, [user_id], { title, points: price }, now);
  for (const [sellerId, sales] of bySeller) {
    const points = sales.reduce((sum, { price, fee }) => sum + price - fee, 0);
    await notify(db, communityNotifications.salesReversed, [sellerId], { title, sales: sales.length, points }, now);
  }
  const owners = [...bySeller.keys(), ...purchases.map(({ user_id }) => user_id)];
  await publishChange(db, owners, { tags: ['points', 'account', 'community_post'] }, now);
}

/** Refunds what was bought in the days before a post was blocked, once nobody reviews it any more. */
const refundPost = (outer: Db, id: number, now: Date): Promise<void> =>
  transaction(outer, async (db) => {
    await lockPost(db, String(id), null);
    const post = await findBlocked(db, id);
    if (!post || (post.board_status === BoardStatus.BLOCK && post.is_under_review)) return;
    await forgetBlocked(db, id);
    if (post.board_status !== BoardStatus.BLOCK) return;
    const since = new Date(Date.parse(post.blocked) - REFUND_DAYS * DAY_MS);
    const purchases = await markRefunded(db, id, since, now);
    if (purchases.length === 0) return;
    await giveBack(db, post, purchases, now);
    await tell(db, post, purchases, now);
  });

/**
 * Refunds purchases of blocked posts: a job, because a post is blocked by several calls. A post that fails stays noted, and
 * the others go on.
 */
export const refundPurchases = defineJob(
  'community.refund_purchases',
  async ({ db, clock }) => {
    const now = clock.now();
    const errors = await handleEach(await listBlocked(db, POSTS), (id) => refundPost(db, id, now));
    throwErrors(errors, 'Purchases of blocked posts could not be refunded.');
  },
  { cron: '* * * * *' },
);
