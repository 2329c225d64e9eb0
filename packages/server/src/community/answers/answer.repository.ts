import type { NanoId } from '@danji/contracts/fields';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';
import { fileCount } from '../notices/index.ts';
import { type Blocked, isNoneOf, isRecommended, type Reader, selectAuthor } from '../posts/index.ts';

/** The use of the files of answers: who may read the question may read them. */
export const ANSWER_FILE_USE = 'community_answer';

const selectAnswers = (db: Db, readerId: number | null) =>
  db
    .selectFrom('community_answer as answer')
    .innerJoin('board_post as board', 'board.id', 'answer.board_id')
    .select(['answer.id', 'answer.nano_id', 'answer.board_id', 'answer.question_id', 'answer.user_id'])
    .select(['answer.is_accepted', 'answer.hidden', 'board.nano_id as board_nano_id'])
    .select(['board.board_status', 'board.title'])
    .select(['answer.recommends', isRecommended('answer.board_id', readerId).as('is_recommended')])
    .select(['board.content', 'board.views', 'board.comments', 'board.created', 'board.updated'])
    .select([selectAuthor('answer.user_id').as('author'), fileCount(ANSWER_FILE_USE).as('file_count')]);
export type AnswerRow = Awaited<ReturnType<ReturnType<typeof selectAnswers>['executeTakeFirstOrThrow']>>;

/** Whether an answer is there for who reads its question: a hidden one is for its author and our staff alone. */
export const isAnswerThere = ({ hidden, user_id }: { hidden: unknown; user_id: number }, reader: Reader): boolean =>
  hidden === null || reader.isStaff || user_id === reader.id;

/** Lists the answers to a question: the accepted one first, then the most recommended, then the newest. */
export function listAnswers(
  db: Db,
  query: PageQuery & { answer?: string },
  questionId: number,
  { id, isStaff }: Reader,
  { named }: Blocked,
): Promise<Page<AnswerRow>> {
  let found = db
    .selectFrom('community_answer as answer')
    .where('answer.question_id', '=', questionId)
    .where('answer.deleted', 'is', null);
  if (!isStaff) found = found.where(sql<boolean>`(answer.hidden is null or answer.user_id = ${id ?? 0})`);
  if (named.length > 0) found = found.where(isNoneOf('answer.user_id', named));
  if (query.answer !== undefined) found = found.where('answer.nano_id', '=', query.answer as NanoId);
  return readPage(db, query, {
    found,
    order: [
      ['answer.is_accepted', 'desc'],
      ['answer.recommends', 'desc'],
    ],
    key: 'answer.id',
    lines: selectAnswers(db, id),
  });
}

export const findAnswer = (db: Db, ref: string, readerId: number | null = null): Promise<AnswerRow | undefined> =>
  selectAnswers(db, readerId).where('answer.deleted', 'is', null).where(hasRef('answer', ref)).executeTakeFirst();

/** The answer of a board post, also a deleted one. */
export const findAnswerOfBoard = (db: Db, boardId: number) =>
  db
    .selectFrom('community_answer')
    .where('board_id', '=', boardId)
    .select(['id', 'nano_id', 'question_id', 'user_id', 'hidden', 'deleted'])
    .executeTakeFirst();

/** Adds many answers by one statement, some of them accepted. */
export async function insertAnswers(
  db: Db,
  answers: readonly { board_id: number; question_id: number; user_id: number; is_accepted: boolean }[],
): Promise<void> {
  await db
    .insertInto('community_answer')
    .values(answers.map((answer) => ({ ...answer, nano_id: newNanoId() })))
    .execute();
}

export async function insertAnswer(
  db: Db,
  answer: { board_id: number; question_id: number; user_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto('community_answer')
    .values({ ...answer, nano_id: newNanoId() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markAnswer(
  db: Db,
  id: number,
  mark: { is_accepted: boolean } | { deleted: Date } | { hidden: Date | null },
): Promise<void> {
  await db.updateTable('community_answer').set(mark).where('id', '=', id).execute();
}

/** Counts a recommendation of the answer of a board post, or with -1 one that was taken back. */
export async function countAnswerRecommend(db: Db, boardId: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('community_answer')
    .set({ recommends: sql`recommends + ${by}::integer` })
    .where('board_id', '=', boardId)
    .execute();
}

/** Answers that were deleted before that moment, by the ids of their board posts. */
export const listDeletedAnswers = async (db: Db, before: Date, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('community_answer')
      .where('deleted', '<', before.toISOString())
      .select('board_id')
      .orderBy('deleted')
      .limit(limit)
      .execute()
  ).map(({ board_id }) => board_id);

/** The answers of an account. */
export const listAnswersOf = (db: Db, userId: number) =>
  db
    .selectFrom('community_answer as answer')
    .innerJoin('board_post as board', 'board.id', 'answer.board_id')
    .innerJoin('community_post as question', 'question.id', 'answer.question_id')
    .innerJoin('board_post as asked', 'asked.id', 'question.board_id')
    .where('answer.user_id', '=', userId)
    .select(['answer.id', 'answer.board_id', 'answer.question_id', 'answer.is_accepted', 'board.text', 'board.created'])
    .select(['asked.title', sql<boolean>`answer.deleted is not null`.as('is_deleted'), 'answer.hidden'])
    .orderBy('answer.id')
    .execute();
