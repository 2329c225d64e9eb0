import { MAX_LISTED } from '@danji/contracts/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

type Figures = { posts: number; answers: number; accepted: number };

/** Whether a member is told of the new posts of an author. */
export const isFollowed = async (db: Db, authorId: number, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('community_author_follow')
    .where('author_id', '=', authorId)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst()) !== undefined;

/**
 * Counts what readers find of an author, each up to the most rows of a list: published posts that are not anonymous, and
 * answers to published questions.
 */
export async function countWritten(db: Db, authorId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*)::integer from (
        select from community_post as post
        where post.user_id = ${authorId} and post.is_listed and not post.is_anonymous limit ${MAX_LISTED}) as post) as posts,
      count(*)::integer as answers, count(*) filter (where is_accepted)::integer as accepted
    from (select answer.is_accepted from community_answer as answer
      join community_post as question on question.id = answer.question_id and question.is_listed
      where answer.user_id = ${authorId} and answer.deleted is null and answer.hidden is null
      limit ${MAX_LISTED}) as answer`.execute(db);
  return rows[0] ?? { posts: 0, answers: 0, accepted: 0 };
}
