import { ReviewState, type ReportedKindCode } from '@danji/contracts/codes/report-codes';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newNanoId } from '../../platform/ids.ts';
import { hasRef } from '../../platform/records/record-ref.ts';

export type ReviewCaseRow = Selectable<Database['review_case']>;
/** A post, an answer or a comment. */
export type CaseObject = { kind: ReportedKindCode; id: number };
/** Something about which a case is opened. */
export type Opened = CaseObject & { authorId: number; isAnonymous: boolean; excerpt: string };

const fromObject = (db: Db, { kind, id }: CaseObject) =>
  db.selectFrom('review_case').where('kind', '=', kind).where('object_id', '=', id);

/** Resolves to the open case of an object under a lock, a new one when there is none. */
export async function lockOpenCase(db: Db, object: Opened, now: Date): Promise<ReviewCaseRow> {
  const { kind, id, authorId, isAnonymous, excerpt } = object;
  await db
    .insertInto('review_case')
    .values({
      nano_id: newNanoId(),
      kind,
      object_id: id,
      author_id: authorId,
      is_anonymous: isAnonymous,
      excerpt,
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'object_id']).where('state', '=', sql.lit(0)).doNothing())
    .execute();
  return fromObject(db, object).where('state', '=', ReviewState.OPEN).selectAll().forUpdate().executeTakeFirstOrThrow();
}

/**
 * Locks the open case of an object that is about to change and may be held: whoever decides or reports locks the case
 * before the object, too.
 */
export async function lockCaseOf(db: Db, object: CaseObject): Promise<void> {
  await fromObject(db, object).where('state', '=', ReviewState.OPEN).select('id').forUpdate().execute();
}

/** The newest case of an object. */
export const findLastCase = (db: Db, object: CaseObject): Promise<ReviewCaseRow | undefined> =>
  fromObject(db, object).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

export const lockCase = (db: Db, ref: string): Promise<ReviewCaseRow | undefined> =>
  db.selectFrom('review_case').where(hasRef('review_case', ref)).selectAll().forUpdate().executeTakeFirst();

/** Whether our staff has found nothing wrong with the object before. */
export const wasDismissed = async (db: Db, object: CaseObject): Promise<boolean> =>
  (await fromObject(db, object).where('state', '=', ReviewState.DISMISSED).select('id').limit(1).executeTakeFirst()) !==
  undefined;

export async function updateCase(db: Db, id: number, columns: Updateable<Database['review_case']>): Promise<void> {
  await db.updateTable('review_case').set(columns).where('id', '=', id).execute();
}

/** Deletes from the cases of an account what it wrote, for texts that end with it. */
export async function eraseCaseTexts(db: Db, kind: ReportedKindCode, authorId: number): Promise<void> {
  await db
    .updateTable('review_case')
    .set({ excerpt: '', held_text: null, appeal: null })
    .where('author_id', '=', authorId)
    .where('kind', '=', kind)
    .execute();
}

/** Lists the appeals of an account against decisions, for its own download. */
export const listAppealsOf = (db: Db, userId: number) =>
  db
    .selectFrom('review_case')
    .where('author_id', '=', userId)
    .select(['kind', 'state', 'reason', 'message', 'appeal', 'decided', 'created'])
    .orderBy('id')
    .execute();
