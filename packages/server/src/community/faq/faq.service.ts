import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import type { SupportCategoryCode } from '@danji/contracts/codes/support-category';
import type { createFaq, placeFaq, updateFaq } from '@danji/contracts/community/faq-staff.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument, toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { checkDocument, syncDocumentFiles } from '../../site/files/index.ts';
import { deletedPosts, insertPost, NOTICE_FILE_USE, updatePost } from '../notices/index.ts';
import { toFaq } from './faq.presenter.ts';
import {
  type FaqRow,
  findDeletedFaq,
  findFaq,
  findFaqForChange,
  findLastPosition,
  insertFaq,
  shiftPositions,
  updateFaqColumns,
} from './faq.repository.ts';

type Writer = { user: Pick<Principal, 'id'>; now: Date };
type Changed = { before: FaqRow; after: FaqRow };
type Fields = { title: string; content: RichDocument; board_status: BoardStatusCode };

const NOT_FOUND_MESSAGE = '질문이 없어요. 이미 지워졌을 수 있어요.';
/** A question is its title alone. */
const NO_TEXT: RichDocument = toDocument('');

/** The places of the questions have no gaps: who changes them waits for the others. */
const lockOrder = (db: Db) => acquireAdvisoryLock(db, 'order of faq');

const toWords = ({ title, content }: Fields): string => `${title}\n${toPlainText(content)}`;

const toFields = ({ title, content, board_status }: Fields): Fields => ({
  title: title.trim(),
  content: checkDocument(content, 'content'),
  board_status,
});

async function getRow(db: Db, id: number): Promise<FaqRow> {
  const row = await findFaq(db, String(id));
  if (!row) throw new Error('The question that was just written is not there.');
  return row;
}

async function getForChange(db: Db, ref: string): Promise<FaqRow> {
  await lockOrder(db);
  const row = await findFaqForChange(db, ref);
  if (!row) throw new ProblemError('not_found', { title: NOT_FOUND_MESSAGE });
  return row;
}

/** The pictures in an answer are readable by everybody, as those of notices. */
const syncPictures = (db: Db, recordId: number, document: RichDocument, { user, now }: Writer) =>
  syncDocumentFiles(db, { use: NOTICE_FILE_USE, recordId, document, attachments: [], userId: user.id, now });

/** Creates a question with its answer at the end of its category. */
export async function writeFaq(db: Db, body: BodyOf<typeof createFaq>, writer: Writer): Promise<FaqRow> {
  await lockOrder(db);
  const { category, title, content, board_status = BoardStatus.TEMP } = body;
  const fields = toFields({ title, content, board_status });
  const { user, now } = writer;
  const questionId = await insertPost(db, { ...fields, content: NO_TEXT }, user.id, now);
  const answerId = await insertPost(db, fields, user.id, now);
  const id = await insertFaq(db, {
    question_id: questionId,
    answer_id: answerId,
    category,
    position: (await findLastPosition(db, category)) + 1,
    board_status,
    words: toWords(fields),
  });
  await syncPictures(db, answerId, fields.content, writer);
  return getRow(db, id);
}

/** Takes a question out of the order of its category. */
const closeGap = (db: Db, { category, position }: Pick<FaqRow, 'category' | 'position'>) =>
  shiftPositions(db, category, { from: position + 1, by: -1 });

/** The place of a question that may get another category: at the end of that one. */
async function toPosition(db: Db, before: FaqRow, category: SupportCategoryCode): Promise<number> {
  if (category === before.category) return before.position;
  await closeGap(db, before);
  return (await findLastPosition(db, category)) + 1;
}

/** Changes the given fields of the version that the client has loaded. */
export async function changeFaq(
  db: Db,
  ref: string,
  body: BodyOf<typeof updateFaq>,
  writer: Writer & { user: Principal },
): Promise<Changed> {
  const before = await getForChange(db, ref);
  await checkVersion(before, body.updated, () => toFaq(before, writer.user));
  const { category = before.category, title = before.title, content = before.answer_content } = body;
  const fields = toFields({ title, content, board_status: body.board_status ?? before.board_status });
  const updated = nextVersion(before, writer.now);
  await updatePost(db, before.question_id, { ...fields, content: NO_TEXT }, updated);
  await updatePost(db, before.answer_id, fields, updated);
  const position = await toPosition(db, before, category);
  const { board_status } = fields;
  await updateFaqColumns(db, before.id, { category, position, board_status, words: toWords(fields) });
  await syncPictures(db, before.answer_id, fields.content, writer);
  return { before, after: await getRow(db, before.id) };
}

/** Moves a question to another place of its category, unless another operator has moved it meanwhile. */
export async function moveFaq(
  db: Db,
  ref: string,
  { position: wanted, from }: BodyOf<typeof placeFaq>,
): Promise<Changed> {
  const before = await getForChange(db, ref);
  const { category, position: at } = before;
  const to = Math.min(wanted, await findLastPosition(db, category));
  if (to !== at && from !== undefined && from !== at)
    throw new ProblemError('invalid_transition', {
      title: '그사이 순서가 바뀌었어요. 새 순서를 보고 다시 옮겨 주세요.',
    });
  if (to < at) await shiftPositions(db, category, { from: to, to: at - 1, by: 1 });
  if (to > at) await shiftPositions(db, category, { from: at + 1, to, by: -1 });
  if (to !== at) await updateFaqColumns(db, before.id, { position: to });
  return { before, after: await getRow(db, before.id) };
}

async function markDeleted(db: Db, { id, question_id, answer_id }: FaqRow, deleted: Date | null): Promise<void> {
  await deletedPosts.mark(db, question_id, deleted);
  await deletedPosts.mark(db, answer_id, deleted);
  await updateFaqColumns(db, id, { deleted });
}

/** Deletes a question; resolves to it as it was. */
export async function removeFaq(db: Db, ref: string, now: Date): Promise<FaqRow> {
  const row = await getForChange(db, ref);
  await markDeleted(db, row, now);
  await closeGap(db, row);
  return row;
}

/** Restores a deleted question at the end of its category. */
export async function restoreDeletedFaq(db: Db, ref: string): Promise<FaqRow> {
  await lockOrder(db);
  const row = await findDeletedFaq(db, ref);
  if (!row) throw new ProblemError('not_found', { title: '되돌릴 수 있는 질문이 없어요.' });
  const position = (await findLastPosition(db, row.category)) + 1;
  await markDeleted(db, row, null);
  await updateFaqColumns(db, row.id, { position });
  return getRow(db, row.id);
}
