import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import {
  holdPoints,
  lockPointAccounts,
  postAllPoints,
  postPoints,
  releaseHold,
  settleHold,
} from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { CommunityPostRow } from './community-post.repository.ts';

type Question = Pick<
  CommunityPostRow,
  'id' | 'nano_id' | 'user_id' | 'price' | 'title' | 'is_question' | 'is_anonymous' | 'reward_turn'
>;

/** The title as the history of who asked says it: our staff read that too, so it does not tell whose an anonymous question is. */
const toOwnTitle = ({ title, is_anonymous }: Question): string => (is_anonymous ? '익명으로 쓴 글' : title);

/** The data of an entry of a question; those of its author name no anonymous one. */
const toData = ({ id, nano_id, is_anonymous }: Question, answerId: number, isOwn: boolean) =>
  isOwn && is_anonymous ? {} : { post_id: id, answer_id: answerId, path: webPaths.communityPost(nano_id) };

const toTurn = ({ reward_turn }: Pick<Question, 'reward_turn'>): string => (reward_turn > 1 ? `:${reward_turn}` : '');
const toCause = (question: Pick<Question, 'id' | 'reward_turn'>, event: string): string =>
  `community_post:${question.id}:${event}${toTurn(question)}`;
const toAnswerCause = (answerId: number, question: Pick<Question, 'reward_turn'>, event: string): string =>
  `community_answer:${answerId}:${event}${toTurn(question)}`;

/** The cause of the points that are held for a question until an answer is accepted. */
const rewardHold = (question: Pick<Question, 'id' | 'reward_turn'>): string => toCause(question, 'reward_hold');

/** Holds the reward of a question from its author's points. @throws ProblemError `insufficient_points` */
export async function holdReward(db: Db, question: Question, now: Date): Promise<void> {
  if (!question.is_question || question.price === 0) return;
  await holdPoints(db, {
    userId: question.user_id,
    points: question.price,
    causeKey: rewardHold(question),
    description: `질문 보상: ${toOwnTitle(question)}`,
    now,
  });
}

export const giveBackReward = (db: Db, question: Pick<Question, 'id' | 'reward_turn'>, now: Date): Promise<boolean> =>
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
  const { user_id, price, title } = question;
  if (price === 0) return 0;
  await lockPointAccounts(db, [user_id, answer.userId]);
  const shared = { type: PointHistoryType.ANSWER_ACCEPTED, now };
  const paid = await settleHold(db, rewardHold(question), {
    ...shared,
    userId: user_id,
    points: -price,
    causeKey: toCause(question, 'reward'),
    description: `답변 채택 보상: ${toOwnTitle(question)}`,
    data: toData(question, answer.answerId, true),
  });
  if (!paid) return 0;
  await postPoints(db, {
    ...shared,
    userId: answer.userId,
    points: price,
    causeKey: toAnswerCause(answer.answerId, question, 'accepted'),
    description: `답변 채택: ${title}`,
    data: toData(question, answer.answerId, false),
  });
  return price;
}

/**
 * Turns both entries of a paid reward around and holds it again for the next turn of the question. Who answered may pass
 * below zero, as a seller of a refunded post does. Resolves to the points that went back; the question must be locked.
 * @throws ProblemError `insufficient_points` when who asked has spent points that were owed meanwhile
 */
export async function takeBackReward(
  db: Db,
  question: Question,
  { answerId, userId }: { answerId: number; userId: number },
  now: Date,
): Promise<number> {
  const { user_id, price, title } = question;
  const paid = await db
    .selectFrom('point_entry')
    .where('cause_key', '=', toAnswerCause(answerId, question, 'accepted'))
    .select('id')
    .executeTakeFirst();
  if (!paid) return 0;
  const shared = { type: PointHistoryType.ANSWER_ACCEPTED, isReversal: true, now } as const;
  await postAllPoints(db, [
    {
      ...shared,
      userId,
      points: -price,
      causeKey: toAnswerCause(answerId, question, 'revoked'),
      description: `답변 채택 취소: ${title}`,
      data: toData(question, answerId, false),
    },
    {
      ...shared,
      userId: user_id,
      points: price,
      causeKey: toCause(question, 'reward_revoked'),
      description: `답변 채택 취소로 돌려받은 보상: ${toOwnTitle(question)}`,
      data: toData(question, answerId, true),
    },
  ]);
  await holdReward(db, { ...question, reward_turn: question.reward_turn + 1 }, now).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || error.code !== 'insufficient_points') throw error;
    throw new ProblemError(error.code, { title: '질문한 분의 포인트가 모자라 보상을 다시 걸 수 없어요.' });
  });
  return price;
}
