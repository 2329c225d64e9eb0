import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { holdPoints, lockPointAccounts, postPoints, releaseHold, settleHold } from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { CommunityPostRow } from './community-post.repository.ts';

type Question = Pick<CommunityPostRow, 'id' | 'user_id' | 'price' | 'title' | 'is_question'>;

/** The cause of the points that are held for a question until an answer is accepted. */
const rewardHold = ({ id }: Pick<Question, 'id'>): string => `community_post:${id}:reward_hold`;

/** Holds the reward of a question from its author's points. @throws ProblemError `insufficient_points` */
export async function holdReward(db: Db, question: Question, now: Date): Promise<void> {
  if (!question.is_question || question.price === 0) return;
  await holdPoints(db, {
    userId: question.user_id,
    points: question.price,
    causeKey: rewardHold(question),
    description: `질문 보상: ${question.title}`,
    now,
  });
}

export const giveBackReward = (db: Db, question: Question, now: Date): Promise<boolean> =>
  releaseHold(db, rewardHold(question), now);

/**
 * Pays the held reward of a question to who wrote the accepted answer (FACTS §10.6): an entry of type 19 on either side.
 * Resolves to the points that were paid.
 */
export async function payReward(
  db: Db,
  question: Question,
  answer: { answerId: number; userId: number },
  now: Date,
): Promise<number> {
  const { id, user_id, price, title } = question;
  if (price === 0) return 0;
  await lockPointAccounts(db, [user_id, answer.userId]);
  const shared = { type: PointHistoryType.ANSWER_ACCEPTED, now, data: { post_id: id, answer_id: answer.answerId } };
  const paid = await settleHold(db, rewardHold(question), {
    ...shared,
    userId: user_id,
    points: -price,
    causeKey: `community_post:${id}:reward`,
    description: `답변 채택 보상: ${title}`,
  });
  if (!paid) return 0;
  await postPoints(db, {
    ...shared,
    userId: answer.userId,
    points: price,
    causeKey: `community_answer:${answer.answerId}:accepted`,
    description: `답변 채택: ${title}`,
  });
  return price;
}
