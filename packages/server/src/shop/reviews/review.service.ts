import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import { productNotifications } from '@danji/contracts/notifications/catalogue/products';
import type { updateProductReview, updateStaffReview } from '@danji/contracts/shop/product-review.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { ensureNickname, listOperatorIds } from '../../accounts/accounts/index.ts';
import { checkText } from '../../community/moderation/index.ts';
import { notifyOnce } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { markReviewed } from '../orders/index.ts';
import { giveReviewPoints, takeReviewPoints } from '../review-points/index.ts';
import type { ReviewTexts } from './review-form.ts';
import { attachImages, releaseImages } from './review-images.ts';
import { changeUntil, toReview, toStaffReview } from './review.presenter.ts';
import {
  deleteOtherImages,
  deleteReviewRow,
  findReview,
  findReviewForChange,
  insertReview,
  listImageFiles,
  type ReviewRow,
  updateReviewRow,
} from './review.repository.ts';

type Writer = { user: Principal; now: Date; platform: Pick<Platform, 'config'> };

const reviewNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '후기가 없어요. 이미 지워졌을 수 있어요.' });

async function getReview(db: Db, id: number): Promise<ReviewRow> {
  const row = await findReview(db, id);
  if (!row) throw reviewNotFound();
  return row;
}

/** Makes the open screens of our staff, and of others, read the reviews again. */
export const refresh = async (db: Db, others: readonly number[], now: Date): Promise<void> =>
  publishChange(db, [...others, ...(await listOperatorIds(db))], { tags: ['product_review'] }, now);

/** Whether our staff has to look at a text before others read it. `before` is what others have read of it. */
async function isHeldText(db: Db, content: string, { user, now, platform }: Writer, before?: string): Promise<boolean> {
  const held = await checkText(db, {
    fields: { content },
    ...(before !== undefined && { before }),
    isNew: before === undefined,
    userId: user.id,
    newAuthorTexts: platform.config.communityNewAuthorTexts,
    now,
  });
  return held !== null;
}

/**
 * Reviews the product of a confirmed order of the caller, once for each order.
 * @throws ProblemError `not_found`, `invalid_transition`, `invalid_input`
 */
export async function writeReview(
  db: Db,
  { order_id, rating, content: given }: ReviewTexts,
  pictures: readonly NanoId[],
  writer: Writer,
): Promise<ReviewRow> {
  const { user, now } = writer;
  const content = given.trim();
  const { productId } = await markReviewed(db, order_id, user.id, now);
  const isHeld = await isHeldText(db, content, writer);
  await ensureNickname(db, user.id);
  const id = await insertReview(db, {
    product_id: productId,
    order_id,
    user_id: user.id,
    rating,
    content,
    is_hidden: isHeld,
    is_held: isHeld,
    created: now,
    updated: now,
  });
  await attachImages(db, id, user.id, pictures);
  if (!isHeld) await giveReviewPoints(db, { orderId: order_id, userId: user.id, hasImages: pictures.length > 0 }, now);
  await refresh(db, [], now);
  return getReview(db, id);
}

/** The caller's own review, locked. */
async function getOwn(db: Db, id: number, user: Principal): Promise<ReviewRow> {
  const row = await findReviewForChange(db, id);
  if (!row || row.user_id !== user.id) throw reviewNotFound();
  return row;
}

/**
 * Changes the version of the caller's own review that was seen. A review that is hidden stays so.
 * @throws ProblemError `not_found`, `invalid_transition`, `conflict`, `invalid_input`
 */
export async function changeReview(
  db: Db,
  id: number,
  { updated, rating, content: given, image_ids }: BodyOf<typeof updateProductReview>,
  writer: Writer,
): Promise<ReviewRow> {
  const { user, now } = writer;
  const row = await getOwn(db, id, user);
  if (now.toISOString() > changeUntil(row))
    throw new ProblemError('invalid_transition', {
      title: `후기는 쓴 지 ${SHOP_LIMITS.reviewChangeDays}일까지만 고칠 수 있어요.`,
    });
  await checkVersion(row, updated, () => toReview(row, user));
  const content = given.trim();
  const isHeld = await isHeldText(db, content, writer, row.is_hidden ? undefined : row.content);
  const hidden = row.is_hidden ? {} : { is_hidden: isHeld, is_held: isHeld };
  await updateReviewRow(db, id, { rating, content, ...hidden, updated: nextVersion(row, now) });
  await releaseImages(db, await deleteOtherImages(db, id, image_ids), now);
  await refresh(db, [], now);
  return getReview(db, id);
}

/** Deletes the caller's own review for good. */
export async function removeReview(db: Db, id: number, { user, now }: Omit<Writer, 'platform'>): Promise<void> {
  const { order_id } = await getOwn(db, id, user);
  const files = await listImageFiles(db, [id]);
  await deleteReviewRow(db, id);
  await takeReviewPoints(db, order_id, '지운', now);
  await releaseImages(db, files, now);
  await refresh(db, [], now);
}

/** A review that everybody sees brings its points, and one that is hidden does not. */
const settlePoints = (db: Db, { order_id, user_id, is_hidden, images }: ReviewRow, now: Date): Promise<void> =>
  is_hidden
    ? takeReviewPoints(db, order_id, '가려진', now)
    : giveReviewPoints(db, { orderId: order_id, userId: user_id, hasImages: images.length > 0 }, now);

/** Replies to a review or takes the reply back, hides or shows it; resolves to it before and after. */
export async function handleReview(
  db: Db,
  id: number,
  { updated, reply: given, is_hidden }: BodyOf<typeof updateStaffReview>,
  { user, now }: Omit<Writer, 'platform'>,
): Promise<{ before: ReviewRow; after: ReviewRow }> {
  const before = await findReviewForChange(db, id);
  if (!before) throw reviewNotFound();
  await checkVersion(before, updated, () => toStaffReview(before));
  const reply = given === undefined ? before.reply : (given?.trim() ?? null);
  if (reply === before.reply && is_hidden === undefined)
    throw invalidField('reply', '바뀐 내용이 없어요. 답글을 고친 뒤 저장해 주세요.');
  const isReplied = reply !== null && reply !== before.reply;
  await updateReviewRow(db, id, {
    ...(isReplied && { reply, replied: before.replied ?? now, replied_by: user.id }),
    ...(reply === null && { reply: null, replied: null, replied_by: null }),
    ...(is_hidden !== undefined && { is_hidden, is_held: false }),
    updated: nextVersion(before, now),
  });
  const after = await getReview(db, id);
  if (isReplied)
    await notifyOnce(
      db,
      productNotifications.reviewReplied,
      [after.user_id],
      { code: after.product_code, name: after.product_name },
      { topic: `product_review:${id}`, now },
    );
  if (is_hidden !== undefined) await settlePoints(db, after, now);
  await refresh(db, [after.user_id], now);
  return { before, after };
}
