import { type RawBuilder, sql } from 'kysely';
import { countAnswerRecommend } from '../answers/index.ts';
import { countCommentRecommend } from '../comments/index.ts';
import { countPostRecommend } from '../posts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** Counts for the post or the answer of a board post. */
async function countForBoard(db: Db, boardId: number, by: 1 | -1): Promise<void> {
  await countPostRecommend(db, boardId, by);
  await countAnswerRecommend(db, boardId, by);
}

const readCount = async (db: Db, statement: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ recommends: number }>`${statement}`.execute(db)).rows[0]?.recommends ?? 0;

type Recommend = { id: number; userId: number; isRecommended: boolean; now: Date };

/** Stores who recommends a post or an answer, once, however many say so at a time; the count follows what was stored. Resolves to it. */
export async function saveBoardRecommend(db: Db, { id, userId, isRecommended, now }: Recommend): Promise<number> {
  const changed = isRecommended
    ? await db
        .insertInto('board_recommend')
        .values({ board_id: id, user_id: userId, created: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('board_id')
        .executeTakeFirst()
    : await db
        .deleteFrom('board_recommend')
        .where('board_id', '=', id)
        .where('user_id', '=', userId)
        .returning('board_id')
        .executeTakeFirst();
  if (changed) await countForBoard(db, id, isRecommended ? 1 : -1);
  return readCount(
    db,
    sql`select recommends from community_post where board_id = ${id}
      union all select recommends from community_answer where board_id = ${id}`,
  );
}

/** The same for a comment. */
export async function saveCommentRecommend(db: Db, { id, userId, isRecommended, now }: Recommend): Promise<number> {
  const changed = isRecommended
    ? await db
        .insertInto('comment_recommend')
        .values({ comment_id: id, user_id: userId, created: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('comment_id')
        .executeTakeFirst()
    : await db
        .deleteFrom('comment_recommend')
        .where('comment_id', '=', id)
        .where('user_id', '=', userId)
        .returning('comment_id')
        .executeTakeFirst();
  if (changed) await countCommentRecommend(db, id, isRecommended ? 1 : -1);
  return readCount(db, sql`select recommends from board_comment where id = ${id}`);
}

/** Takes back all that an account recommends. */
export async function takeBackAll(db: Db, userId: number): Promise<void> {
  const boards = await db.deleteFrom('board_recommend').where('user_id', '=', userId).returning('board_id').execute();
  for (const { board_id } of boards) await countForBoard(db, board_id, -1);
  const comments = await db
    .deleteFrom('comment_recommend')
    .where('user_id', '=', userId)
    .returning('comment_id')
    .execute();
  for (const { comment_id } of comments) await countCommentRecommend(db, comment_id, -1);
}

type Recommended = { kind: string; title: string; created: string };

/** Lists the recommendations of an account, with the title of the post that each is, or is on. */
export async function listRecommended(db: Db, userId: number): Promise<Recommended[]> {
  const { rows } = await sql<Recommended>`
    select case when answer.id is null then '글' else '답변' end as kind, title.title, mark.created
      from board_recommend as mark
      left join community_answer as answer on answer.board_id = mark.board_id
      left join community_post as question on question.id = answer.question_id
      join board_post as title on title.id = coalesce(question.board_id, mark.board_id)
      where mark.user_id = ${userId}
    union all
    select '댓글', title.title, mark.created
      from comment_recommend as mark
      join board_comment as comment on comment.id = mark.comment_id
      left join community_answer as answer on answer.board_id = comment.board_id
      left join community_post as question on question.id = answer.question_id
      join board_post as title on title.id = coalesce(question.board_id, comment.board_id)
      where mark.user_id = ${userId}
    order by 3`.execute(db);
  return rows;
}

/** Adds who recommends the posts of the demo: as many as are stored with each. */
export async function recommendDemoPosts(db: Db, members: readonly number[]): Promise<void> {
  await sql`
    insert into board_recommend (board_id, user_id, created)
    select post.board_id, member.id, post.published + interval '1 day'
    from community_post as post cross join lateral (
      select id from unnest(${members}::integer[]) as member (id) where id <> post.user_id
      order by (id * 7 + post.id) % 31, id limit post.recommends) as member
    on conflict do nothing`.execute(db);
}
