import type { listCommunityBookmarks } from '@danji/contracts/community/community-follow.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import { type CommunityLineRow, selectLines } from '../posts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';

type Mark = 'community_bookmark' | 'community_follow';

/** Lists the published posts among the bookmarks of an account, the last one first. */
export const listBookmarks = (
  db: Db,
  query: QueryOf<typeof listCommunityBookmarks>,
  userId: number,
): Promise<Page<CommunityLineRow>> =>
  readPage(db, query, {
    found: db
      .selectFrom('community_bookmark as bookmark')
      .innerJoin('community_post as post', 'post.id', 'bookmark.post_id')
      .where('bookmark.user_id', '=', userId)
      .where(sql<boolean>`post.is_listed`),
    order: [['bookmark.created', 'desc']],
    key: 'post.id',
    lines: selectLines(db, userId),
  });

/** Counts the bookmarks that the list shows: others cannot be taken away. */
export const countBookmarks = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('community_bookmark as bookmark')
      .innerJoin('community_post as post', 'post.id', 'bookmark.post_id')
      .where('bookmark.user_id', '=', userId)
      .where(sql<boolean>`post.is_listed`)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Marks a post for an account, once. */
export async function addMark(db: Db, mark: Mark, postId: number, userId: number, now: Date): Promise<void> {
  await db
    .insertInto(mark)
    .values({ post_id: postId, user_id: userId, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeMark(db: Db, mark: Mark, postId: number, userId: number): Promise<void> {
  await db.deleteFrom(mark).where('post_id', '=', postId).where('user_id', '=', userId).execute();
}

/** The accounts that are told of what is written on a post. */
export const listFollowers = async (db: Db, postId: number): Promise<number[]> =>
  (await db.selectFrom('community_follow').where('post_id', '=', postId).select('user_id').execute()).map(
    ({ user_id }) => user_id,
  );

export async function forgetFollows(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('community_bookmark').where('user_id', '=', userId).execute();
  await db.deleteFrom('community_follow').where('user_id', '=', userId).execute();
}

/** The titles of the posts that an account has marked. */
export async function listKept(db: Db, mark: Mark, userId: number): Promise<{ title: string; created: string }[]> {
  const { rows } = await sql<{ title: string; created: string }>`
    select board.title, mark.created from ${sql.table(mark)} as mark
      join community_post as post on post.id = mark.post_id and post.is_listed
      join board_post as board on board.id = post.board_id
      where mark.user_id = ${userId} order by mark.created`.execute(db);
  return rows;
}

/** Keeps some posts of the demo as bookmarks of members, and has members follow authors. */
export async function markDemoPosts(db: Db, members: readonly number[]): Promise<void> {
  const member = sql`unnest(${members}::integer[]) as member (id)`;
  await sql`insert into community_bookmark (post_id, user_id, created)
    select post.id, member.id, post.published + interval '1 day' from community_post as post cross join ${member}
    where (post.id * 3 + member.id * 5) % 41 = 0 on conflict do nothing`.execute(db);
  await sql`insert into community_author_follow (author_id, user_id, created)
    select author.id, member.id, now() - interval '30 days'
    from ${member} cross join unnest(${members}::integer[]) as author (id)
    where author.id <> member.id and (author.id * 5 + member.id * 3) % 11 = 0 on conflict do nothing`.execute(db);
}
