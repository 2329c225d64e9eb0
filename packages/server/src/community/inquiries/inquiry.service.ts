import { BoardStatus } from '@danji/contracts/codes/board-status';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import type { createInquiry, updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import {
  canBeRated,
  canWriteAgain,
  INQUIRY_LIMITS,
  INQUIRY_REOPEN_DAYS,
  VISITOR_INQUIRIES_PER_DAY,
} from '@danji/contracts/community/inquiry-rules';
import type { createVisitorInquiry } from '@danji/contracts/community/visitor-inquiry.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { inquiryNotifications } from '@danji/contracts/notifications/catalogue/inquiries';
import { notify } from '../../notifications/notifications/index.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { releaseDocumentFiles, syncDocumentFiles } from '../../site/files/index.ts';
import { deletePost, insertPost } from '../notices/index.ts';
import { queueAnswerMessage } from './answer-message.ts';
import {
  countVisitorRows,
  deleteInquiryRow,
  findInquiry,
  findInquiryForChange,
  INQUIRY_FILE_USE,
  type InquiryRow,
  insertInquiry,
  insertInquiryPost,
  listPosts,
  updateInquiryColumns,
} from './inquiry.repository.ts';
import { isOperator, isVisitor, type Participant, type Visitor } from './participant.ts';

type Writer = { user: Participant; now: Date };
type Message = { content: string; file_ids?: BodyOf<typeof createInquiry>['file_ids'] };
type Changes = BodyOf<typeof updateInquiry>;

const { RECEIVED, IN_PROGRESS, ANSWERED, CLOSED } = InquiryState;

const refuse = (title: string): ProblemError => new ProblemError('invalid_transition', { title });

const isAuthor = ({ user_id, visitor_tel }: InquiryRow, user: Participant): boolean =>
  isVisitor(user) ? visitor_tel === user.tel : user_id === user.id;

/** Returns an inquiry to its author and our staff; for everybody else it does not exist. */
export function requireReadable(row: InquiryRow | undefined, user: Participant): InquiryRow {
  if (!row || !(isOperator(user) || isAuthor(row, user)))
    throw new ProblemError('not_found', { title: '문의가 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });
  return row;
}

async function getRow(db: Db, id: number): Promise<InquiryRow> {
  const row = await findInquiry(db, String(id));
  if (!row) throw new Error('The inquiry that was just written is not there.');
  return row;
}

/** Adds a post to a conversation. It is invisible as a post: only its author and our staff read it, with the conversation. */
async function addPost(
  db: Db,
  { id, title }: { id: number; title: string },
  { content, file_ids = [] }: Message,
  { user, now }: Writer,
): Promise<void> {
  const document = toDocument(content.trim());
  const fields = { title, content: document, board_status: BoardStatus.INVISIBLE };
  const boardId = await insertPost(db, fields, isVisitor(user) ? null : user.id, now);
  await insertInquiryPost(db, { inquiry_id: id, board_id: boardId, is_staff: isOperator(user) });
  if (isVisitor(user)) return;
  const files = { use: INQUIRY_FILE_USE, recordId: boardId, document, attachments: file_ids };
  await syncDocumentFiles(db, { ...files, userId: user.id, now });
}

/** Tells our staff: the handler, otherwise all operators. */
async function notifyStaff(db: Db, { nano_id, title, handler_id }: InquiryRow, now: Date): Promise<void> {
  const operators = await listOperatorIds(db);
  const told = handler_id !== null && operators.includes(handler_id) ? [handler_id] : operators;
  await notify(db, inquiryNotifications.inquiryReceived, told, { nano_id, title }, now);
}

/** Tells the author of an answer: a member in the app, a visitor by a text message. */
async function notifyAuthor(jobs: Jobs, db: Db, { id, user_id, nano_id, title }: InquiryRow, now: Date): Promise<void> {
  if (user_id === null) await queueAnswerMessage(jobs, db, id);
  else await notify(db, inquiryNotifications.inquiryAnswered, [user_id], { nano_id, title }, now);
}

/** Makes the open screens of both sides read the inquiry again. */
const refresh = async (db: Db, { user_id }: InquiryRow, now: Date): Promise<void> =>
  publishChange(
    db,
    [...(user_id === null ? [] : [user_id]), ...(await listOperatorIds(db))],
    { tags: ['inquiry'] },
    now,
  );

/** Creates an inquiry, and tells our staff. */
export async function writeInquiry(
  db: Db,
  { category, title: given, ...message }: BodyOf<typeof createInquiry>,
  writer: Writer,
  visitorName: string | null = null,
): Promise<InquiryRow> {
  const { user, now } = writer;
  const title = given.trim();
  const words = `${title}\n${message.content.trim()}`;
  const author = isVisitor(user)
    ? { user_id: null, visitor_name: visitorName, visitor_tel: user.tel }
    : { user_id: user.id };
  const columns = { ...author, handler_id: null, category, state: RECEIVED, words, note: null };
  const id = await insertInquiry(db, { ...columns, created: now, updated: now });
  await addPost(db, { id, title }, message, writer);
  const row = await getRow(db, id);
  await notifyStaff(db, row, now);
  await refresh(db, row, now);
  return row;
}

/** The start of the day in Korea, which has no daylight saving time. */
const dayStart = (now: Date): Date => new Date(`${toBusinessDate(now)}T00:00:00+09:00`);

/** Creates an inquiry of a visitor without files, and tells our staff; a number writes only some in a day. */
export async function writeVisitorInquiry(
  db: Db,
  { name, category, title, content }: BodyOf<typeof createVisitorInquiry>,
  visitor: Visitor,
  now: Date,
): Promise<InquiryRow> {
  await acquireAdvisoryLock(db, `visitor_inquiry:${visitor.tel}`);
  if ((await countVisitorRows(db, visitor.tel, dayStart(now))) >= VISITOR_INQUIRIES_PER_DAY)
    throw new ProblemError('too_many_requests', {
      title: `한 번호로 하루에 ${VISITOR_INQUIRIES_PER_DAY}번까지 문의할 수 있어요. 내일 다시 남기거나, 보낸 문의에 이어서 써 주세요.`,
    });
  return writeInquiry(db, { category, title, content }, { user: visitor, now }, name.trim());
}

async function checkMessage(db: Db, row: InquiryRow, { user, now }: Writer): Promise<void> {
  if (!isOperator(user) && !canWriteAgain(row, now))
    throw refuse(`답변을 받고 ${INQUIRY_REOPEN_DAYS}일이 지났어요. 새 문의로 남겨 주세요.`);
  if ((await listPosts(db, row.id)).length >= INQUIRY_LIMITS.posts)
    throw refuse('이 문의에는 더 쓸 수 없어요. 새 문의로 남겨 주세요.');
}

/** The state of an inquiry after a change by our staff. */
const toStaffColumns = (
  row: InquiryRow,
  { content, state, note }: Changes,
  { user, now }: { user: Principal; now: Date },
) => ({
  ...(note !== undefined && { note: note.trim() === '' ? null : note.trim() }),
  ...(state === IN_PROGRESS && { state, handler_id: user.id, closed: null }),
  ...(content !== undefined && {
    state: ANSWERED,
    answered: now,
    first_answered: row.first_answered ?? now,
    handler_id: row.handler_id ?? user.id,
    closed: null,
  }),
  ...(state === CLOSED && { state, closed: now }),
});

/** The same by its author: what they write is received anew. */
const toAuthorColumns = ({ content, state, satisfaction, satisfaction_comment }: Changes, { now }: Writer) => ({
  ...(satisfaction !== undefined && { satisfaction, satisfaction_comment: satisfaction_comment?.trim() || null }),
  ...(content !== undefined && { state: RECEIVED, closed: null }),
  ...(state === CLOSED && { state, closed: now }),
});

/** Refuses what the other side alone does, and a rating before there is something to rate. */
function checkPart(row: InquiryRow, { note, state, satisfaction, satisfaction_comment }: Changes, byStaff: boolean) {
  if (!byStaff && (note !== undefined || state === IN_PROGRESS)) throw new ProblemError('forbidden');
  if (satisfaction === undefined && satisfaction_comment === undefined) return;
  if (byStaff) throw new ProblemError('forbidden');
  if (satisfaction === undefined) throw invalidField('satisfaction', '별점을 골라 주세요.');
  if (!canBeRated(row)) throw refuse('답변을 받은 뒤에 평가할 수 있어요.');
}

/** Changes an inquiry and tells the other side of a post; resolves to it before and after. */
export async function changeInquiry(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  ref: string,
  body: Changes,
  writer: Writer,
  present: (row: InquiryRow) => unknown,
): Promise<{ before: InquiryRow; after: InquiryRow }> {
  const { user, now } = writer;
  const before = requireReadable(await findInquiryForChange(db, ref), user);
  await checkVersion(before, body.updated, () => present(before));
  const byStaff = isOperator(user);
  checkPart(before, body, byStaff);
  const { content, file_ids } = body;
  if (content !== undefined) {
    await checkMessage(db, before, writer);
    await addPost(db, before, { content, ...(file_ids && { file_ids }) }, writer);
  }
  const columns = byStaff ? toStaffColumns(before, body, { user, now }) : toAuthorColumns(body, writer);
  await updateInquiryColumns(db, before.id, { ...columns, updated: nextVersion(before, now) });
  const after = await getRow(db, before.id);
  if (content !== undefined && byStaff) await notifyAuthor(jobs, db, after, now);
  if (content !== undefined && !byStaff) await notifyStaff(db, after, now);
  await refresh(db, after, now);
  return { before, after };
}

/** Deletes an inquiry for good, with its posts and files. */
export async function deleteConversation(db: Db, inquiryId: number, now: Date): Promise<void> {
  const posts = await listPosts(db, inquiryId);
  for (const { id } of posts) await releaseDocumentFiles(db, { use: INQUIRY_FILE_USE, recordId: id }, now);
  await deleteInquiryRow(db, inquiryId);
  for (const { id } of posts) await deletePost(db, id);
}

/** Deletes an inquiry for good, with its posts and files; resolves to it as it was. */
export async function removeInquiry(db: Db, ref: string, { user, now }: Writer): Promise<InquiryRow> {
  const row = requireReadable(await findInquiryForChange(db, ref), user);
  if (!isOperator(user) && row.first_answered !== null) throw refuse('답변을 받은 문의는 지울 수 없어요.');
  await deleteConversation(db, row.id, now);
  await refresh(db, row, now);
  return row;
}
