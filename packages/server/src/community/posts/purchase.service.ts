import { BoardStatus } from '@danji/contracts/codes/board-status';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { postAllPoints } from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkNotBanned } from '../moderation/index.ts';
import { keepVersion } from './bought-version.ts';
import { toPost } from './community-post.presenter.ts';
import { type CommunityPostRow, findPost, lockPost } from './community-post.repository.ts';
import { insertPurchase, saveRating } from './purchase.repository.ts';
import { type Author, isAuthor, isThere, mayReadPost, statusFor } from './reader.ts';

type Buyer = { author: Author; now: Date };

/** The part of a price that the platform keeps, in whole points. */
const toFee = (price: number, percent: number): number => Math.floor((price * percent) / 100);

/** A post of somebody else under a lock; for who may not see it, it does not exist. */
async function getForeign(db: Db, ref: string, author: Author, refusal: string): Promise<CommunityPostRow> {
  const row = await lockPost(db, ref, author.id);
  if (!row || !isThere(row, author))
    throw new ProblemError('not_found', { title: '글이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });
  if (isAuthor(row, author)) throw new ProblemError('forbidden', { title: refusal });
  return row;
}

/** The cause of an entry of a purchase, by its buyer and turn. */
export const toCause = (
  postId: number,
  event: 'purchase' | 'sale' | 'purchase_refund' | 'sale_refund',
  { user_id, turn }: { user_id: number; turn: number },
): string => `community_post:${postId}:${event}:${user_id}${turn > 1 ? `:${turn}` : ''}`;

/** Moves the price from the buyer to the seller without the fee: both entries, or none. */
const pay = (
  db: Db,
  { id, nano_id, title, user_id, price }: CommunityPostRow,
  { fee, turn }: { fee: number; turn: number },
  { author, now }: Buyer,
) =>
  postAllPoints(db, [
    {
      userId: author.id,
      type: PointHistoryType.POST_PURCHASE,
      points: -price,
      causeKey: toCause(id, 'purchase', { user_id: author.id, turn }),
      description: `글 구매: ${title}`,
      data: { post_id: id, price, path: webPaths.communityPost(nano_id) },
      now,
    },
    {
      userId: user_id,
      type: PointHistoryType.POST_SALE,
      points: price - fee,
      causeKey: toCause(id, 'sale', { user_id: author.id, turn }),
      description: `글 판매: ${title}`,
      data: { post_id: id, price, fee, path: webPaths.communityPost(nano_id) },
      now,
    },
  ]);

/** Buys a post, once: a repetition takes nothing more. */
export async function purchasePost(
  platform: Platform,
  db: Db,
  { ref, price }: { ref: string; price: number | undefined },
  { author, now }: Buyer,
): Promise<CommunityPostRow> {
  const row = await getForeign(db, ref, author, '내 글은 살 수 없어요.');
  if (row.is_purchased) return row;
  const status = statusFor(row, author);
  if (status === BoardStatus.NO_PERMISSION)
    throw new ProblemError('forbidden', { title: '이 글을 읽을 수 있는 직급이 아니에요.' });
  if (status !== BoardStatus.NO_PURCHASE)
    throw new ProblemError('invalid_transition', { title: '판매하는 글이 아니에요.' });
  if (price !== undefined && price !== row.price)
    throw new ProblemError('conflict', {
      title: '그동안 가격이 바뀌었어요. 바뀐 가격을 확인해 주세요.',
      extra: { current: await toPost(platform, db, row, author) },
    });
  const fee = toFee(row.price, platform.config.communityFeePercent);
  const version_id = await keepVersion(db, row);
  const purchase = { post_id: row.id, user_id: author.id, seller_id: row.user_id, price: row.price, fee, version_id };
  const turn = await insertPurchase(db, purchase, now);
  await pay(db, row, { fee, turn }, { author, now });
  const after = await findPost(db, String(row.id), author.id);
  if (!after) throw new Error('The post that was just bought is not there.');
  return after;
}

/** Rates a post that the caller may read; a second rating replaces the first. */
export async function ratePost(db: Db, ref: string, rate: number, { author, now }: Buyer): Promise<CommunityPostRow> {
  await checkNotBanned(db, author.id, now);
  const row = await getForeign(db, ref, author, '내 글은 평가할 수 없어요.');
  if (!mayReadPost(row, author)) throw new ProblemError('forbidden', { title: '글을 읽은 뒤에 평가할 수 있어요.' });
  await saveRating(db, { post_id: row.id, user_id: author.id, rate, before: row.own_rate }, now);
  const after = await findPost(db, String(row.id), author.id);
  if (!after) throw new Error('The post that was just rated is not there.');
  return after;
}
