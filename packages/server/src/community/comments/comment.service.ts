import type { createBoardComment, updateBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { ensureNickname } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { recordComment } from '../earnings/index.ts';
import { lockCaseOf } from '../moderation/index.ts';
import { countComment } from '../notices/index.ts';
import type { Author, Reader, Writer } from '../posts/index.ts';
import { type Commented, findCommented } from './commented.ts';
import { notifyOfComment } from './comment-notifications.ts';
import { toComment } from './comment.presenter.ts';
import {
  blankComment,
  type CommentRow,
  countReply,
  findComment,
  insertComment,
  lockComment,
  rewriteComment,
} from './comment.repository.ts';
import { notifyOfMentions, saveMentions } from './mentions.ts';
import { deleteMentions } from './mention.repository.ts';
import { holdComment, screenComment } from './screening.ts';

type Caller = Pick<Writer, 'author' | 'now'>;
type Found = { row: CommentRow; commented: Commented };

/** Reads the post or answer that is commented on, for its readers; for others it does not exist. */
export async function getCommented(db: Db, boardId: number, reader: Reader): Promise<Commented> {
  const commented = await findCommented(db, boardId, reader);
  if (!commented)
    throw new ProblemError('not_found', { title: '글이 없어요. 지워졌거나 볼 수 없게 되었을 수 있어요.' });
  return commented;
}

async function getComment(db: Db, ref: string, author: Author): Promise<CommentRow> {
  const row = await findComment(db, ref, author.id);
  if (!row) throw new ProblemError('not_found', { title: '댓글이 없어요. 이미 지워졌을 수 있어요.' });
  return row;
}

/** The comment that is replied to, under a lock. */
async function getParent(db: Db, id: number, boardId: number, author: Author): Promise<CommentRow> {
  await lockComment(db, id);
  const parent = await findComment(db, String(id), author.id);
  if (parent?.board_id !== boardId || parent.hidden !== null)
    throw invalidField('parent_id', '답글을 달 댓글이 없어요. 이미 지워졌을 수 있어요.');
  return parent;
}

/** Writes a comment, or a reply to one of the same post. */
export async function writeComment(
  db: Db,
  { board_id, parent_id, content, mentions }: BodyOf<typeof createBoardComment>,
  writer: Writer,
): Promise<Found> {
  const { author, now } = writer;
  const commented = await getCommented(db, board_id, author);
  if (!commented.isOpen) throw new ProblemError('invalid_transition', { title: '댓글을 받지 않는 글이에요.' });
  const parent = parent_id === undefined ? undefined : await getParent(db, parent_id, board_id, author);
  const held = await screenComment(db, content, writer);
  await ensureNickname(db, author.id);
  const id = await insertComment(
    db,
    {
      board_id,
      user_id: author.id,
      parent_id: parent?.id ?? null,
      root_id: parent?.thread_id ?? null,
      content: content.trim(),
    },
    now,
  );
  await saveMentions(db, { id, content }, commented, mentions);
  if (parent) await countReply(db, parent.id, 1);
  await countComment(db, board_id, 1);
  await recordComment(db, { userId: author.id, postId: commented.post.id, boardId: board_id, commentId: id, now });
  const row = await getComment(db, String(id), author);
  if (held) await holdComment(db, row, commented, held, now);
  else await notifyOfComment(db, row, commented, now);
  return { row: held ? await getComment(db, String(id), author) : row, commented };
}

/** The caller's own comment, under a lock. */
async function getOwn(db: Db, ref: string, author: Author): Promise<Found> {
  const { id, board_id } = await getComment(db, ref, author);
  await lockComment(db, id);
  const row = await getComment(db, ref, author);
  if (row.user_id !== author.id)
    throw new ProblemError('forbidden', { title: '내가 쓴 댓글만 고치거나 지울 수 있어요.' });
  return { row, commented: await getCommented(db, board_id, author) };
}

/** Changes the text of the version that the client has loaded. */
export async function changeComment(
  db: Db,
  { ref, body }: { ref: string; body: BodyOf<typeof updateBoardComment> },
  writer: Writer,
): Promise<Found> {
  const { author, now } = writer;
  const { id } = await getComment(db, ref, author);
  await lockCaseOf(db, { kind: ReportedKind.COMMENT, id });
  const { row, commented } = await getOwn(db, ref, author);
  if (row.hidden !== null) throw new ProblemError('invalid_transition', { title: '가려진 댓글은 고칠 수 없어요.' });
  await checkVersion(row, body.updated, () => toComment(row, commented, author));
  const held = await screenComment(db, body.content, writer, row.content);
  await rewriteComment(db, row.id, body.content.trim(), { updated: nextVersion(row, now), now });
  await saveMentions(db, { id: row.id, content: body.content }, commented, body.mentions);
  if (held) await holdComment(db, await getComment(db, ref, author), commented, held, now);
  else await notifyOfMentions(db, row, commented, now);
  return { row: await getComment(db, ref, author), commented };
}

/** Deletes the text of a comment; one without replies is no longer listed. */
export async function eraseComment(
  db: Db,
  {
    id,
    board_id,
    parent_id,
    replies,
    hidden,
  }: Pick<CommentRow, 'id' | 'board_id' | 'parent_id' | 'replies' | 'hidden'>,
  now: Date,
): Promise<void> {
  await blankComment(db, id, now);
  await deleteMentions(db, id);
  if (parent_id !== null && replies === 0) await countReply(db, parent_id, -1);
  if (hidden === null) await countComment(db, board_id, -1);
}

export async function removeComment(db: Db, ref: string, { author, now }: Caller): Promise<void> {
  const { row } = await getOwn(db, ref, author);
  await eraseComment(db, row, now);
}
