import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPosts } from '../notices/index.ts';
import { countAnswer, DEMO_ANSWERS, DEMO_POSTS, listDemoAuthors, markQuestionAccepted } from '../posts/index.ts';
import { insertAnswer, markAnswer } from './answer.repository.ts';

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
