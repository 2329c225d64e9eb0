import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { fileCount } from '../notices/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newNanoId } from '../../platform/ids.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { selectAuthor } from './author.ts';

/** The use of the files of posts: who may read the post may read them. */
export const COMMUNITY_FILE_USE = 'community';

type Tables = Database & { post: Database['community_post']; board: Database['board_post'] };
type Found = SelectQueryBuilder<Tables, 'post' | 'board', object>;

const region = sql<CommunityPost['sigungu']>`
  (select jsonb_build_object('id', region.id, 'sido_short', region.sido_short, 'sigungu', region.sigungu)
    from region where region.id = post.sigungu)`;

const isPurchased = (readerId: number | null) => sql<boolean>`exists (
  select from community_purchase as purchase
  where purchase.post_id = post.id and purchase.user_id = ${readerId ?? 0} and purchase.refunded is null)`;

/** Whether a reader recommends the post or answer of a board post, by the column with its id. */
export const isRecommended = (column: string, readerId: number | null) => sql<boolean>`exists (
  select from board_recommend as mark where mark.board_id = ${sql.ref(column)} and mark.user_id = ${readerId ?? 0})`;

const isMarked = (table: 'community_bookmark' | 'community_follow', readerId: number | null) => sql<boolean>`exists (
  select from ${sql.table(table)} as mark where mark.post_id = post.id and mark.user_id = ${readerId ?? 0})`;

/** Whether a reader has blocked the author for the posts of this kind. */
const isAuthorBlocked = (readerId: number | null) => sql<boolean>`exists (
  select from community_block as block where block.user_id = ${readerId ?? 0}
    and block.blocked_id = post.user_id and block.is_anonymous = post.is_anonymous)`;

/** The lines of posts as one reader sees them. */
export const selectLines = (db: Db, readerId: number | null) =>
  (
    db
      .selectFrom('community_post as post')
      .innerJoin('board_post as board', 'board.id', 'post.board_id') as unknown as Found
  )
    .select(['post.id', 'post.nano_id', 'post.board_id', 'post.user_id', 'post.community_type', 'post.category'])
    .select(['post.category1', 'post.category2', 'post.job_grades', 'post.price', 'post.rating', 'post.rating_count'])
    .select(['post.is_question', 'post.is_alert', 'post.is_allow_comment', 'post.is_anonymous', 'post.is_accepted'])
    .select('post.reward_turn')
    .select([
      'post.preview',
      'post.answers',
      'post.purchases',
      'post.recommends',
      'post.published',
      'post.board_status',
    ])
    .select(['board.nano_id as board_nano_id', 'board.title', 'board.views', 'board.comments'])
    .select(['board.created', 'board.updated'])
    .select([region.as('region'), selectAuthor('post.user_id').as('author'), isPurchased(readerId).as('is_purchased')])
    .select([sql<boolean>`post.deleted is not null`.as('is_gone'), fileCount(COMMUNITY_FILE_USE).as('file_count')]);

export type CommunityLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

const selectPost = (db: Db, readerId: number | null) =>
  selectLines(db, readerId)
    .select(['board.content', isRecommended('post.board_id', readerId).as('is_recommended')])
    .select([
      isMarked('community_bookmark', readerId).as('is_bookmarked'),
      isMarked('community_follow', readerId).as('is_following'),
      isAuthorBlocked(readerId).as('is_author_blocked'),
    ])
    .select(
      sql<number | null>`(select rated.rate from community_rating as rated
        where rated.post_id = post.id and rated.user_id = ${readerId ?? 0})`.as('own_rate'),
    );
export type CommunityPostRow = Awaited<ReturnType<ReturnType<typeof selectPost>['executeTakeFirstOrThrow']>>;

/** Finds a post in any state, also a deleted one: the caller decides whether it is there for the reader. */
export const findPost = (db: Db, ref: string, readerId: number | null): Promise<CommunityPostRow | undefined> =>
  selectPost(db, readerId).where(hasRef('post', ref)).executeTakeFirst();

/** The same with a lock of the post for the transaction. */
export async function lockPost(db: Db, ref: string, readerId: number | null): Promise<CommunityPostRow | undefined> {
  await db
    .selectFrom('community_post as post')
    .where(hasRef('post', ref))
    .select('post.id')
    .forUpdate()
    .executeTakeFirst();
  return findPost(db, ref, readerId);
}

/** Finds the post of a board post. */
export const findPostOfBoard = (db: Db, boardId: number, readerId: number | null) =>
  selectPost(db, readerId).where('post.board_id', '=', boardId).executeTakeFirst();

export type Columns = Omit<Insertable<Database['community_post']>, 'nano_id' | 'searched'>;

const searchable = (text: string) => sql<string>`searchable(${text})`;

type NewPost = { columns: Columns; found: string };

/** Adds the community posts of board posts; resolves to their ids. `found` is the text by which everybody finds one. */
export const insertCommunityPosts = async (db: Db, posts: readonly NewPost[]): Promise<number[]> =>
  (
    await db
      .insertInto('community_post')
      .values(posts.map(({ columns, found }) => ({ ...columns, nano_id: newNanoId(), searched: searchable(found) })))
      .returning('id')
      .execute()
  ).map(({ id }) => id);

export async function updateCommunityPost(
  db: Db,
  id: number,
  columns: Updateable<Database['community_post']>,
  found?: string,
): Promise<void> {
  await db
    .updateTable('community_post')
    .set({ ...columns, ...(found !== undefined && { searched: searchable(found) }) })
    .where('id', '=', id)
    .execute();
}

export const countDrafts = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('community_post')
      .where('user_id', '=', userId)
      .where('deleted', 'is', null)
      .where('board_status', '=', BoardStatus.TEMP)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Posts that were deleted before that moment and that nobody has ever bought, by the ids of their board posts. */
export const listDeletedBoards = async (db: Db, before: Date, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('community_post as post')
      .where('post.deleted', '<', before.toISOString())
      .where('post.has_sales', '=', false)
      .select('post.board_id')
      .orderBy('post.deleted')
      .limit(limit)
      .execute()
  ).map(({ board_id }) => board_id);

/** Counts an answer to a question, or with -1 one that is no longer there. */
export const countAnswer = (db: Db, id: number, by: 1 | -1): Promise<void> =>
  updateCommunityPost(db, id, { answers: sql<number>`answers + ${by}::integer` as never });

/** Counts a recommendation of the post of a board post, or with -1 one that was taken back. */
export async function countPostRecommend(db: Db, boardId: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('community_post')
    .set({ recommends: sql`recommends + ${by}::integer` })
    .where('board_id', '=', boardId)
    .execute();
}

export const markQuestionAccepted = (db: Db, id: number): Promise<void> =>
  updateCommunityPost(db, id, { is_accepted: true });

/** Opens a question again whose acceptance was taken back; its next reward is one of its own. */
export const reopenQuestion = (db: Db, { id, reward_turn }: { id: number; reward_turn: number }): Promise<void> =>
  updateCommunityPost(db, id, { is_accepted: false, reward_turn: reward_turn + 1 });
