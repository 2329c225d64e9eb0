import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { countComment } from '../notices/index.ts';
import { DEMO_COMMENTS, DEMO_REPLIES, listDemoAuthors } from '../posts/index.ts';
import { countReply, insertComment } from './comment.repository.ts';

const HOUR_SECONDS = 3600;
/** Posts of the demo that have comments, the newest first. */
const COMMENTED = 24;

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
    const first = { ...shared, user_id: commenter, parent_id: null, root_id: null };
    const id = await insertComment(db, first, addSeconds(start, HOUR_SECONDS));
    await countComment(db, board_id, 1);
    if (at % 2 === 0) continue;
    const content = DEMO_REPLIES[at % DEMO_REPLIES.length] ?? '';
    const reply = { board_id, content, user_id, parent_id: id, root_id: id };
    await insertComment(db, reply, addSeconds(start, 2 * HOUR_SECONDS));
    await countReply(db, id, 1);
    await countComment(db, board_id, 1);
  }
}
