import { communityNotifications } from '@danji/contracts/notifications/catalogue/community';
import { listFollowers } from '../follows/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { CommentRow } from './comment.repository.ts';
import type { Commented } from './commented.ts';
import { notifyOfMentions } from './mentions.ts';

const { answerCommented, commented, replied } = communityNotifications;

/**
 * Tells of a new comment, each person once and never who wrote it: whose comment it replies to, and whose answer or post
 * it is on, whom it mentions, and who follows the post. The author of a post that says not to hears of nothing on it.
 */
export async function notifyOfComment(db: Db, row: CommentRow, commentedOn: Commented, now: Date): Promise<void> {
  const { nano_id: comment, user_id, parent_user_id } = row;
  const { post, answerNanoId: answer, authorId } = commentedOn;
  const isTold = (id: number): boolean => id !== user_id && (id !== post.user_id || post.is_alert);
  const values = { nano_id: post.nano_id, title: post.title, comment };
  const repliedTo = parent_user_id === null ? [] : [parent_user_id].filter(isTold);
  const mentioned = await notifyOfMentions(db, row, commentedOn, now);
  const followers = answer === null ? await listFollowers(db, post.id) : [];
  const others = [authorId, ...followers].filter((id) => isTold(id) && ![...repliedTo, ...mentioned].includes(id));
  await notify(db, replied, repliedTo, { ...values, ...(answer !== null && { answer }) }, now);
  if (answer === null) await notify(db, commented, others, values, now);
  else await notify(db, answerCommented, others, { ...values, answer }, now);
}
