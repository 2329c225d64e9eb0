import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { CommunityStatus, type CommunityStatusCode } from '@danji/contracts/codes/community-codes';
import { findCurrentWork } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';

/** The reader of a post: a visitor has neither id nor job grade. */
export type Reader = { id: number | null; jobGrade: number | null; isStaff: boolean; user: Principal | null };

/** The fields that decide whether a reader may read a post. */
export type ReadablePost = {
  user_id: number;
  board_status: BoardStatusCode;
  job_grades: string;
  price: number;
  is_question: boolean;
  is_purchased: boolean;
  is_gone: boolean;
};

/** A writer: a signed-in reader. */
export type Author = Reader & { id: number };

export async function findReader(db: Db, user: Principal | null): Promise<Reader> {
  const work = user ? await findCurrentWork(db, user.id) : null;
  return { id: user?.id ?? null, jobGrade: work?.job_grade ?? null, isStaff: isStaff(user), user };
}

export const findAuthor = async (db: Db, user: Principal): Promise<Author> => ({
  ...(await findReader(db, user)),
  id: user.id,
});

export const isAuthor = ({ user_id }: Pick<ReadablePost, 'user_id'>, { id }: Reader): boolean => user_id === id;

/** Whether the post exists for the reader: its author sees it in every state, who bought it for ever. */
export function isThere(post: ReadablePost, reader: Reader): boolean {
  if (post.is_purchased) return true;
  if (post.is_gone) return false;
  if (isAuthor(post, reader)) return true;
  if (post.board_status === BoardStatus.TEMP) return false;
  return post.board_status === BoardStatus.VISIBLE || reader.isStaff;
}

/** The state of a post for its reader (FACTS §10.6): whoever lacks the job grade or the purchase reads 4 or 5. */
export function statusFor(post: ReadablePost, reader: Reader): BoardStatusCode {
  if (post.is_purchased || reader.isStaff || isAuthor(post, reader)) return post.board_status;
  if (post.job_grades !== '' && !post.job_grades.includes(`[${reader.jobGrade}]`)) return BoardStatus.NO_PERMISSION;
  return post.price > 0 && !post.is_question ? BoardStatus.NO_PURCHASE : post.board_status;
}

const isWithheld = (status: BoardStatusCode): boolean =>
  status === BoardStatus.NO_PERMISSION || status === BoardStatus.NO_PURCHASE;

/** Whether the reader may read content, files, answers and comments of the post. */
export const mayReadPost = (post: ReadablePost, reader: Reader): boolean =>
  isThere(post, reader) && !isWithheld(statusFor(post, reader));

const COMMUNITY_STATUS: Record<BoardStatusCode, CommunityStatusCode> = {
  [BoardStatus.VISIBLE]: CommunityStatus.ACTIVE,
  [BoardStatus.INVISIBLE]: CommunityStatus.ACTIVE,
  [BoardStatus.BLOCK]: CommunityStatus.BAN,
  [BoardStatus.TEMP]: CommunityStatus.TEMP,
  [BoardStatus.NO_PERMISSION]: CommunityStatus.NO_PERMISSION,
  [BoardStatus.NO_PURCHASE]: CommunityStatus.NO_PURCHASE,
};
export const toCommunityStatus = (status: BoardStatusCode): CommunityStatusCode => COMMUNITY_STATUS[status];
