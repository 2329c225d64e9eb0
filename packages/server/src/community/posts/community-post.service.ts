import { BoardStatus } from '@danji/contracts/codes/board-status';
import { isQuestionPlace, toCommunityType } from '@danji/contracts/community/community-categories';
import type {
  createCommunityPost,
  updateCommunityPost as updateCall,
} from '@danji/contracts/community/community-author.endpoints';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import { isPostTransition } from '@danji/contracts/community/board-transitions';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { pick } from '@danji/contracts/pick';
import { ensureNickname } from '../../accounts/accounts/index.ts';
import { recordText } from '../earnings/index.ts';
import { insertPost, updatePost } from '../notices/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { listAttachments, syncDocumentFiles } from '../../site/files/index.ts';
import { checkPost, isLimited, type WrittenPost } from './check-post.ts';
import { toPost } from './community-post.presenter.ts';
import {
  COMMUNITY_FILE_USE,
  type CommunityPostRow,
  countDrafts,
  findPost,
  insertCommunityPosts,
  lockPost,
  updateCommunityPost,
} from './community-post.repository.ts';
import { type Author, isAuthor, isThere } from './reader.ts';
import { giveBackReward, holdReward } from './reward.ts';
import { holdPost, lockCaseOfPost, screenPost, type Writer } from './screening.ts';
import { announcePost } from './tell-of-new-posts.job.ts';
import { keepEarlier } from './version.repository.ts';

/** Returns the text by which everybody finds a post: nothing that is withheld from any reader. */
const toFoundText = (post: WrittenPost): string =>
  `${post.title}\n${isLimited(post) ? post.preview : toPlainText(post.content).replaceAll(/\s+/g, ' ')}`;

const toColumns = ({ title: _title, content: _content, board_status: _status, ...post }: WrittenPost) => ({
  ...post,
  community_type: toCommunityType(post),
  is_question: isQuestionPlace(post),
});

async function checkRegion(db: Db, sigungu: number | null): Promise<void> {
  if (sigungu === null) return;
  const region = await db.selectFrom('region').where('id', '=', sigungu).select('id').executeTakeFirst();
  if (!region) throw invalidField('sigungu', '없는 지역이에요. 다시 골라 주세요.');
}

async function getRow(db: Db, id: number, { id: readerId }: Author): Promise<CommunityPostRow> {
  const row = await findPost(db, String(id), readerId);
  if (!row) throw new Error('The post that was just written is not there.');
  return row;
}

/** Records the act of a published or changed post: points for its author, once. */
const recordPublished = (db: Db, { user_id, id, board_id, file_count }: CommunityPostRow, now: Date): Promise<void> =>
  recordText(db, 'write', { userId: user_id, postId: id, boardId: board_id, files: file_count, now });

/** Writes a draft or publishes a post at once. */
export async function writePost(
  db: Db,
  body: BodyOf<typeof createCommunityPost>,
  writer: Writer,
): Promise<CommunityPostRow> {
  const { author, now } = writer;
  const { file_ids = [], ...given } = body;
  const post = checkPost(
    {
      board_status: BoardStatus.TEMP,
      category2: 0,
      job_grades: '',
      sigungu: null,
      price: 0,
      preview: '',
      is_alert: true,
      is_allow_comment: true,
      is_anonymous: false,
      ...given,
    },
    file_ids.length,
  );
  await checkRegion(db, post.sigungu);
  if (post.board_status === BoardStatus.TEMP && (await countDrafts(db, author.id)) >= COMMUNITY_LIMITS.drafts)
    throw new ProblemError('invalid_transition', {
      title: `임시저장은 ${COMMUNITY_LIMITS.drafts}개까지 할 수 있어요. 쓰지 않는 임시저장 글을 지워 주세요.`,
    });
  const held = await screenPost(db, post, writer, file_ids);
  await ensureNickname(db, author.id);
  const boardId = await insertPost(db, post, author.id, now);
  const isPublished = post.board_status === BoardStatus.VISIBLE;
  const columns = {
    ...toColumns(post),
    board_id: boardId,
    user_id: author.id,
    board_status: post.board_status,
    published: isPublished ? now : null,
    updated: now,
  };
  const [id = 0] = await insertCommunityPosts(db, [{ columns, found: toFoundText(post) }]);
  const record = { use: COMMUNITY_FILE_USE, recordId: boardId };
  await syncDocumentFiles(db, { ...record, document: post.content, attachments: file_ids, userId: author.id, now });
  const row = await getRow(db, id, author);
  if (isPublished) {
    await holdReward(db, row, now);
    if (!held) await announcePost(db, row.id, now);
    await recordPublished(db, row, now);
  }
  if (!held) return row;
  await holdPost(db, row, held, now);
  return getRow(db, id, author);
}

