import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { postPoints } from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { findDownloadPrice, hasDownload, insertDownload } from './act.repository.ts';

type Files = Pick<Parameters<typeof insertDownload>[1], 'category' | 'category1'> & {
  id: number;
  nano_id: string;
  board_id: number;
  title: string;
};

/** Returns the points that a member (`null` for a visitor) still has to pay for the files of a post; 0 when none. */
export async function findOpenDownloadPrice(db: Db, post: Files, userId: number | null): Promise<number> {
  const price = await findDownloadPrice(db, post);
  return price > 0 && userId !== null && (await hasDownload(db, post.id, userId)) ? 0 : price;
}

/**
 * Takes the price of the files of a post, once for each member.
 * @throws ProblemError `insufficient_points`
 */
export async function payDownload(
  db: Db,
  post: Files,
  { userId, price, now }: { userId: number; price: number; now: Date },
): Promise<void> {
  const { id: postId, board_id: boardId, category, category1, title, nano_id } = post;
  const id = await insertDownload(db, { userId, postId, boardId, category, category1, now }, price);
  if (id === undefined) return;
  await postPoints(db, {
    userId,
    type: PointHistoryType.OTHER,
    points: -price,
    causeKey: `community_act:${id}:download`,
    description: `자료 내려받기: ${title}`,
    data: { act_id: id, action: 'download', post_id: postId, path: webPaths.communityPost(nano_id) },
    now,
  });
}
