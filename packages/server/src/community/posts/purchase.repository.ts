import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { updateCommunityPost } from './community-post.repository.ts';

type Purchase = { post_id: number; user_id: number; seller_id: number; price: number; fee: number };

/** Stores a purchase and counts it. Its post is locked. */
export async function insertPurchase(db: Db, purchase: Purchase, now: Date): Promise<void> {
  await db
    .insertInto('community_purchase')
    .values({ ...purchase, created: now })
    .execute();
  await updateCommunityPost(db, purchase.post_id, { purchases: sql<number>`purchases + 1` as never });
}

/** Stores a rating, `before` being the caller's earlier one, and adds it to the sum. Its post is locked. */
export async function saveRating(
  db: Db,
  { before, ...rating }: { post_id: number; user_id: number; rate: number; before: number | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('community_rating')
    .values({ ...rating, updated: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doUpdateSet({ rate: rating.rate, updated: now }))
    .execute();
  await updateCommunityPost(db, rating.post_id, {
    rating_sum: sql<number>`rating_sum + ${rating.rate - (before ?? 0)}::integer` as never,
    rating_count: sql<number>`rating_count + ${before === null ? 1 : 0}::integer` as never,
  });
}
