import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type {
  createCommunityAnswer,
  updateCommunityAnswer,
} from '@danji/contracts/community/community-answer.endpoints';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { ensureNickname } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { checkDocument, listAttachments, syncDocumentFiles } from '../../site/files/index.ts';
import { recordAcceptance, recordText } from '../earnings/index.ts';
import { lockCaseOf } from '../moderation/index.ts';
import { insertPost, updatePost } from '../notices/index.ts';
import {
  type Author,
  type CommunityPostRow,
  countAnswer,
  hasWords,
  isAuthor,
  lockPost,
  markQuestionAccepted,
  mayReadPost,
  payReward,
  reopenQuestion,
  takeBackReward,
  type Writer,
} from '../posts/index.ts';
import { notifyOfAcceptance, notifyOfAnswer, notifyOfRevocation } from './answer-notifications.ts';
import { toAnswer } from './answer.presenter.ts';
import { ANSWER_FILE_USE, type AnswerRow, findAnswer, insertAnswer, markAnswer } from './answer.repository.ts';
import { holdAnswer, screenAnswer } from './screening.ts';

type Caller = Pick<Writer, 'author' | 'now'>;
const { VISIBLE } = BoardStatus;

function checkContent(content: RichDocument): RichDocument {
  const checked = checkDocument(content, 'content');
  if (!hasWords(checked)) throw invalidField('content', '답변을 입력해 주세요.');
  return checked;
}

async function getAnswer(db: Db, ref: string, reader: Author): Promise<AnswerRow> {
  const row = await findAnswer(db, ref, reader.id);
  if (!row) throw new ProblemError('not_found', { title: '답변이 없어요. 이미 지워졌을 수 있어요.' });
  return row;
}

/** The question under a lock, for who may read it. */
async function getQuestion(db: Db, ref: string, reader: Author): Promise<CommunityPostRow> {
  const row = await lockPost(db, ref, reader.id);
  if (!row || !mayReadPost(row, reader))
    throw new ProblemError('not_found', { title: '질문이 없어요. 지워졌거나 볼 수 없게 되었을 수 있어요.' });
  return row;
}

/** Answers an open question of somebody else. */
export async function writeAnswer(
  db: Db,
  body: BodyOf<typeof createCommunityAnswer>,
  writer: Writer,
): Promise<AnswerRow> {
  const { author, now } = writer;
  const question = await getQuestion(db, body.question_nano_id, author);
  if (!question.is_question || question.board_status !== VISIBLE) throw new ProblemError('invalid_transition');
  if (isAuthor(question, author))
    throw new ProblemError('forbidden', { title: '내 질문에는 답할 수 없어요. 덧붙일 말은 댓글로 써 주세요.' });
  if (question.is_accepted)
    throw new ProblemError('invalid_transition', { title: '답변을 채택한 질문이라 더 답할 수 없어요.' });
  if (question.answers >= COMMUNITY_LIMITS.answersPerQuestion)
    throw new ProblemError('invalid_transition', { title: '이 질문에는 답변을 더 달 수 없어요.' });
  const content = checkContent(body.content);
  const held = await screenAnswer(db, content, writer, body.file_ids ?? []);
  await ensureNickname(db, author.id);
  const boardId = await insertPost(db, { title: '', content, board_status: VISIBLE }, author.id, now);
  const id = await insertAnswer(db, { board_id: boardId, question_id: question.id, user_id: author.id });
  await countAnswer(db, question.id, 1);
  await syncDocumentFiles(db, {
    use: ANSWER_FILE_USE,
    recordId: boardId,
    document: content,
    attachments: body.file_ids ?? [],
    userId: author.id,
    now,
  });
  const act = { userId: author.id, postId: question.id, boardId, now };
  await recordText(db, 'answer', { ...act, files: body.file_ids?.length ?? 0 });
  const answer = await getAnswer(db, String(id), author);
  if (!held) await notifyOfAnswer(db, question, answer, now);
  return held ? holdAnswer(db, answer, held, writer) : answer;
}

