import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { findAnswerOfBoard, isAnswerThere } from '../answers/index.ts';
import { type CommunityPostRow, findPost, findPostOfBoard, mayReadPost, type Reader } from '../posts/index.ts';

/** A board post that is commented on: a community post, or an answer to a question. */
export type Commented = {
  boardId: number;
  post: Pick<CommunityPostRow, 'id' | 'nano_id' | 'title' | 'user_id' | 'is_alert'>;
  /** The answer that is commented on, when it is not the post. */
  answerNanoId: NanoId | null;
  /** The author of the post or the answer. */
  authorId: number;
  /** The author of the post, who is anonymous in the whole thread; `null` when nobody is. */
  anonymousId: number | null;
  /** Whether comments are taken now. */
  isOpen: boolean;
};

/** Finds what is commented on, for a reader of its content. */
export async function findCommented(db: Db, boardId: number, reader: Reader): Promise<Commented | undefined> {
  const answer = await findAnswerOfBoard(db, boardId);
  if (answer && (answer.deleted !== null || !isAnswerThere(answer, reader))) return undefined;
  const post = answer
    ? await findPost(db, String(answer.question_id), reader.id)
    : await findPostOfBoard(db, boardId, reader.id);
  if (!post || !mayReadPost(post, reader)) return undefined;
  return {
    boardId,
    post,
    answerNanoId: answer?.nano_id ?? null,
    authorId: answer?.user_id ?? post.user_id,
    anonymousId: post.is_anonymous ? post.user_id : null,
    isOpen:
      (answer?.hidden ?? null) === null &&
      post.is_allow_comment &&
      post.board_status === BoardStatus.VISIBLE &&
      !post.is_gone,
  };
}
