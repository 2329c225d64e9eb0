import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { NanoId } from '@danji/contracts/fields';
import { communityNotifications } from '@danji/contracts/notifications/catalogue/community';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField } from '../../platform/problem-error.ts';
import type { CommentRow } from './comment.repository.ts';
import type { Commented } from './commented.ts';
import { findMentionable, insertMentions, listBlockers, markMentionsTold } from './mention.repository.ts';

/** Whether a text names somebody. */
export const isMentioned = (content: string, name: string): boolean => content.includes(`@${name}`);

/** Keeps whom a comment names, of those that it may name. */
export async function saveMentions(
  db: Db,
  { id, content }: { id: number; content: string },
  { post, anonymousId }: Commented,
  sent: readonly NanoId[] = [],
): Promise<void> {
  if (sent.length === 0) return;
  const found = await findMentionable(db, sent, { postId: post.id, anonymousId, commentId: id });
  if (found.length < sent.length)
    throw invalidField(
      'mentions',
      '이 글에 글, 답변, 댓글을 남긴 회원만 언급할 수 있어요. 다른 이름은 앞의 @를 지워 주세요.',
    );
  const mentioned = found.filter(({ nickname }) => isMentioned(content, nickname));
  if (mentioned.length === 0) return;
  if ((await insertMentions(db, id, mentioned)) > COMMUNITY_LIMITS.mentions)
    throw invalidField('mentions', `댓글 하나에서는 고친 것까지 ${COMMUNITY_LIMITS.mentions}명을 언급할 수 있어요.`);
}

/**
 * Tells each member whom a comment names, once for ever: neither who wrote it nor who hears of it anyway, because it is a
 * reply to them or on what they wrote, nor who has blocked its author. Resolves to whom this has told, now or before.
 */
export async function notifyOfMentions(
  db: Db,
  { id, nano_id: comment, user_id, parent_user_id }: CommentRow,
  { post, answerNanoId: answer, authorId, anonymousId, isOpen }: Commented,
  now: Date,
): Promise<number[]> {
  // An author may change comments on a hidden post, of which nobody else hears.
  if (!isOpen) return [];
  const informed = new Set([user_id, parent_user_id, authorId, post.is_alert ? null : post.user_id]);
  const mentioned = (await markMentionsTold(db, id, now)).filter((mention) => !informed.has(mention.user_id));
  if (mentioned.length === 0) return [];
  const ids = mentioned.map((mention) => mention.user_id);
  const blockers = await listBlockers(db, ids, { id: user_id, isAnonymous: user_id === anonymousId });
  const told = mentioned.filter((mention) => !blockers.includes(mention.user_id));
  const values = { nano_id: post.nano_id, title: post.title, comment, ...(answer !== null && { answer }) };
  const news = told.filter(({ isNew }) => isNew).map((mention) => mention.user_id);
  await notify(db, communityNotifications.mentioned, news, values, now);
  return told.map((mention) => mention.user_id);
}
