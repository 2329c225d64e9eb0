import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { listCommunityDrafts } from '@danji/contracts/community/community-author.endpoints';
import type { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { webPaths } from '@danji/contracts/web-paths';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { lastIdOf, type PublicRecords } from '../../platform/features/public-records.ts';
import type { ListOrder } from '../../platform/records/list-order.ts';
import { emptyPage, readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { type Blocked, isNoneOf } from './blocked.ts';
import { type CommunityLineRow, selectLines } from './community-post.repository.ts';
import type { Reader } from './reader.ts';

type Query = QueryOf<typeof listCommunityPosts>;

const ORDERS: Record<NonNullable<Query['ordering']>, ListOrder> = {
  '-published': [['post.published', 'desc']],
  '-popularity': [['post.popularity', 'desc']],
  answers: [
    ['post.answers', 'asc'],
    ['post.published', 'desc'],
  ],
  '-rating': [['post.rating', 'desc', 'nulls last']],
  price: [['post.price', 'asc']],
  '-price': [['post.price', 'desc']],
};

const fromPosts = (db: Db) => db.selectFrom('community_post as post');
/** Posts that everybody finds; whether a reader may read all of one is decided later. */
const fromListed = (db: Db) => fromPosts(db).where(sql<boolean>`post.is_listed`);
/** The posts that search engines learn of: the page of each holds its preview at the least for everybody. */
export const publicPosts: PublicRecords = {
  path: webPaths.communityPost(':nanoId'),
  findLastId: lastIdOf('community_post'),
  list: (db, { after, last }) =>
    fromListed(db)
      .where('post.id', '>', after)
      .where('post.id', '<=', last)
      .select(['post.nano_id as key', 'post.updated as changed'])
      .orderBy('post.id')
      .execute(),
};

/** The posts of an author in every state but drafts. */
const fromOwn = (db: Db, userId: number) =>
  fromPosts(db)
    .where('post.user_id', '=', userId)
    .where('post.deleted', 'is', null)
    .where('post.published', 'is not', null);

/** The account of a public id. Anonymous posts are not listed with their author. */
const authorId = (nanoId: string) =>
  sql<number>`(select author.id from user_account as author where author.nano_id = ${nanoId})`;

/** Lists posts; a visitor has none of its own. */
export function listPosts(db: Db, query: Query, reader: Reader, blocked: Blocked): Promise<Page<CommunityLineRow>> {
  const { category, category1, category2, sigungu, question_state, author, board_status, search } = query;
  if (query.is_own && reader.id === null) return Promise.resolve(emptyPage(query));
  let found = query.is_own && reader.id !== null ? fromOwn(db, reader.id) : fromListed(db);
  if (category !== undefined) found = found.where('post.category', '=', category);
  if (category1 !== undefined) found = found.where('post.category1', '=', category1);
  if (category2 !== undefined) found = found.where('post.category2', '=', category2);
  if (sigungu !== undefined) found = found.where('post.sigungu', '=', sigungu);
  if (question_state !== undefined) found = found.where('post.question_state', '=', question_state);
  if (author !== undefined)
    found = found.where('post.user_id', '=', authorId(author)).where(sql<boolean>`not post.is_anonymous`);
  if (board_status !== undefined) found = found.where('post.board_status', '=', board_status);
  if (query.ordering === 'answers') found = found.where(sql<boolean>`post.is_question`);
  const { named, anonymous } = blocked;
  if (named.length > 0) found = found.where(sql<boolean>`(post.is_anonymous or ${isNoneOf('post.user_id', named)})`);
  if (anonymous.length > 0)
    found = found.where(sql<boolean>`(not post.is_anonymous or ${isNoneOf('post.user_id', anonymous)})`);
  if (search?.trim()) found = found.where(matches('post.searched', search));
  return readPage(db, query, {
    found,
    order: ORDERS[query.ordering ?? '-published'],
    key: 'post.id',
    lines: selectLines(db, reader.id),
  });
}

/** Lists the drafts of an author, the last changed first. */
export const listDrafts = (
  db: Db,
  query: QueryOf<typeof listCommunityDrafts>,
  userId: number,
): Promise<Page<CommunityLineRow>> =>
  readPage(db, query, {
    found: fromPosts(db)
      .where('post.user_id', '=', userId)
      .where('post.deleted', 'is', null)
      .where('post.board_status', '=', BoardStatus.TEMP),
    order: [['post.updated', 'desc']],
    key: 'post.id',
    lines: selectLines(db, userId),
  });
