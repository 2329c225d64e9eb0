import type { PersonRef } from '@danji/contracts/accounts/user';
import type { listInquiries } from '@danji/contracts/community/inquiry.endpoints';
import type { InquiryNumbers } from '@danji/contracts/community/inquiry';
import { INQUIRY_LIMITS, INQUIRY_NUMBERS_COUNTED } from '@danji/contracts/community/inquiry-rules';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { newNanoId } from '../../platform/ids.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import type { FileReadPolicy } from '../../site/files/index.ts';
import { fileCount } from '../notices/index.ts';

/** The use of files in inquiries: their author and our staff may read them. */
export const INQUIRY_FILE_USE = 'inquiry';

type Tables = Database & { board: Database['board_post'] };
type Found = SelectQueryBuilder<Tables, 'inquiry' | 'board', object>;

const FIRST_POST = sql<number>`(select min(post.board_id) from inquiry_post as post where post.inquiry_id = inquiry.id)`;

const fromInquiries = (db: Db): Found =>
  db.selectFrom('inquiry').innerJoin('board_post as board', (join) => join.on('board.id', '=', FIRST_POST));

const selectLine = (found: Found) =>
  found
    .select(['inquiry.id', 'inquiry.nano_id', 'inquiry.user_id', 'inquiry.visitor_name', 'inquiry.visitor_tel'])
    .select(['inquiry.handler_id', 'inquiry.category'])
    .select(['inquiry.state', 'inquiry.first_answered', 'inquiry.answered', 'inquiry.closed', 'inquiry.note'])
    .select(['inquiry.satisfaction', 'inquiry.satisfaction_comment', 'inquiry.created', 'inquiry.updated'])
    .select(['board.id as board_id', 'board.nano_id as board_nano_id'])
    .select(['board.title', 'board.board_status', 'board.created as board_created', 'board.updated as board_updated'])
    .select([
      selectPersonRef<PersonRef | null>('inquiry.user_id').as('user'),
      selectPersonRef<PersonRef | null>('inquiry.handler_id').as('handler'),
      fileCount(INQUIRY_FILE_USE).as('file_count'),
    ]);
export type InquiryRow = Awaited<ReturnType<ReturnType<typeof selectLine>['executeTakeFirstOrThrow']>>;

const NEWEST = [
  ['inquiry.created', 'desc'],
  ['inquiry.id', 'desc'],
] as const;
/** The order of inquiries: unanswered ones first (the states are in that order), then those that wait longest. */
const WAITING = [
  ['inquiry.state', 'asc'],
  ['inquiry.created', 'asc'],
  ['inquiry.id', 'asc'],
] as const;

/** Lists inquiries: of one person the newest first, of everybody those that wait first. */
export function listInquiryRows(
  db: Db,
  query: QueryOf<typeof listInquiries>,
  userId: number | undefined,
): Promise<Page<InquiryRow>> {
  let found = db.selectFrom('inquiry');
  if (userId !== undefined) found = found.where('inquiry.user_id', '=', userId);
  if (query.category !== undefined) found = found.where('inquiry.category', '=', query.category);
  if (query.state !== undefined) found = found.where('inquiry.state', '=', query.state);
  if (query.search?.trim()) found = found.where(matches('inquiry.searched', query.search));
  return readPage(db, query, {
    found,
    order: userId === undefined ? WAITING : NEWEST,
    key: 'inquiry.id',
    lines: selectLine(fromInquiries(db)),
  });
}

/** The newest inquiries of a visitor's number, at most `limit`. */
export const listVisitorRows = (db: Db, tel: string, limit: number): Promise<InquiryRow[]> =>
  selectLine(fromInquiries(db))
    .where('inquiry.visitor_tel', '=', tel)
    .orderBy('inquiry.created', 'desc')
    .orderBy('inquiry.id', 'desc')
    .limit(limit)
    .execute();

