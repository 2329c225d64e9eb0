import type { ReportedObjects } from '../../community/posts/index.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { giveReviewPoints, takeReviewPoints } from '../review-points/index.ts';
import { findReview, findReviewForChange, updateReviewRow } from './review.repository.ts';
import { refresh } from './review.service.ts';

const EXCERPT = 100;

/** Reviews as members report them and our staff decides. Their points go when our staff hides them, not with the reports. */
export const reportedReviews: ReportedObjects = {
  find: async (db, id, reader) => {
    const row = await findReview(db, id);
    const isOpen = row && row.is_on_sale && !row.is_hidden;
    if (!row || !(isOpen || reader.isStaff || row.user_id === reader.id)) return undefined;
    return {
      id,
      authorId: row.user_id,
      isAnonymous: false,
      isHidden: row.is_hidden,
      excerpt: row.content.slice(0, EXCERPT).toWellFormed(),
      text: row.content,
      place: { code: row.product_code, title: row.product_name },
    };
  },
  hide: async (db, id, now) => {
    const row = await findReviewForChange(db, id);
    if (!row || row.is_hidden) return null;
    await updateReviewRow(db, id, { is_hidden: true, updated: nextVersion(row, now) });
    await refresh(db, [row.user_id], now);
    return null;
  },
  remove: async (db, id, now) => {
    const row = await findReviewForChange(db, id);
    if (row) await takeReviewPoints(db, row.order_id, '가려진', now);
  },
  show: async (db, id, _before, now) => {
    const row = await findReviewForChange(db, id);
    if (!row?.is_hidden) return;
    await updateReviewRow(db, id, { is_hidden: false, is_held: false, updated: nextVersion(row, now) });
    const { order_id: orderId, user_id: userId, images } = row;
    await giveReviewPoints(db, { orderId, userId, hasImages: images.length > 0 }, now);
    await refresh(db, [userId], now);
  },
  // Nobody is told of a new review.
  announce: async () => undefined,
};
