import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { SupportCategoryCode } from '@danji/contracts/codes/support-category';
import type { listFaqs } from '@danji/contracts/community/faq.endpoints';
import type { listStaffFaqs } from '@danji/contracts/community/faq-staff.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { webPaths } from '@danji/contracts/web-paths';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { lastIdOf, type PublicRecords } from '../../platform/features/public-records.ts';
import { newNanoId } from '../../platform/ids.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

const fromFaqs = (db: Db) => db.selectFrom('faq').where('faq.deleted', 'is', null);
const fromPublic = (db: Db) => fromFaqs(db).where('faq.board_status', '=', BoardStatus.VISIBLE);

/** The questions that search engines learn of. */
export const publicFaqs: PublicRecords = {
  path: webPaths.faq(':nanoId'),
  findLastId: lastIdOf('faq'),
  list: (db, { after, last }) =>
    fromPublic(db)
      .innerJoin('board_post as question', 'question.id', 'faq.question_id')
      .where('faq.id', '>', after)
      .where('faq.id', '<=', last)
      .select(['faq.nano_id as key', 'question.updated as changed'])
      .orderBy('faq.id')
      .execute(),
};

type Tables = Database & { question: Database['board_post'] };
type Found = SelectQueryBuilder<Tables, 'faq' | 'question', object>;

/** The columns of a question in a list. */
const selectLine = (found: Found) =>
  found
    .select(['faq.id', 'faq.nano_id', 'faq.category', 'faq.position', 'faq.question_id', 'faq.answer_id'])
    .select(['question.nano_id as question_nano_id', 'question.board_status', 'question.title', 'question.views'])
    .select(['faq.helpful', 'faq.unhelpful', 'question.created', 'question.updated'])
    .select([selectPersonRef('question.user_id').as('author')]);
const withQuestion = (db: Db): Found =>
  db.selectFrom('faq').innerJoin('board_post as question', 'question.id', 'faq.question_id');

export type FaqSummaryRow = Awaited<ReturnType<ReturnType<typeof selectLine>['executeTakeFirstOrThrow']>>;

/** The order of our staff: category by category. */
const ORDER = [
  ['faq.category', 'asc'],
  ['faq.position', 'asc'],
  ['faq.id', 'asc'],
] as const;

type Filters = Pick<QueryOf<typeof listFaqs>, 'page' | 'page_size' | 'search' | 'category'>;

function listOrdered(db: Db, query: Filters, rows: ReturnType<typeof fromFaqs>): Promise<Page<FaqSummaryRow>> {
  let found = rows;
  if (query.search?.trim()) found = found.where(matches('faq.searched', query.search));
  if (query.category !== undefined) found = found.where('faq.category', '=', query.category);
  return readPage(db, query, { found, order: ORDER, key: 'faq.id', lines: selectLine(withQuestion(db)) });
}

/** Lists the questions that everybody may read. */
export const listPublicFaqs = (db: Db, query: QueryOf<typeof listFaqs>) => listOrdered(db, query, fromPublic(db));

/** Lists the questions in every state. */
export function listAllFaqs(db: Db, query: QueryOf<typeof listStaffFaqs>): Promise<Page<FaqSummaryRow>> {
  const { board_status } = query;
  const rows = fromFaqs(db);
  return listOrdered(db, query, board_status === undefined ? rows : rows.where('faq.board_status', '=', board_status));
}

const withAnswer = (found: Found, ref: string) =>
  selectLine(found.where(hasRef('faq', ref)))
    .innerJoin('board_post as answer', 'answer.id', 'faq.answer_id')
    .select(['faq.deleted', 'question.content as question_content'])
    .select(['answer.nano_id as answer_nano_id', 'answer.content as answer_content', 'answer.views as answer_views'])
    .select(['answer.created as answer_created', 'answer.updated as answer_updated']);
export type FaqRow = Awaited<ReturnType<ReturnType<typeof withAnswer>['executeTakeFirstOrThrow']>>;

const present = (db: Db): Found => withQuestion(db).where('faq.deleted', 'is', null);

/** Finds a question by its number or its public id. */
export const findFaq = (db: Db, ref: string): Promise<FaqRow | undefined> =>
  withAnswer(present(db), ref).executeTakeFirst();
export const findPublicFaq = (db: Db, ref: string): Promise<FaqRow | undefined> =>
  withAnswer(present(db).where('faq.board_status', '=', BoardStatus.VISIBLE), ref).executeTakeFirst();
/** Finds a question and locks it for the transaction. */
export const findFaqForChange = (db: Db, ref: string): Promise<FaqRow | undefined> =>
  withAnswer(present(db), ref).forUpdate(['faq', 'question', 'answer']).executeTakeFirst();
export const findDeletedFaq = (db: Db, ref: string): Promise<FaqRow | undefined> =>
  withAnswer(withQuestion(db).where('faq.deleted', 'is not', null), ref)
    .forUpdate(['faq', 'question', 'answer'])
    .executeTakeFirst();

export async function insertFaq(db: Db, columns: Omit<Insertable<Database['faq']>, 'nano_id'>): Promise<number> {
  const { id } = await db
    .insertInto('faq')
    .values({ ...columns, nano_id: newNanoId() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateFaqColumns(db: Db, id: number, columns: Updateable<Database['faq']>): Promise<void> {
  await db.updateTable('faq').set(columns).where('id', '=', id).execute();
}

/** The last place of a category; 0 in an empty one. */
export const findLastPosition = async (db: Db, category: SupportCategoryCode): Promise<number> =>
  (
    await fromFaqs(db)
      .where('faq.category', '=', category)
      .select('faq.position')
      .orderBy('faq.position', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.position ?? 0;

/** Moves the questions of a category that stand between two places (both included) by one place. */
export async function shiftPositions(
  db: Db,
  category: SupportCategoryCode,
  { from, to = Number.MAX_SAFE_INTEGER, by }: { from: number; to?: number; by: 1 | -1 },
): Promise<void> {
  await db
    .updateTable('faq')
    .set({ position: sql`position + ${by}` })
    .where('category', '=', category)
    .where('deleted', 'is', null)
    .where('position', '>=', from)
    .where(sql<boolean>`position <= ${to}::bigint`)
    .execute();
}
