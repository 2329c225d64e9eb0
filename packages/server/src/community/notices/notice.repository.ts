import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { NoticeNeighbour } from '@danji/contracts/community/notice';
import type { listNotices } from '@danji/contracts/community/notice.endpoints';
import type { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { webPaths } from '@danji/contracts/web-paths';
import { type SelectQueryBuilder } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { lastIdOf, type PublicRecords } from '../../platform/features/public-records.ts';
import { newNanoId } from '../../platform/ids.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { fileCount, matchesPost } from './board-post.repository.ts';

/** The use of notices' files: everybody may read them. */
export const NOTICE_FILE_USE = 'notice';

type Tables = Database & { board: Database['board_post'] };
type Found = SelectQueryBuilder<Tables, 'notice' | 'board', object>;

const fromNotices = (db: Db) =>
  db
    .selectFrom('notice')
    .innerJoin('board_post as board', 'board.id', 'notice.board_id')
    .where('board.deleted', 'is', null);
/** The posts of notices. Lists find their rows in this table alone. */
const fromPosts = (db: Db) =>
  db.selectFrom('board_post as board').where('board.notice_id', 'is not', null).where('board.deleted', 'is', null);
/** Notices that everybody may read. */
const fromReadablePosts = (db: Db) =>
  fromPosts(db).where('board.board_status', '=', BoardStatus.VISIBLE).where('board.published', 'is not', null);
const fromReadable = (db: Db) =>
  fromNotices(db).where('board.board_status', '=', BoardStatus.VISIBLE).where('notice.published', 'is not', null);

/** The announcements that search engines learn of. */
export const publicNotices: PublicRecords = {
  path: webPaths.notice(':nanoId'),
  findLastId: lastIdOf('notice'),
  list: (db, { after, last }) =>
    fromReadable(db)
      .where('notice.id', '>', after)
      .where('notice.id', '<=', last)
      .select(['notice.nano_id as key', 'board.updated as changed'])
      .orderBy('notice.id')
      .execute(),
};

const selectLine = (found: Found) =>
  found
    .select(['notice.id', 'notice.nano_id', 'notice.is_important', 'notice.published', 'notice.notified'])
    .select([
      'board.id as board_id',
      'board.nano_id as board_nano_id',
      'board.board_status',
      'board.title',
      'board.views',
      'board.created',
      'board.updated',
    ])
    .select([selectPersonRef('board.user_id').as('author'), fileCount(NOTICE_FILE_USE).as('file_count')]);

export type NoticeSummaryRow = Awaited<ReturnType<ReturnType<typeof selectLine>['executeTakeFirstOrThrow']>>;
const selectNotice = (found: Found) => selectLine(found).select('board.content');
export type NoticeRow = Awaited<ReturnType<ReturnType<typeof selectNotice>['executeTakeFirstOrThrow']>>;

/** Lists important notices first, then the newest. */
export function listReadableNotices(db: Db, query: QueryOf<typeof listNotices>): Promise<Page<NoticeSummaryRow>> {
  let found = fromReadablePosts(db);
  if (query.search?.trim()) found = found.where(matchesPost(query.search));
  const order = [
    ['board.is_important', 'desc'],
    ['board.published', 'desc'],
  ] as const;
  return readPage(db, query, { found, order, key: 'board.notice_id', lines: selectLine(fromNotices(db)) });
}

const COLUMNS = {
  updated: 'board.updated',
  published: 'board.published',
  views: 'board.views',
  title: 'board.title',
} as const;

/** Lists notices in every state, last changed first unless ordered otherwise. */
export function listAllNotices(db: Db, query: QueryOf<typeof listStaffNotices>): Promise<Page<NoticeSummaryRow>> {
  const { search, board_status, is_important, ordering = '-updated' } = query;
  let found = fromPosts(db);
  if (board_status !== undefined) found = found.where('board.board_status', '=', board_status);
  if (is_important !== undefined) found = found.where('board.is_important', '=', is_important);
  if (search?.trim()) found = found.where(matchesPost(search));
  const column = COLUMNS[ordering.replace('-', '') as keyof typeof COLUMNS];
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  return readPage(db, query, {
    found,
    order: [column === COLUMNS.published ? [column, direction, 'nulls last'] : [column, direction]],
    key: 'board.notice_id',
    lines: selectLine(fromNotices(db)),
  });
}

const withRef = (found: Found, ref: string): Found => found.where(hasRef('notice', ref));

export const findNotice = (db: Db, ref: string): Promise<NoticeRow | undefined> =>
  selectNotice(withRef(fromNotices(db), ref)).executeTakeFirst();
export const findReadableNotice = (db: Db, ref: string): Promise<NoticeRow | undefined> =>
  selectNotice(withRef(fromReadable(db), ref)).executeTakeFirst();
/** Finds the notice and locks it for the transaction. */
export const findNoticeForChange = (db: Db, ref: string): Promise<NoticeRow | undefined> =>
  selectNotice(withRef(fromNotices(db), ref))
    .forUpdate(['notice', 'board'])
    .executeTakeFirst();

/** Finds and locks the post of a deleted notice. */
export const findDeletedPost = async (db: Db, ref: string): Promise<number | undefined> => {
  const deleted = db
    .selectFrom('notice')
    .innerJoin('board_post as board', 'board.id', 'notice.board_id')
    .where('board.deleted', 'is not', null);
  return (await withRef(deleted, ref).select('board.id').forUpdate('board').executeTakeFirst())?.id;
};

/** Finds the previous and the next published notice by publication date. */
export async function findNeighbours(
  db: Db,
  { id, published }: Pick<NoticeRow, 'id' | 'published'>,
): Promise<{ previous: NoticeNeighbour | null; next: NoticeNeighbour | null }> {
  if (published === null) return { previous: null, next: null };
  const findBeside = async (side: '<' | '>', direction: 'desc' | 'asc') => {
    const row = await fromReadablePosts(db)
      .innerJoin('notice', 'notice.id', 'board.notice_id')
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('board.published', 'board.notice_id'), side, tuple(published, id)),
      )
      .select(['notice.nano_id', 'board.title', 'board.published'])
      .orderBy('board.published', direction)
      .orderBy('board.notice_id', direction)
      .limit(1)
      .executeTakeFirst();
    return row?.published ? { ...row, published: row.published } : null;
  };
  return { previous: await findBeside('<', 'desc'), next: await findBeside('>', 'asc') };
}

type NoticeColumns = { is_important: boolean; published: Date | string | null; notified: Date | string | null };

/** Adds the notice of a post; resolves to its id. */
export async function insertNotice(db: Db, boardId: number, columns: NoticeColumns): Promise<number> {
  const { id } = await db
    .insertInto('notice')
    .values({ ...columns, nano_id: newNanoId(), board_id: boardId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNotice(db: Db, id: number, columns: NoticeColumns): Promise<void> {
  await db.updateTable('notice').set(columns).where('id', '=', id).execute();
}