/** Counts the inquiries that visitors have written with a number since then. */
export async function countVisitorRows(db: Db, tel: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('inquiry')
    .where('visitor_tel', '=', tel)
    .where('created', '>=', since.toISOString())
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The inquiries of visitors that have not changed since then. */
export const listOldVisitorRows = (db: Db, before: Date) =>
  db
    .selectFrom('inquiry')
    .where('visitor_tel', 'is not', null)
    .where('updated', '<', before.toISOString())
    .select('id')
    .orderBy('updated')
    .execute();

/** The numbers of our support; `since` is the beginning of the days that they are about. */
export async function readNumbers(db: Db, since: Date): Promise<InquiryNumbers> {
  const { rows } = await sql<InquiryNumbers>`
    select (select count(*)::int from (select from inquiry where state in (0, 1) limit ${INQUIRY_NUMBERS_COUNTED}) as open) as waiting,
      count(*)::int as received,
      round(percentile_cont(0.5) within group
        (order by extract(epoch from first_answered - created) / 60))::int as first_answer_minutes,
      round(avg(satisfaction), 1)::float8 as satisfaction,
      count(satisfaction)::int as satisfaction_count
    from inquiry where created >= ${since}::timestamptz`.execute(db);
  const [numbers] = rows;
  if (!numbers) throw new Error('A count has no row.');
  return numbers;
}

const withRef = (found: Found, ref: string): Found => found.where(hasRef('inquiry', ref));

export const findInquiry = (db: Db, ref: string): Promise<InquiryRow | undefined> =>
  selectLine(withRef(fromInquiries(db), ref)).executeTakeFirst();
/** Finds an inquiry and locks it for the transaction. */
export const findInquiryForChange = (db: Db, ref: string): Promise<InquiryRow | undefined> =>
  selectLine(withRef(fromInquiries(db), ref))
    .forUpdate('inquiry')
    .executeTakeFirst();

/** The posts of a conversation, the question first. */
export const listPosts = (db: Db, inquiryId: number) =>
  db
    .selectFrom('inquiry_post as post')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('post.inquiry_id', '=', inquiryId)
    .select(['post.is_staff', 'board.id', 'board.nano_id', 'board.board_status', 'board.title', 'board.content'])
    .select(['board.created', 'board.updated', selectPersonRef<PersonRef | null>('board.user_id').as('user')])
    .orderBy('post.board_id')
    .limit(INQUIRY_LIMITS.posts)
    .execute();
export type InquiryPostRow = Awaited<ReturnType<typeof listPosts>>[number];

/** The posts of all conversations of a person, in the order in which they were written. */
export const listPostsOfInquirer = (db: Db, userId: number) =>
  db
    .selectFrom('inquiry')
    .innerJoin('inquiry_post as post', 'post.inquiry_id', 'inquiry.id')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('inquiry.user_id', '=', userId)
    .select(['inquiry.category', 'inquiry.state', 'inquiry.satisfaction', 'inquiry.satisfaction_comment'])
    .select(['post.is_staff', 'post.board_id'])
    .select(['board.title', 'board.text', 'board.created'])
    .orderBy('inquiry.id')
    .orderBy('post.board_id')
    .execute();

export async function insertInquiry(
  db: Db,
  columns: Omit<Insertable<Database['inquiry']>, 'nano_id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('inquiry')
    .values({ ...columns, nano_id: newNanoId() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertInquiryPost(db: Db, post: Insertable<Database['inquiry_post']>): Promise<void> {
  await db.insertInto('inquiry_post').values(post).execute();
}

export async function updateInquiryColumns(
  db: Db,
  id: number,
  columns: Updateable<Database['inquiry']>,
): Promise<void> {
  await db.updateTable('inquiry').set(columns).where('id', '=', id).execute();
}

export async function deleteInquiryRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('inquiry').where('id', '=', id).execute();
}

/** Whose inquiry a post belongs to. */
const findAuthor = async (db: Db, boardId: number): Promise<number | null | undefined> =>
  (
    await db
      .selectFrom('inquiry_post as post')
      .innerJoin('inquiry', 'inquiry.id', 'post.inquiry_id')
      .where('post.board_id', '=', boardId)
      .select('inquiry.user_id')
      .executeTakeFirst()
  )?.user_id;

/** Files of a conversation are readable by its author and our staff. */
export const authorAndStaffMayRead: FileReadPolicy = async (db, file, user) =>
  isStaff(user) || (file.record_id !== null && user !== null && (await findAuthor(db, file.record_id)) === user.id);
