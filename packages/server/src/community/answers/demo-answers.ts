import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPosts } from '../notices/index.ts';
import {
  countAnswer,
  DEMO_ANSWERS,
  DEMO_FIELD_POSTS,
  DEMO_POSTS,
  listDemoAuthors,
  markQuestionAccepted,
  payReward,
  seedDemoReward,
  TRIED_ACCOUNTS,
} from '../posts/index.ts';
import { insertAnswer, insertAnswers, markAnswer } from './answer.repository.ts';

const HOUR_SECONDS = 3600;
/** Every second answered question has an accepted answer. */
const isAccepted = (question: number): boolean => question % 2 === 0;

/** The questions of the demo by their place in its texts. */
async function findQuestions(db: Db) {
  const titles = DEMO_ANSWERS.map(([question]) => DEMO_POSTS[question]?.title ?? '');
  const rows = await db
    .selectFrom('community_post as post')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('board.title', 'in', titles)
    .select(['post.id', 'post.user_id', 'board.title', 'board.created'])
    .execute();
  return new Map(rows.map((row) => [row.title, row]));
}

/** Seeds answers to some of the questions, some of them accepted. */
export async function seedDemoAnswers(db: Db): Promise<void> {
  const questions = await findQuestions(db);
  const authors = await listDemoAuthors(db);
  const answers = DEMO_ANSWERS.flatMap(([at, text], index) => {
    const question = questions.get(DEMO_POSTS[at]?.title ?? '');
    const others = authors.filter((id) => id !== question?.user_id);
    const userId = others[(index * 5) % others.length];
    return question && userId ? [{ at, text, question, userId }] : [];
  });
  if (answers.length === 0) return;
  const boards = await insertPosts(
    db,
    answers.map(({ text, question, userId }, index) => ({
      fields: { title: '', content: toDocument(text), board_status: BoardStatus.VISIBLE },
      userId,
      now: addSeconds(new Date(question.created), (index + 2) * HOUR_SECONDS),
      views: 0,
    })),
  );
  for (const [index, { at, question, userId }] of answers.entries()) {
    const board_id = boards[index] ?? 0;
    const id = await insertAnswer(db, { board_id, question_id: question.id, user_id: userId });
    await countAnswer(db, question.id, 1);
    if (!isAccepted(at) || answers.findIndex((answer) => answer.at === at) !== index) continue;
    await markAnswer(db, id, { is_accepted: true });
    await markQuestionAccepted(db, question.id);
  }
}

/** Questions of the year, by their titles. */
async function listFieldQuestions(db: Db) {
  const rows = await db
    .selectFrom('community_post as post')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('post.is_question', '=', true)
    .where(
      'board.title',
      'in',
      DEMO_FIELD_POSTS.map(({ title }) => title),
    )
    .select(['post.id', 'post.user_id', 'post.is_accepted', 'post.answers'])
    .select(['board.title', 'board.created'])
    .orderBy('post.id')
    .execute();
  return rows.filter(({ answers }) => answers > 0);
}

/** Seeds as many answers to the questions of the year as are stored with them. */
export async function seedDemoFieldAnswers(db: Db): Promise<void> {
  const texts = new Map(DEMO_FIELD_POSTS.map(({ title, answers }) => [title, answers]));
  const authors = (await listDemoAuthors(db)).slice(TRIED_ACCOUNTS);
  const answers = (await listFieldQuestions(db)).flatMap(({ id, user_id, is_accepted, title, created }, at) => {
    const others = authors.filter((author) => author !== user_id);
    return (texts.get(title) ?? []).map((text, turn) => ({
      text,
      question_id: id,
      user_id: others[(at * 7 + turn * 3) % others.length] ?? 0,
      is_accepted: is_accepted && turn === 0,
      now: addSeconds(new Date(created), (1 + ((at * 5) % 30) + turn * 9) * HOUR_SECONDS),
    }));
  });
  if (answers.length === 0) return;
  const boards = await insertPosts(
    db,
    answers.map(({ text, user_id, now }) => ({
      fields: { title: '', content: toDocument(text), board_status: BoardStatus.VISIBLE },
      userId: user_id,
      now,
      views: 0,
    })),
  );
  await insertAnswers(
    db,
    answers.map(({ text: _text, now: _now, ...answer }, at) => ({ ...answer, board_id: boards[at] ?? 0 })),
  );
}

/** Holds the rewards of questions of the year in the day before now, and pays two of three to who answered first. */
export async function seedDemoRewards(db: Db, now: Date): Promise<void> {
  const prices = new Map(DEMO_FIELD_POSTS.map(({ title, price = 0 }) => [title, price]));
  const questions = (await listFieldQuestions(db)).filter(({ title }) => prices.get(title));
  for (const [at, { id, title }] of questions.entries()) {
    const time = addSeconds(now, -(questions.length - at) * 0.5 * HOUR_SECONDS);
    const question = await seedDemoReward(db, id, prices.get(title) ?? 0, time);
    const answer = question && at % 3 !== 2 ? await findFirstAnswer(db, id) : undefined;
    if (!question || !answer) continue;
    await markAnswer(db, answer.id, { is_accepted: true });
    await markQuestionAccepted(db, id);
    await payReward(db, question, { answerId: answer.id, userId: answer.user_id }, time);
  }
}

const findFirstAnswer = (db: Db, questionId: number) =>
  db
    .selectFrom('community_answer')
    .where('question_id', '=', questionId)
    .select(['id', 'user_id'])
    .orderBy('id')
    .executeTakeFirst();
