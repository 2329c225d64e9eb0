import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { countComment } from '../notices/index.ts';
import { DEMO_COMMENTS, DEMO_REPLIES, listDemoAuthors } from '../posts/index.ts';
import { countReply, insertComment, insertComments } from './comment.repository.ts';

const HOUR_SECONDS = 3600;
/** Posts of the demo that have comments, the newest first. */
const COMMENTED = 24;

/** Adds a comment on a post of the demo; resolves to its id. */
export async function addDemoComment(
  db: Db,
  comment: { board_id: number; user_id: number; content: string },
  now: Date,
): Promise<number> {
  const id = await insertComment(db, { ...comment, parent_id: null, root_id: null }, now);
  await countComment(db, comment.board_id, 1);
  return id;
}

/** Seeds a comment on some posts, every other one with a reply of the author. */
export async function seedDemoComments(db: Db): Promise<void> {
  const authors = await listDemoAuthors(db);
  const posts = await db
    .selectFrom('community_post as post')
    .select(['post.board_id', 'post.user_id', 'post.published'])
    .orderBy('post.published', 'desc')
    .limit(COMMENTED)
    .execute();
  for (const [at, { board_id, user_id, published }] of posts.entries()) {
    const others = authors.filter((id) => id !== user_id);
    const commenter = others[(at * 11) % others.length];
    if (commenter === undefined) continue;
    const start = new Date(published ?? 0);
    const shared = { board_id, content: DEMO_COMMENTS[at % DEMO_COMMENTS.length] ?? '' };
    const id = await addDemoComment(db, { ...shared, user_id: commenter }, addSeconds(start, HOUR_SECONDS));
    if (at % 2 === 0) continue;
    const content = DEMO_REPLIES[at % DEMO_REPLIES.length] ?? '';
    const reply = { board_id, content, user_id, parent_id: id, root_id: id };
    await insertComment(db, reply, addSeconds(start, 2 * HOUR_SECONDS));
    await countReply(db, id, 1);
    await countComment(db, board_id, 1);
  }
}

/** Seeds as many comments on the posts of the year as are stored with them; every other one is answered by its author. */
export async function seedDemoFieldComments(db: Db): Promise<void> {
  const authors = await listDemoAuthors(db);
  const posts = await db
    .selectFrom('community_post as post')
    .where('post.comments', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('board_comment as comment')
            .whereRef('comment.board_id', '=', 'post.board_id')
            .select('comment.id'),
        ),
      ),
    )
    .select(['post.board_id', 'post.user_id', 'post.published', 'post.comments'])
    .orderBy('post.board_id')
    .execute();
  if (posts.length === 0) return;
  const threads = posts.flatMap(({ board_id, user_id, published, comments }, at) => {
    const others = authors.filter((id) => id !== user_id);
    const start = new Date(published ?? 0);
    // A thread of two and one of one make three.
    return Array.from({ length: Math.ceil(comments / 2) }, (_, turn) => ({
      author: user_id,
      hasReply: turn * 2 + 1 < comments,
      board_id,
      user_id: others[(at * 11 + turn * 5) % others.length] ?? 0,
      content: DEMO_COMMENTS[(at * 5 + turn * 7) % DEMO_COMMENTS.length] ?? '',
      now: addSeconds(start, (2 + (at % 9) + turn * 4) * HOUR_SECONDS),
    }));
  });
  const top = { parent_id: null, root_id: null };
  const ids = await insertComments(
    db,
    threads.map(({ author: _author, hasReply, ...comment }) => ({ ...comment, ...top, replies: hasReply ? 1 : 0 })),
  );
  const replies = threads.flatMap(({ author, hasReply, board_id, now }, at) => {
    const id = ids[at] ?? 0;
    const content = DEMO_REPLIES[(at * 3) % DEMO_REPLIES.length] ?? '';
    const reply = { board_id, content, user_id: author, parent_id: id, root_id: id, replies: 0 };
    return hasReply ? [{ ...reply, now: addSeconds(now, HOUR_SECONDS) }] : [];
  });
  if (replies.length > 0) await insertComments(db, replies);
}