/** The caller's own answer that may change, under a lock of its question. */
async function getOwn(db: Db, ref: string, author: Author): Promise<AnswerRow> {
  const { question_id } = await getAnswer(db, ref, author);
  await getQuestion(db, String(question_id), author);
  const answer = await getAnswer(db, ref, author);
  if (answer.user_id !== author.id)
    throw new ProblemError('forbidden', { title: '내가 쓴 답변만 고치거나 지울 수 있어요.' });
  if (answer.is_accepted && answer.hidden === null)
    throw new ProblemError('invalid_transition', { title: '채택된 답변은 고치거나 지울 수 없어요.' });
  return answer;
}

/** Changes the version of the caller's own answer that the client has loaded. */
export async function changeAnswer(
  platform: Platform,
  db: Db,
  { ref, body }: { ref: string; body: BodyOf<typeof updateCommunityAnswer> },
  writer: Writer,
): Promise<AnswerRow> {
  const { author, now } = writer;
  const { id } = await getAnswer(db, ref, author);
  await lockCaseOf(db, { kind: ReportedKind.ANSWER, id });
  const before = await getOwn(db, ref, author);
  if (before.hidden !== null) throw new ProblemError('invalid_transition', { title: '가려진 답변은 고칠 수 없어요.' });
  await checkVersion(before, body.updated, () => toAnswer(platform, db, before, author));
  const content = checkContent(body.content ?? before.content);
  const record = { use: ANSWER_FILE_USE, recordId: before.board_id };
  const attachments = body.file_ids ?? (await listAttachments(db, record)).map(({ nano_id }) => nano_id);
  const held = await screenAnswer(db, content, writer, attachments, before);
  await updatePost(db, before.board_id, { title: '', content, board_status: VISIBLE }, nextVersion(before, now));
  await syncDocumentFiles(db, { ...record, document: content, attachments, userId: author.id, now });
  const after = await getAnswer(db, ref, author);
  return held ? holdAnswer(db, after, held, writer) : after;
}

export async function removeAnswer(db: Db, ref: string, { author, now }: Caller): Promise<void> {
  const { id, question_id, hidden } = await getOwn(db, ref, author);
  await markAnswer(db, id, { deleted: now });
  if (hidden === null) await countAnswer(db, question_id, -1);
}

/** Accepts an answer, once, and pays the held reward to who wrote it. */
export async function acceptAnswer(
  db: Db,
  ref: string,
  { author: reader, now }: Caller,
): Promise<{ before: AnswerRow; after: AnswerRow }> {
  const { question_id } = await getAnswer(db, ref, reader);
  const question = await getQuestion(db, String(question_id), reader);
  const before = await getAnswer(db, ref, reader);
  if (before.hidden !== null)
    throw new ProblemError('invalid_transition', { title: '가려진 답변은 채택할 수 없어요.' });
  if (before.user_id === reader.id || !(isAuthor(question, reader) || reader.isStaff))
    throw new ProblemError('forbidden', { title: '질문을 쓴 사람만 답변을 채택할 수 있어요.' });
  if (question.is_accepted) throw new ProblemError('invalid_transition', { title: '이미 답변을 채택한 질문이에요.' });
  await markAnswer(db, before.id, { is_accepted: true });
  await markQuestionAccepted(db, question.id);
  const points = await payReward(db, question, { answerId: before.id, userId: before.user_id }, now);
  await notifyOfAcceptance(db, question, { ...before, points }, now);
  const { user_id: userId, board_id: boardId } = before;
  await recordAcceptance(db, { userId, actorId: question.user_id, postId: question.id, boardId, now });
  return { before, after: await getAnswer(db, ref, reader) };
}

/** Takes an acceptance back, for our staff: the question is open again with its reward, and both sides are told why. */
export async function revokeAcceptance(
  db: Db,
  { ref, reason }: { ref: string; reason: string },
  { author: reader, now }: Caller,
): Promise<{ before: AnswerRow; after: AnswerRow }> {
  const { question_id } = await getAnswer(db, ref, reader);
  const question = await getQuestion(db, String(question_id), reader);
  const before = await getAnswer(db, ref, reader);
  if (!before.is_accepted) throw new ProblemError('invalid_transition', { title: '채택된 답변이 아니에요.' });
  await markAnswer(db, before.id, { is_accepted: false });
  const points = await takeBackReward(db, question, { answerId: before.id, userId: before.user_id }, now);
  await reopenQuestion(db, question);
  await notifyOfRevocation(db, question, { answer: before, points, reason: reason.trim() }, now);
  return { before, after: await getAnswer(db, ref, reader) };
}
