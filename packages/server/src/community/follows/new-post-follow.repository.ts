import { COMMUNITY_PLACES, type CommunityPlace } from '@danji/contracts/community/community-categories';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import { selectAuthor } from '../posts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';

const selectFollows = (db: Db) =>
  db
    .selectFrom('community_author_follow as follow')
    .select(['follow.id', 'follow.created', selectAuthor('follow.author_id').as('author')]);
export type AuthorFollowRow = Awaited<ReturnType<ReturnType<typeof selectFollows>['executeTakeFirstOrThrow']>>;

export const listAuthorFollows = (db: Db, query: PageQuery, userId: number): Promise<Page<AuthorFollowRow>> =>
  readPage(db, query, {
    found: db.selectFrom('community_author_follow as follow').where('follow.user_id', '=', userId),
    order: [],
    key: 'follow.id',
    lines: selectFollows(db),
  });

/** Number of authors that a member follows, without this one. */
export const countOtherFollows = async (db: Db, userId: number, authorId: number): Promise<number> =>
  (
    await db
      .selectFrom('community_author_follow')
      .where('user_id', '=', userId)
      .where('author_id', '!=', authorId)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Has a member told of the new posts of an author; a repetition changes nothing. */
export async function addAuthorFollow(db: Db, authorId: number, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('community_author_follow')
    .values({ author_id: authorId, user_id: userId, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeAuthorFollow(db: Db, authorId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('community_author_follow')
    .where('author_id', '=', authorId)
    .where('user_id', '=', userId)
    .execute();
}

export const listCategoryFollows = (db: Db, userId: number): Promise<CommunityPlace[]> =>
  db
    .selectFrom('community_category_follow')
    .where('user_id', '=', userId)
    .select(['category', 'category1'])
    .orderBy('category')
    .orderBy('category1')
    .limit(COMMUNITY_PLACES)
    .execute();

/** Has a member told of the new posts of a category; a repetition changes nothing. */
export async function addCategoryFollow(db: Db, place: CommunityPlace, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('community_category_follow')
    .values({ ...place, user_id: userId, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeCategoryFollow(
  db: Db,
  { category, category1 }: CommunityPlace,
  userId: number,
): Promise<void> {
  await db
    .deleteFrom('community_category_follow')
    .where('category', '=', category)
    .where('category1', '=', category1)
    .where('user_id', '=', userId)
    .execute();
}

/** Forgets what an account follows, and who follows it. */
export async function forgetNewPostFollows(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('community_author_follow')
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('author_id', '=', userId)]))
    .execute();
  await db.deleteFrom('community_category_follow').where('user_id', '=', userId).execute();
}

/** When an account began to follow authors, for its own download. */
export const listAuthorFollowsOf = (db: Db, userId: number) =>
  db.selectFrom('community_author_follow').where('user_id', '=', userId).select('created').orderBy('id').execute();
