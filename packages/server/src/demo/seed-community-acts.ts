import { toBusinessDate } from '@danji/contracts/format/date';
import {
  recordAcceptance,
  recordComment,
  recordRead,
  recordRecommendation,
  recordText,
  settleDueActs,
} from '../community/earnings/index.ts';
import { isFirstViewOfDay } from '../community/notices/index.ts';
import { listDemoAuthors, TRIED_ACCOUNTS } from '../community/posts/index.ts';
import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';

const HOUR_SECONDS = 3600;
/** The newest posts whose acts are recorded, and the members who read each of them. */
const [POSTS, READERS] = [7, 2];

type Post = { id: number; board_id: number; user_id: number; published: string | null };

const listPosts = (db: Db, authors: readonly number[], before: Date): Promise<Post[]> =>
  db
    .selectFrom('community_post')
    .where('user_id', 'in', authors)
    .where('is_listed', '=', true)
    .where('published', '<', before.toISOString())
    .select(['id', 'board_id', 'user_id', 'published'])
    .orderBy('published', 'desc')
    .limit(POSTS)
    .execute();

/** Records the readers of a post by day. The number of views is stored with the posts of the demo. */
async function readPost(
  db: Db,
  { board_id: boardId, user_id, published }: Post,
  authors: readonly number[],
  now: Date,
) {
  const others = authors.filter((id) => id !== user_id);
  for (let turn = 0; turn < READERS; turn += 1) {
    const userId = others[(boardId + turn * 3) % others.length];
    const time = addSeconds(new Date(published ?? 0), (3 + turn * 7) * HOUR_SECONDS);
    if (userId === undefined || time > now) continue;
    if (await isFirstViewOfDay(db, boardId, userId, toBusinessDate(time)))
      await recordRead(db, { userId, jobGrade: null, boardId, now: time });
  }
}

/** Records the acts that others have given to the author of a post, and the texts they have written there. */
async function recordOthers(db: Db, post: Post, authors: readonly number[]): Promise<void> {
  const { id: postId, board_id: boardId, user_id: askerId } = post;
  const at = { postId, boardId };
  const comments = await db
    .selectFrom('board_comment')
    .where('board_id', '=', boardId)
    .where('user_id', 'in', authors)
    .select(['id', 'user_id', 'created'])
    .execute();
  for (const { id: commentId, user_id: userId, created } of comments)
    await recordComment(db, { ...at, userId, commentId, now: new Date(created) });
  const marks = await db
    .selectFrom('board_recommend')
    .where('board_id', '=', boardId)
    .where('user_id', 'in', authors)
    .select(['user_id', 'created'])
    .execute();
  for (const { user_id: actorId, created } of marks)
    await recordRecommendation(db, { ...at, userId: askerId, actorId, now: new Date(created) });
  const answers = await db
    .selectFrom('community_answer as answer')
    .innerJoin('board_post as board', 'board.id', 'answer.board_id')
    .where('answer.question_id', '=', postId)
    .where('answer.user_id', 'in', authors)
    .select(['answer.board_id', 'answer.user_id', 'answer.is_accepted', 'board.created'])
    .execute();
  for (const { board_id, user_id: userId, is_accepted, created } of answers) {
    const act = { userId, postId, boardId: board_id, now: new Date(created) };
    await recordText(db, 'answer', { ...act, files: 0 });
    if (is_accepted) await recordAcceptance(db, { ...act, actorId: askerId });
  }
}

/**
 * Records what members of the demo have done in the community, and pays what is due by the rules. The accounts that people
 * try out are left out: their points stay as their history says.
 */
export async function seedCommunityActs(db: Db, now: Date): Promise<void> {
  const authors = (await listDemoAuthors(db)).slice(TRIED_ACCOUNTS);
  if (authors.length <= READERS) return;
  for (const post of await listPosts(db, authors, addSeconds(now, -24 * HOUR_SECONDS))) {
    const { id, board_id, user_id, published } = post;
    await recordText(db, 'write', {
      userId: user_id,
      postId: id,
      boardId: board_id,
      files: 0,
      now: new Date(published ?? 0),
    });
    await readPost(db, post, authors, now);
    await recordOthers(db, post, authors);
  }
  await settleDueActs(db, now);
}
