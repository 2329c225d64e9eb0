import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** Finds the rating of an answer by an account; null while there is none. */
export const findRating = async (db: Db, faqId: number, userId: number): Promise<boolean | null> =>
  (
    await db
      .selectFrom('faq_rating')
      .where('faq_id', '=', faqId)
      .where('user_id', '=', userId)
      .select('is_helpful')
      .executeTakeFirst()
  )?.is_helpful ?? null;

/** Adds to the numbers of an answer. */
async function count(db: Db, faqId: number, isHelpful: boolean, by: 1 | -1): Promise<void> {
  const column = isHelpful ? 'helpful' : 'unhelpful';
  await db
    .updateTable('faq')
    .set({ [column]: sql`${sql.ref(column)} + ${by}` })
    .where('id', '=', faqId)
    .execute();
}

type Rating = { faqId: number; userId: number; isHelpful: boolean; now: Date };

/** Stores what an account says of an answer; it counts once, however many calls say so at a time. */
export async function saveRating(db: Db, { faqId, userId, isHelpful, now }: Rating): Promise<void> {
  await db.selectFrom('faq').where('id', '=', faqId).select('id').forUpdate().execute();
  const before = await findRating(db, faqId, userId);
  if (before === isHelpful) return;
  await db
    .insertInto('faq_rating')
    .values({ faq_id: faqId, user_id: userId, is_helpful: isHelpful, rated: now })
    .onConflict((conflict) =>
      conflict.columns(['faq_id', 'user_id']).doUpdateSet({ is_helpful: isHelpful, rated: now }),
    )
    .execute();
  if (before !== null) await count(db, faqId, before, -1);
  await count(db, faqId, isHelpful, 1);
}

/** Takes back all that an account has said. */
export async function deleteRatings(db: Db, userId: number): Promise<void> {
  const rows = await db
    .deleteFrom('faq_rating')
    .where('user_id', '=', userId)
    .returning(['faq_id', 'is_helpful'])
    .execute();
  for (const { faq_id, is_helpful } of rows) await count(db, faq_id, is_helpful, -1);
}

/** Lists the ratings of answers by an account, with their questions. */
export const listRatings = (db: Db, userId: number) =>
  db
    .selectFrom('faq_rating as rating')
    .innerJoin('faq', 'faq.id', 'rating.faq_id')
    .innerJoin('board_post as question', 'question.id', 'faq.question_id')
    .where('rating.user_id', '=', userId)
    .select(['question.title', 'rating.is_helpful', 'rating.rated'])
    .orderBy('rating.faq_id')
    .execute();
