import { ReportedKind, ReviewState } from '@danji/contracts/codes/report-codes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { updateCommunityPost } from './community-post.repository.ts';

type Purchase = { post_id: number; user_id: number; seller_id: number; price: number; fee: number; version_id: number };

/** Stores a purchase and counts it; resolves to its turn, 1 for the first of the member. Its post is locked. */
export async function insertPurchase(db: Db, purchase: Purchase, now: Date): Promise<number> {
  const { turn } = await db
    .insertInto('community_purchase')
    .values({
      ...purchase,
      created: now,
      turn: sql<number>`(select coalesce(max(turn), 0) + 1 from community_purchase
        where post_id = ${purchase.post_id} and user_id = ${purchase.user_id})`,
    })
    .returning('turn')
    .executeTakeFirstOrThrow();
  const purchases = sql<number>`purchases + 1` as never;
  await updateCommunityPost(db, purchase.post_id, { purchases, has_sales: true });
  return turn;
}

/** SQL condition: a case about the post that the column names is open. */
const isUnderReview = (column: string) => sql<boolean>`exists (select from review_case as review
  where review.kind = ${ReportedKind.POST} and review.object_id = ${sql.ref(column)} and review.state = ${ReviewState.OPEN})`;

/** Posts whose purchases may have to be refunded; those under review wait, and keep no others waiting. */
export const listBlocked = async (db: Db, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('community_blocked_post as noted')
      .where(sql<boolean>`not ${isUnderReview('noted.post_id')}`)
      .select('noted.post_id')
      .orderBy('noted.blocked')
      .limit(limit)
      .execute()
  ).map(({ post_id }) => post_id);

/** Finds the fields that decide about refunds of a blocked post, whose row is locked before. */
export const findBlocked = (db: Db, postId: number) =>
  db
    .selectFrom('community_blocked_post as noted')
    .innerJoin('community_post as post', 'post.id', 'noted.post_id')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('noted.post_id', '=', postId)
    .select(['post.id', 'post.user_id', 'post.board_status', 'noted.blocked', 'board.title'])
    .select(isUnderReview('post.id').as('is_under_review'))
    .executeTakeFirst();

export async function forgetBlocked(db: Db, postId: number): Promise<void> {
  await db.deleteFrom('community_blocked_post').where('post_id', '=', postId).execute();
}

/** Marks the purchases since that moment as refunded, and returns them. */
export async function markRefunded(db: Db, postId: number, since: Date, now: Date) {
  const refunded = await db
    .updateTable('community_purchase')
    .set({ refunded: now })
    .where('post_id', '=', postId)
    .where('refunded', 'is', null)
    .where('created', '>=', since.toISOString())
    .returning(['user_id', 'seller_id', 'price', 'fee', 'turn'])
    .execute();
  if (refunded.length > 0)
    await updateCommunityPost(db, postId, { purchases: sql<number>`purchases - ${refunded.length}::integer` as never });
  return refunded;
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

/** Rates every third post of others, between 3 and 5 stars; for the demo. */
export async function rateDemoPosts(db: Db, raters: readonly number[]): Promise<void> {
  await sql`
    with rated as (
      insert into community_rating (post_id, user_id, rate, updated)
      select post.id, rater.id, 6 + (post.id * 7 + rater.id * 3) % 5, post.published + interval '2 days'
      from community_post as post cross join unnest(${raters}::integer[]) as rater (id)
      where post.id % 3 = 0 and rater.id <> post.user_id and (post.id + rater.id) % 5 = 0
        and not post.is_question and post.price = 0 and post.published < now() - interval '2 days'
      on conflict do nothing
      returning post_id, rate),
    sums as (select post_id, sum(rate) as rates, count(*) as raters from rated group by post_id)
    update community_post as post set rating_sum = rating_sum + sums.rates, rating_count = rating_count + sums.raters
    from sums where sums.post_id = post.id`.execute(db);
}
