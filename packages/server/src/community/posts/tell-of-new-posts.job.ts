import { communityNotifications } from '@danji/contracts/notifications/catalogue/community';
import { sql } from 'kysely';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';

const NAME = 'community.tell_of_new_posts';

/** Has followers told of a post that was published for the first time, when the caller's transaction commits. */
export async function announcePost(db: Db, postId: number, now: Date): Promise<void> {
  await db
    .insertInto('community_new_post')
    .values({ post_id: postId, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await wake(db, { name: NAME });
}

/** Locks the post that has waited longest; another server takes another one. */
const lockNext = (db: Db) =>
  db
    .selectFrom('community_new_post as new_post')
    .innerJoin('community_post as post', 'post.id', 'new_post.post_id')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .select(['post.id', 'post.nano_id', 'post.user_id', 'post.category', 'post.category1', 'post.is_anonymous'])
    .select(['board.title', 'post.is_listed'])
    .orderBy('new_post.created')
    .orderBy('new_post.post_id')
    .limit(1)
    .forUpdate('new_post')
    .skipLocked()
    .executeTakeFirst();
type NewPost = NonNullable<Awaited<ReturnType<typeof lockNext>>>;

/**
 * The accounts that are told of a post, each once: followers of its author, unless it is anonymous, before those of its
 * category. Nobody is told of a post of one's own or of an author that one has blocked.
 */
async function listTold(db: Db, { user_id, category, category1, is_anonymous }: NewPost) {
  const { rows } = await sql<{ user_id: number; follows_author: boolean }>`
    select follow.user_id, bool_or(follow.follows_author) as follows_author
    from (
      select user_id, true as follows_author from community_author_follow
      where author_id = ${user_id} and not ${is_anonymous}::boolean
      union all
      select user_id, false from community_category_follow
      where category = ${category} and category1 in (0, ${category1})
    ) as follow
    where follow.user_id <> ${user_id} and not exists (
      select from community_block as block
      where block.user_id = follow.user_id and block.blocked_id = ${user_id} and block.is_anonymous = ${is_anonymous})
    group by follow.user_id`.execute(db);
  const idsOf = (followsAuthor: boolean) =>
    rows.filter(({ follows_author }) => follows_author === followsAuthor).map(({ user_id }) => user_id);
  return { ofAuthor: idsOf(true), ofCategory: idsOf(false) };
}

/** Tells of one post and takes it from the queue in the same transaction; false when none waits. */
const tellOfNext = ({ db, clock }: Platform): Promise<boolean> =>
  transaction(db, async (db) => {
    const post = await lockNext(db);
    if (!post) return false;
    // A post that was hidden meanwhile is of no use to any follower.
    if (post.is_listed) {
      const { ofAuthor, ofCategory } = await listTold(db, post);
      const { nano_id, title } = post;
      await notify(db, communityNotifications.authorPosted, ofAuthor, { nano_id, title }, clock.now());
      await notify(db, communityNotifications.categoryPosted, ofCategory, { nano_id, title }, clock.now());
    }
    await db.deleteFrom('community_new_post').where('post_id', '=', post.id).execute();
    return true;
  });

/** Tells followers of new posts: at once, and each minute of what is left over. */
export const tellOfNewPosts = defineJob(
  NAME,
  async (platform) => {
    while (await tellOfNext(platform));
  },
  { cron: '* * * * *', isWoken: true },
);
