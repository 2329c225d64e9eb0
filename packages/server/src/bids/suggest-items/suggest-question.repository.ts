import { SUGGEST_QUESTION_LIMITS, type SuggestQuestion } from '@danji/contracts/bids/suggest-question';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Reader } from './suggest-item.repository.ts';

/** The questions on a notice, the last first, without who asked. */
export const listQuestions = (db: Db, itemId: number, reader: Reader): Promise<SuggestQuestion[]> =>
  db
    .selectFrom('suggest_question as question')
    .where('question.item_id', '=', itemId)
    .select(['question.id', 'question.content', 'question.created', 'question.answer', 'question.answered'])
    .select(sql<boolean>`question.brand_id = ${reader?.id ?? 0}`.as('is_mine'))
    .orderBy('question.id', 'desc')
    .limit(SUGGEST_QUESTION_LIMITS.perItem)
    .execute();

/** How many questions are on a notice, and how many of them a vendor has asked. */
export const countQuestions = (db: Db, itemId: number, brandId: number) =>
  db
    .selectFrom('suggest_question')
    .where('item_id', '=', itemId)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`(count(*) filter (where brand_id = ${brandId}))::integer`.as('own'))
    .executeTakeFirstOrThrow();

/** Locks a question for the transaction. */
export const lockQuestion = (db: Db, id: number) =>
  db
    .selectFrom('suggest_question')
    .where('id', '=', id)
    .select(['id', 'item_id', 'brand_id', 'answer'])
    .forUpdate()
    .executeTakeFirst();
