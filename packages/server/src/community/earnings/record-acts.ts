import { MATURING_HOURS } from '@danji/contracts/points/community-earnings';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { insertAct, type NewAct, withdrawAct } from './act.repository.ts';

type OwnAct = Pick<NewAct, 'userId' | 'postId' | 'boardId' | 'now'>;

const toMaturity = (now: Date): Date => new Date(now.getTime() + MATURING_HOURS * 3_600_000);

/** Records that a member has published a post or written an answer; `files` when files are attached. Repetitions change nothing. */
export async function recordText(
  db: Db,
  action: 'write' | 'answer',
  { files, ...act }: OwnAct & { files: number },
): Promise<void> {
  const due = toMaturity(act.now);
  await insertAct(db, { ...act, action, key: `${action}:${act.boardId}`, due });
  if (files > 0) await insertAct(db, { ...act, action: 'file_upload', key: `file_upload:${act.boardId}`, due });
}

/** Records that a member has written a comment. */
export const recordComment = (db: Db, act: OwnAct & { commentId: number }): Promise<void> =>
  insertAct(db, { ...act, action: 'comment', key: `comment:${act.commentId}`, due: toMaturity(act.now) });

/** Records that a member has read a whole post of another member, once for each; no notice, and nothing withheld. */
export async function recordRead(
  db: Db,
  { userId, jobGrade, boardId, now }: { userId: number; jobGrade: number | null; boardId: number; now: Date },
): Promise<void> {
  const post = await db
    .selectFrom('community_post as post')
    .where('post.board_id', '=', boardId)
    .where('post.user_id', '!=', userId)
    .where(sql<boolean>`(post.job_grades = '' or position(${`[${jobGrade}]`} in post.job_grades) > 0)`)
    .where(
      sql<boolean>`(post.price = 0 or post.is_question or exists (select from community_purchase as purchase
        where purchase.post_id = post.id and purchase.user_id = ${userId} and purchase.refunded is null))`,
    )
    .select('post.id')
    .executeTakeFirst();
  if (post)
    await insertAct(db, {
      key: `read:${post.id}:${userId}`,
      action: 'read',
      userId,
      postId: post.id,
      boardId,
      due: now,
      now,
    });
}

/** An act by which one member gives to another: `userId` wrote the text, `actorId` gives. */
export type GivenAct = OwnAct & { actorId: number; commentId?: number };

const toRecommended = ({ userId, actorId }: Pick<GivenAct, 'userId' | 'actorId'>) => `recommended:${userId}:${actorId}`;

/**
 * Records that a member was recommended for a text: a post, an answer (`boardId` is that of the answer, `postId` the
 * question) or a comment. It counts once for the two people, and not for one's own text.
 */
export async function recordRecommendation(db: Db, act: GivenAct): Promise<void> {
  if (act.userId === act.actorId) return;
  await insertAct(db, { ...act, action: 'recommended', key: toRecommended(act), due: act.now });
}

/** Records that a recommendation was taken back: its points go, when it was the one of the two people that counted. */
export const withdrawRecommendation = (db: Db, act: Omit<GivenAct, 'postId'>): Promise<void> =>
  withdrawAct(db, { ...act, key: toRecommended(act) });

/** Records that the answer of a member was accepted by who asked; once for the two people. */
export const recordAcceptance = (db: Db, act: GivenAct): Promise<void> =>
  insertAct(db, { ...act, action: 'accepted', key: `accepted:${act.userId}:${act.actorId}`, due: act.now });
