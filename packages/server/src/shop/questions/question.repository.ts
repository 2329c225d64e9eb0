import type { PersonRef } from '@danji/contracts/accounts/user';
import { ProductQuestionState } from '@danji/contracts/codes/product-question-state';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { listProductQuestions, listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { type Insertable, sql, type Updateable } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { isNoneOf, selectAuthor } from '../../community/posts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { dayStart } from '../../platform/http/period.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

const selectQuestions = (db: Db) =>
  db
    .selectFrom('product_question as question')
    .innerJoin('shop_product as product', 'product.id', 'question.product_id')
    .select(['question.id', 'question.product_id', 'question.user_id', 'question.title', 'question.content'])
    .select(['question.is_secret', 'question.is_hidden', 'question.is_held', 'question.answer', 'question.answered'])
    .select(['question.state', 'question.created', 'question.updated'])
    .select(['product.code as product_code', 'product.name as product_name', 'product.is_active as is_on_sale'])
    .select([
      selectAuthor('question.user_id').as('author'),
      selectPersonRef<PersonRef | null>('question.answered_by').as('answered_by'),
    ]);
export type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>['executeTakeFirstOrThrow']>>;

type Readers = {
  readerId: number | null;
  isStaff: boolean;
  /** The authors whose open questions the reader does not want to see. */
  blocked: readonly number[];
};

/** Lists the questions about a product, the newest first: hidden ones for their authors and our staff. */
export function listQuestionsOf(
  db: Db,
  query: QueryOf<typeof listProductQuestions>,
  productId: number,
  { readerId, isStaff, blocked }: Readers,
): Promise<Page<QuestionRow>> {
  let found = db.selectFrom('product_question as question').where('question.product_id', '=', productId);
  if (!isStaff) found = found.where(sql<boolean>`(not question.is_hidden or question.user_id = ${readerId ?? 0})`);
  // A secret question that disappears would tell whose it is.
  if (blocked.length > 0)
    found = found.where(sql<boolean>`(question.is_secret or ${isNoneOf('question.user_id', blocked)})`);
  return readPage(db, query, {
    found,
    order: [['question.id', 'desc']],
    key: 'question.id',
    lines: selectQuestions(db),
  });
}

/** Lists the questions of an account, the newest first, about one product or about all. */
export function listQuestionsBy(
  db: Db,
  query: QueryOf<typeof listProductQuestions>,
  userId: number,
  productId: number | undefined,
): Promise<Page<QuestionRow>> {
  let found = db.selectFrom('product_question as question').where('question.user_id', '=', userId);
  if (productId !== undefined) found = found.where('question.product_id', '=', productId);
  return readPage(db, query, {
    found,
    order: [['question.id', 'desc']],
    key: 'question.id',
    lines: selectQuestions(db),
  });
}

/** Lists all questions: those that wait first (the states are in that order) and of them the oldest; others the newest first. */
export function listAllQuestions(db: Db, query: QueryOf<typeof listStaffQuestions>): Promise<Page<QuestionRow>> {
  const { state, search } = query;
  let found = db.selectFrom('product_question as question');
  if (state !== undefined) found = found.where('question.state', '=', state);
  if (search?.trim()) found = found.where(matches('question.searched', search));
  const isNewestFirst = state !== undefined && state !== ProductQuestionState.WAITING;
  return readPage(db, query, {
    found,
    order: [
      ['question.state', isNewestFirst ? 'desc' : 'asc'],
      ['question.id', isNewestFirst ? 'desc' : 'asc'],
    ],
    key: 'question.id',
    lines: selectQuestions(db),
  });
}

export const findQuestion = (db: Db, id: number): Promise<QuestionRow | undefined> =>
  selectQuestions(db).where('question.id', '=', id).executeTakeFirst();

/** Finds a question and locks it for the transaction. */
export const findQuestionForChange = (db: Db, id: number): Promise<QuestionRow | undefined> =>
  selectQuestions(db).where('question.id', '=', id).forUpdate('question').executeTakeFirst();

/** How many questions an account has asked on the business day and that are there. */
export const countQuestionsOfDay = async (db: Db, userId: number, day: string): Promise<number> =>
  (
    await db
      .selectFrom('product_question')
      .where('user_id', '=', userId)
      .where(sql<boolean>`created >= ${dayStart(day)}`)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const insertQuestion = async (db: Db, values: Insertable<Database['product_question']>): Promise<number> =>
  (await db.insertInto('product_question').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateQuestionRow(
  db: Db,
  id: number,
  changes: Updateable<Database['product_question']>,
): Promise<void> {
  await db.updateTable('product_question').set(changes).where('id', '=', id).execute();
}

export async function deleteQuestionRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('product_question').where('id', '=', id).execute();
}

/** All questions of an account, the first one first. */
export const listOwnQuestions = (db: Db, userId: number): Promise<QuestionRow[]> =>
  selectQuestions(db).where('question.user_id', '=', userId).orderBy('question.id').execute();

export async function deleteQuestionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('product_question').where('user_id', '=', userId).execute();
}
