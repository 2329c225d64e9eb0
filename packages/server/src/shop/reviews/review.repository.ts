import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { ReviewSummary } from '@danji/contracts/shop/product-review';
import type { listProductReviews, listStaffReviews } from '@danji/contracts/shop/product-review.endpoints';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isNoneOf, selectAuthor } from '../../community/posts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

const IMAGES = sql<
  ReviewImage[]
>`coalesce((select json_agg(json_build_object('id', image.id, 'review_id', image.review_id,
  'image', '/api/commons/files/' || file.nano_id || '/') order by image.id)
  from product_review_image as image join stored_file as file on file.id = image.file_id
  where image.review_id = review.id), '[]')`;
type ReviewImage = { id: number; review_id: number; image: string };

const selectReviews = (db: Db) =>
  db
    .selectFrom('product_review as review')
    .innerJoin('shop_product as product', 'product.id', 'review.product_id')
    .select(['review.id', 'review.product_id', 'review.order_id', 'review.user_id', 'review.rating', 'review.content'])
    .select(['review.is_hidden', 'review.is_held', 'review.reply', 'review.replied'])
    .select(['review.created', 'review.updated'])
    .select(['product.code as product_code', 'product.name as product_name', 'product.is_active as is_on_sale'])
    .select([selectAuthor('review.user_id').as('author'), IMAGES.as('images')]);
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>;

type Readers = {
  readerId: number | null;
  isStaff: boolean;
  /** The authors whose reviews the reader does not want to see. */
  blocked: readonly number[];
};

/** Lists the reviews of a product, the newest first: hidden ones for their authors and our staff. */
export function listReviewsOf(
  db: Db,
  query: QueryOf<typeof listProductReviews>,
  productId: number,
  { readerId, isStaff, blocked }: Readers,
): Promise<Page<ReviewRow>> {
  let found = db.selectFrom('product_review as review').where('review.product_id', '=', productId);
  if (!isStaff) found = found.where(sql<boolean>`(not review.is_hidden or review.user_id = ${readerId ?? 0})`);
  if (blocked.length > 0) found = found.where(isNoneOf('review.user_id', blocked));
  if (query.search?.trim()) found = found.where(matches('review.searched', query.search));
  return readPage(db, query, { found, order: [['review.id', 'desc']], key: 'review.id', lines: selectReviews(db) });
}

/** Lists the reviews of an account, the newest first. */
export function listReviewsBy(
  db: Db,
  query: QueryOf<typeof listProductReviews>,
  userId: number,
): Promise<Page<ReviewRow>> {
  let found = db.selectFrom('product_review as review').where('review.user_id', '=', userId);
  if (query.search?.trim()) found = found.where(matches('review.searched', query.search));
  return readPage(db, query, { found, order: [['review.id', 'desc']], key: 'review.id', lines: selectReviews(db) });
}

/** Lists all reviews, the newest first, or only those that the system has held. */
export function listAllReviews(db: Db, query: QueryOf<typeof listStaffReviews>): Promise<Page<ReviewRow>> {
  const { is_held, search } = query;
  let found = db.selectFrom('product_review as review');
  if (is_held !== undefined) found = found.where('review.is_held', '=', is_held);
  if (search?.trim()) found = found.where(matches('review.searched', search));
  return readPage(db, query, { found, order: [['review.id', 'desc']], key: 'review.id', lines: selectReviews(db) });
}

/** How many visible reviews of a product there are, by their stars. */
export const countRatings = (db: Db, productId: number) =>
  db
    .selectFrom('product_review')
    .where('product_id', '=', productId)
    .where('is_hidden', '=', false)
    .groupBy('rating')
    .select(['rating', sql<number>`count(*)::integer`.as('count')])
    .execute();

/** The summary of ratings; the average to one decimal. */
export function toSummary(counts: Awaited<ReturnType<typeof countRatings>>): ReviewSummary {
  const ratings = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, count } of counts) ratings[rating as keyof typeof ratings] = count;
  const count = counts.reduce((sum, row) => sum + row.count, 0);
  const stars = counts.reduce((sum, row) => sum + row.rating * row.count, 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, ratings };
}

export const findReview = (db: Db, id: number): Promise<ReviewRow | undefined> =>
  selectReviews(db).where('review.id', '=', id).executeTakeFirst();

/** Finds a review and locks it for the transaction. */
export const findReviewForChange = (db: Db, id: number): Promise<ReviewRow | undefined> =>
  selectReviews(db).where('review.id', '=', id).forUpdate('review').executeTakeFirst();

export const insertReview = async (db: Db, values: Insertable<Database['product_review']>): Promise<number> =>
  (await db.insertInto('product_review').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function insertImages(db: Db, reviewId: number, files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('product_review_image')
    .values(files.map((file_id) => ({ review_id: reviewId, file_id })))
    .execute();
}

/** Takes the pictures from a review that are not in `stay`; resolves to their files. */
export const deleteOtherImages = async (db: Db, reviewId: number, stay: readonly number[]): Promise<number[]> =>
  (
    await db
      .deleteFrom('product_review_image')
      .where('review_id', '=', reviewId)
      .where('id', 'not in', [...stay, 0])
      .returning('file_id')
      .execute()
  ).map(({ file_id }) => file_id);

/** The files of the pictures of reviews. */
export const listImageFiles = async (db: Db, reviewIds: readonly number[]): Promise<number[]> =>
  (
    await db
      .selectFrom('product_review_image')
      .where('review_id', 'in', [...reviewIds, 0])
      .select('file_id')
      .execute()
  ).map(({ file_id }) => file_id);

export async function updateReviewRow(
  db: Db,
  id: number,
  changes: Updateable<Database['product_review']>,
): Promise<void> {
  await db.updateTable('product_review').set(changes).where('id', '=', id).execute();
}

export async function deleteReviewRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('product_review').where('id', '=', id).execute();
}

/** All reviews of an account, the first one first. */
export const listOwnReviews = (db: Db, userId: number): Promise<ReviewRow[]> =>
  selectReviews(db).where('review.user_id', '=', userId).orderBy('review.id').execute();

export async function deleteReviewsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('product_review').where('user_id', '=', userId).execute();
}
