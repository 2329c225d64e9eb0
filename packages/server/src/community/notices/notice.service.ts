import { isPostTransition } from '@danji/contracts/community/board-transitions';
import type { createNotice, updateNotice as updateNoticeCall } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { checkDocument, listAttachments, syncDocumentFiles, toExcerpt } from '../../site/files/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { deletedPosts, insertPost, type PostFields, updatePost } from './board-post.repository.ts';
import { toNotice } from './notice.presenter.ts';
import {
  findDeletedPost,
  findNotice,
  findNoticeForChange,
  insertNotice,
  NOTICE_FILE_USE,
  type NoticeRow,
  updateNotice,
} from './notice.repository.ts';

type Writer = { user: Principal; now: Date };
type NotificationRequest = { before: string | null; isRequested: boolean; isVisible: boolean };

const { noticePublished } = siteNotifications;
const EXCERPT_CHARACTERS = 120;
const NOT_FOUND_MESSAGE = '공지사항이 없어요. 이미 지워졌을 수 있어요.';

/** Returns the fields as they are stored; throws `invalid_input` naming what is wrong. */
const toPost = ({ title, content, board_status }: PostFields): PostFields => ({
  title: title.trim(),
  content: checkDocument(content, 'content'),
  board_status,
});

/**
 * Returns when members are (or were) notified. Throws for a notice that they cannot read, and for a second
 * notification.
 */
function toNotified({ before, isRequested, isVisible }: NotificationRequest, now: Date): Date | string | null {
  if (!isRequested) return before;
  if (before !== null) throw invalidField('notify_members', '이미 회원에게 알린 공지예요.');
  if (!isVisible) throw invalidField('notify_members', '공개한 공지만 회원에게 알릴 수 있어요.');
  return now;
}

async function getRow(db: Db, id: number): Promise<NoticeRow> {
  const row = await findNotice(db, String(id));
  if (!row) throw new Error('The notice that was just written is not there.');
  return row;
}

function notifyOfNotice(db: Db, { title, content, nano_id }: NoticeRow, now: Date): Promise<void> {
  const values = { nano_id, title, excerpt: toExcerpt(content, EXCERPT_CHARACTERS) };
  return notify(db, noticePublished, { everybody: noticePublished.audience }, values, now);
}

/** Creates a notice with its files, and notifies members when requested. */
export async function writeNotice(
  db: Db,
  body: BodyOf<typeof createNotice>,
  { user, now }: Writer,
): Promise<NoticeRow> {
  const { title, content, is_important = false, board_status = BoardStatus.TEMP, file_ids = [] } = body;
  const post = toPost({ title, content, board_status });
  const isVisible = post.board_status === BoardStatus.VISIBLE;
  const notified = toNotified({ before: null, isRequested: body.notify_members === true, isVisible }, now);
  const boardId = await insertPost(db, post, user.id, now);
  const id = await insertNotice(db, boardId, {
    is_important,
    published: isVisible ? now : null,
    notified,
  });
  await syncDocumentFiles(db, {
    use: NOTICE_FILE_USE,
    recordId: boardId,
    document: post.content,
    attachments: file_ids,
    userId: user.id,
    now,
  });
  const row = await getRow(db, id);
  if (body.notify_members) await notifyOfNotice(db, row, now);
  return row;
}

async function getForChange(db: Db, ref: string): Promise<NoticeRow> {
  const row = await findNoticeForChange(db, ref);
  if (!row) throw new ProblemError('not_found', { title: NOT_FOUND_MESSAGE });
  return row;
}

/** Changes the given fields of the version that the client has loaded; resolves to the notice before and after. */
export async function changeNotice(
  platform: Platform,
  db: Db,
  ref: string,
  body: BodyOf<typeof updateNoticeCall>,
  { user, now }: Writer,
): Promise<{ before: NoticeRow; after: NoticeRow }> {
  const before = await getForChange(db, ref);
  await checkVersion(before, body.updated, () => toNotice(platform, db, before, user));
  const {
    title = before.title,
    content = before.content,
    board_status = before.board_status,
    is_important = before.is_important,
    file_ids,
    notify_members = false,
  } = body;
  if (board_status !== before.board_status && !isPostTransition(before.board_status, board_status))
    throw new ProblemError('invalid_transition');
  const post = toPost({ title, content, board_status });
  const isVisible = board_status === BoardStatus.VISIBLE;
  const notified = toNotified({ before: before.notified, isRequested: notify_members, isVisible }, now);
  await updatePost(db, before.board_id, post, nextVersion(before, now));
  await updateNotice(db, before.id, {
    is_important,
    published: before.published ?? (isVisible ? now : null),
    notified,
  });
  const record = { use: NOTICE_FILE_USE, recordId: before.board_id };
  const attachments = file_ids ?? (await listAttachments(db, record)).map(({ nano_id }) => nano_id);
  await syncDocumentFiles(db, { ...record, document: post.content, attachments, userId: user.id, now });
  const after = await getRow(db, before.id);
  if (notify_members) await notifyOfNotice(db, after, now);
  return { before, after };
}

/** Deletes a notice; resolves to it as it was. */
export async function removeNotice(db: Db, ref: string, now: Date): Promise<NoticeRow> {
  const row = await getForChange(db, ref);
  await deletedPosts.mark(db, row.board_id, now);
  return row;
}

/** Restores a deleted notice. */
export async function restoreDeletedNotice(db: Db, ref: string): Promise<NoticeRow> {
  const boardId = await findDeletedPost(db, ref);
  if (boardId === undefined) throw new ProblemError('not_found', { title: '되돌릴 수 있는 공지사항이 없어요.' });
  await deletedPosts.mark(db, boardId, null);
  const row = await findNotice(db, ref);
  if (!row) throw new Error('The notice that was just restored is not there.');
  return row;
}
