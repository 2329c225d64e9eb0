import { communityNotifications } from '@danji/contracts/notifications/catalogue/community';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listFollowers } from '../follows/index.ts';
import type { CommunityPostRow } from '../posts/index.ts';
import type { AnswerRow } from './answer.repository.ts';

type Question = Pick<CommunityPostRow, 'id' | 'nano_id' | 'title' | 'user_id' | 'is_alert'>;

/** Tells who asked of a new answer, unless the question says not to, and who follows the question. */
export async function notifyOfAnswer(db: Db, question: Question, answer: AnswerRow, now: Date): Promise<void> {
  const { id, nano_id, title, user_id, is_alert } = question;
  const followers = (await listFollowers(db, id)).filter((follower) => follower !== answer.user_id);
  const recipients = is_alert ? [user_id, ...followers] : followers;
  await notify(db, communityNotifications.answered, recipients, { nano_id, title, answer: answer.nano_id }, now);
}

/** Tells who answered that the answer was accepted, and which points that brought. */
export async function notifyOfAcceptance(
  db: Db,
  { nano_id, title }: Question,
  answer: Pick<AnswerRow, 'nano_id' | 'user_id'> & { points: number },
  now: Date,
): Promise<void> {
  const values = { nano_id, title, answer: answer.nano_id, points: answer.points };
  await notify(db, communityNotifications.accepted, [answer.user_id], values, now);
}

/** Tells who answered and who asked that our staff has taken the acceptance back, and why. */
export async function notifyOfRevocation(
  db: Db,
  { nano_id, title, user_id }: Question,
  { answer, points, reason }: { answer: Pick<AnswerRow, 'nano_id' | 'user_id'>; points: number; reason: string },
  now: Date,
): Promise<void> {
  const values = { nano_id, title, answer: answer.nano_id, points, reason };
  await notify(db, communityNotifications.acceptanceRevoked, [answer.user_id], values, now);
  await notify(db, communityNotifications.questionReopened, [user_id], values, now);
}
