import type { listBoardComments } from '@danji/contracts/community/board-comment.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { type AuthorRow, isNoneOf, type Reader, selectAuthor } from '../posts/index.ts';
import { selectMentions } from './mention.repository.ts';

const isRecommended = (readerId: number | null) => sql<boolean>`exists (
  select from comment_recommend as mark where mark.comment_id = comment.id and mark.user_id = ${readerId ?? 0})`;

const selectComments = (db: Db, readerId: number | null) =>
  db
    .selectFrom('board_comment as comment')
    .leftJoin('board_comment as parent', 'parent.id', 'comment.parent_id')
    .select(['comment.id', 'comment.nano_id', 'comment.board_id', 'comment.user_id', 'comment.parent_id'])
    .select(['comment.thread_id', 'comment.content', 'comment.replies', 'comment.created', 'comment.edited'])
    .select(['comment.updated', 'comment.hidden', sql<boolean>`comment.deleted is not null`.as('is_deleted')])
    .select(['comment.recommends', isRecommended(readerId).as('is_recommended')])
    .select([selectAuthor('comment.user_id').as('author'), 'parent.user_id as parent_user_id'])
    .select(selectMentions('comment.id').as('mentions'))
    .select(
      sql<AuthorRow | null>`case when parent.id is not null then ${selectAuthor('parent.user_id')} end`.as(
        'parent_author',
      ),
    );
export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['executeTakeFirstOrThrow']>>;

/** Whether a comment is there for who reads what it is on: a hidden one is for its author and our staff alone. */
export const isCommentThere = ({ hidden, user_id }: Pick<CommentRow, 'hidden' | 'user_id'>, reader: Reader): boolean =>
  hidden === null || reader.isStaff || user_id === reader.id;

/** Lists the comments on a board post: the oldest thread first, a deleted or hidden comment while it has replies. */
export function listComments(
  db: Db,
  query: QueryOf<typeof listBoardComments>,
  { id, isStaff }: Reader,
  blocked: readonly number[],
): Promise<Page<CommentRow>> {
  let found = db
    .selectFrom('board_comment as comment')
    .where('comment.board_id', '=', query.board_id)
    .where(sql<boolean>`(comment.deleted is null or comment.replies > 0)`);
  if (blocked.length > 0) found = found.where(isNoneOf('comment.user_id', blocked));
  const isShown = sql<boolean>`(comment.hidden is null or comment.user_id = ${id ?? 0})`;
  if (!isStaff) found = found.where(sql<boolean>`(${isShown} or comment.replies > 0)`);
  // A search would tell the text of what is hidden.
  if (!isStaff && query.search?.trim()) found = found.where(isShown);
  if (query.search?.trim()) found = found.where(matches('comment.searched', query.search));
  if (query.comment !== undefined)
    found = found.where('comment.thread_id', '=', (eb) =>
      eb
        .selectFrom('board_comment as named')
        .where('named.nano_id', '=', query.comment as NanoId)
        .select('named.thread_id'),
    );
  return readPage(db, query, {
    found,
    order: [
      ['comment.thread_id', 'asc'],
      ['comment.id', 'asc'],
    ],
    key: 'comment.id',
    lines: selectComments(db, id),
  });
}

/** Finds a comment by its nano_id or id; not a deleted one. */
export const findComment = (db: Db, ref: string, readerId: number | null = null): Promise<CommentRow | undefined> =>
  selectComments(db, readerId).where('comment.deleted', 'is', null).where(hasRef('comment', ref)).executeTakeFirst();

/** Locks a comment for the transaction, so that its replies and its deletion come one after the other. */
export async function lockComment(db: Db, id: number): Promise<void> {
  await db.selectFrom('board_comment').where('id', '=', id).select('id').forUpdate().execute();
}

type NewComment = {
  board_id: number;
  user_id: number;
  parent_id: number | null;
  root_id: number | null;
  content: string;
};

export async function insertComment(db: Db, comment: NewComment, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('board_comment')
    .values({ ...comment, nano_id: newNanoId(), created: now, updated: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds many comments by one statement; resolves to their ids in the same order. */
export const insertComments = async (
  db: Db,
  comments: readonly (NewComment & { now: Date; replies: number })[],
): Promise<number[]> =>
  (
    await db
      .insertInto('board_comment')
      .values(comments.map(({ now, ...comment }) => ({ ...comment, nano_id: newNanoId(), created: now, updated: now })))
      .returning('id')
      .execute()
  )
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

export async function countReply(db: Db, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('board_comment')
    .set({ replies: sql`replies + ${by}::integer` })
    .where('id', '=', id)
    .execute();
}

/** Counts a recommendation of a comment, or with -1 one that was taken back. */
export async function countCommentRecommend(db: Db, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('board_comment')
    .set({ recommends: sql`recommends + ${by}::integer` })
    .where('id', '=', id)
    .execute();
}

export async function rewriteComment(db: Db, id: number, content: string, times: { updated: Date; now: Date }) {
  await db
    .updateTable('board_comment')
    .set({ content, updated: times.updated, edited: times.now })
    .where('id', '=', id)
    .execute();
}

/** Hides a comment, or with null shows it again. */
export async function markHidden(db: Db, id: number, hidden: Date | null): Promise<void> {
  await db.updateTable('board_comment').set({ hidden }).where('id', '=', id).execute();
}

/** Deletes the text of a comment; its row stays for its replies. */
export async function blankComment(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('board_comment').set({ content: '', deleted: now }).where('id', '=', id).execute();
}

/** The comments of an account that are not deleted, with what they are on. */
export const listCommentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('board_comment as comment')
    .where('comment.user_id', '=', userId)
    .where('comment.deleted', 'is', null)
    .select(['comment.id', 'comment.board_id', 'comment.parent_id', 'comment.replies', 'comment.content'])
    .select(['comment.created', 'comment.hidden'])
    .orderBy('comment.id')
    .execute();