/** The caller's own post under a lock; for others it does not exist as something to change. */
async function getOwn(db: Db, ref: string, author: Author): Promise<CommunityPostRow> {
  const row = await lockPost(db, ref, author.id);
  if (!row || row.is_gone || !isThere(row, author))
    throw new ProblemError('not_found', { title: '글이 없어요. 이미 지워졌을 수 있어요.' });
  if (!isAuthor(row, author)) throw new ProblemError('forbidden', { title: '내가 쓴 글만 고치거나 지울 수 있어요.' });
  return row;
}

/** Checks that a published post keeps whether it is a question, its reward, and whether its author is named. */
function checkKept(before: CommunityPostRow, after: WrittenPost): void {
  if (before.published === null) return;
  if (before.is_question !== isQuestionPlace(after))
    throw invalidField('category1', '올린 질문은 다른 글로, 다른 글은 질문으로 바꿀 수 없어요.');
  if (before.is_question && before.price !== after.price)
    throw invalidField('price', '올린 질문의 보상은 바꿀 수 없어요.');
  if (before.is_anonymous !== after.is_anonymous)
    throw invalidField('is_anonymous', '올린 글의 익명 여부는 바꿀 수 없어요.');
}

const WRITTEN = [
  'title',
  'content',
  'board_status',
  'category',
  'category1',
  'category2',
  'job_grades',
  'price',
  'preview',
  'is_alert',
  'is_allow_comment',
  'is_anonymous',
] as const;

/** Returns the post as its author has written it before. */
const toWritten = (row: CommunityPostRow): WrittenPost => ({ ...pick(row, WRITTEN), sigungu: row.region?.id ?? null });

/** Changes the given fields of the version that the client has loaded. */
export async function changePost(
  platform: Platform,
  db: Db,
  { ref, body }: { ref: string; body: BodyOf<typeof updateCall> },
  writer: Writer,
): Promise<CommunityPostRow> {
  const { author, now } = writer;
  await lockCaseOfPost(db, ref, author.id);
  const before = await getOwn(db, ref, author);
  const { updated, file_ids, ...given } = body;
  await checkVersion(before, updated, () => toPost(platform, db, before, author));
  if (before.board_status === BoardStatus.BLOCK)
    throw new ProblemError('invalid_transition', { title: '차단된 글은 고칠 수 없어요.' });
  const record = { use: COMMUNITY_FILE_USE, recordId: before.board_id };
  const attached = (await listAttachments(db, record)).map(({ nano_id }) => nano_id);
  const attachments = file_ids ?? attached;
  const written = { ...toWritten(before), ...given };
  if (written.board_status !== before.board_status && !isPostTransition(before.board_status, written.board_status))
    throw new ProblemError('invalid_transition');
  checkKept(before, written);
  const post = checkPost(written, attachments.length);
  await checkRegion(db, post.sigungu);
  const held = await screenPost(db, post, writer, attachments, before);
  const isFirst = before.published === null && post.board_status === BoardStatus.VISIBLE;
  const next = nextVersion(before, now);
  await keepEarlier(db, before, { ...post, attachments }, { attached, next });
  await updatePost(db, before.board_id, post, next);
  await updateCommunityPost(
    db,
    before.id,
    { ...toColumns(post), ...(isFirst && { published: now }) },
    toFoundText(post),
  );
  await syncDocumentFiles(db, { ...record, document: post.content, attachments, userId: author.id, now });
  const after = await getRow(db, before.id, author);
  if (isFirst) {
    await holdReward(db, after, now);
    if (!held) await announcePost(db, after.id, now);
  }
  if (after.published !== null) await recordPublished(db, after, now);
  if (!held) return after;
  await holdPost(db, after, held, now);
  return getRow(db, before.id, author);
}

/** Deletes a post: it is hidden, and stays for who bought it. The reward of a question without an answer is given back. */
export async function removePost(db: Db, ref: string, { author, now }: Omit<Writer, 'platform'>): Promise<void> {
  const row = await getOwn(db, ref, author);
  const isOpenQuestion = row.is_question && row.price > 0 && row.published !== null && !row.is_accepted;
  if (isOpenQuestion && row.answers > 0)
    throw new ProblemError('invalid_transition', {
      title: '보상이 있는 질문은 답변이 달린 뒤에 지울 수 없어요. 답변을 채택해 주세요.',
    });
  if (isOpenQuestion) await giveBackReward(db, row, now);
  await updateCommunityPost(db, row.id, { deleted: now });
}
