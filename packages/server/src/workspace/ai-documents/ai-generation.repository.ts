import { toWeekStart } from '@danji/contracts/workspace/ai-week';
import {
  AiDocumentState,
  type AiDocumentStateCode,
  type AiDocumentTypeCode,
} from '@danji/contracts/codes/ai-document-codes';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { selectPersonRef } from '../../accounts/accounts/index.ts';

const { RUNNING, DONE, FAILED, CANCELED } = AiDocumentState;

/** On this channel every server learns which documents have changed. */
export const AI_CHANNEL = 'danji_ai_document';
/** A generation whose server has sent no heartbeat for this long has died with it. Seconds. */
const STALE_SECONDS = 60;

export const notifyWatchers = async (db: Db, documentId: number): Promise<void> =>
  void (await sql`select pg_notify(${AI_CHANNEL}, ${String(documentId)})`.execute(db));

/** Takes an advisory lock, so that what one transaction counts for a user stays true until it ends. */
export const lockUsage = async (db: Db, userId: number): Promise<void> =>
  await acquireAdvisoryLock(db, `ai_generation:${userId}`);

type Usage = { daily: number; weekly: number; attempts: number };

/**
 * Counts the user's generations of the day and of its week by the rule of `isCountedGeneration`; `attempts` are all of
 * the day.
 */
export async function countUsage(db: Db, userId: number, day: string): Promise<Usage> {
  const isCounted = sql<boolean>`(state in (${RUNNING}, ${DONE}) or text <> '')`;
  const row = await db
    .selectFrom('ai_generation')
    .where('user_id', '=', userId)
    .where('day', '>=', toWeekStart(day))
    .where('day', '<=', day)
    .select([
      sql<number>`count(*) filter (where ${isCounted})`.as('weekly'),
      sql<number>`count(*) filter (where ${isCounted} and day = ${day})`.as('daily'),
      sql<number>`count(*) filter (where day = ${day})`.as('attempts'),
    ])
    .executeTakeFirstOrThrow();
  return { daily: Number(row.daily), weekly: Number(row.weekly), attempts: Number(row.attempts) };
}

type NewGeneration = { document_id: number; user_id: number; document_type: AiDocumentTypeCode; day: string };

export async function insertGeneration(db: Db, generation: NewGeneration, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('ai_generation')
    .values({ ...generation, state: RUNNING, failure: null, model: null, started: now, beat: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the newest generation of a document. */
export const findGeneration = (db: Db, documentId: number) =>
  db
    .selectFrom('ai_generation as generation')
    .where('generation.document_id', '=', documentId)
    .select([
      'generation.id',
      'generation.user_id',
      'generation.state',
      'generation.text',
      'generation.failure',
      'generation.started',
      'generation.beat',
    ])
    .select(selectPersonRef('generation.user_id').as('user'))
    .orderBy('generation.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Saves the text so far and notifies watchers; false when the generation was ended meanwhile. */
export async function saveProgress(
  db: Db,
  id: number,
  { text, model }: { text: string; model: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with beaten as (update ai_generation set text = ${text}, model = ${model}, beat = ${now} where id = ${id} and state = ${RUNNING} returning document_id)
    select pg_notify(${AI_CHANNEL}, document_id::text) from beaten`.execute(db);
  return rows.length > 0;
}

/** Locks a running generation for the transaction; `undefined` for one that has ended. `has_text` is whether a text was read. */
export const lockRunningGeneration = (db: Db, id: number) =>
  db
    .selectFrom('ai_generation')
    .select(sql<boolean>`text <> ''`.as('has_text'))
    .where('id', '=', id)
    .where('state', '=', RUNNING)
    .forUpdate()
    .executeTakeFirst();

type End = { state: AiDocumentStateCode; failure?: string; text?: string; model?: string | null };

/** Ends a running generation; false for one that has already ended. */
export async function endGeneration(
  db: Db,
  id: number,
  { state, failure, text, model }: End,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('ai_generation')
    .set({
      state,
      finished: now,
      failure: failure ?? null,
      ...(text !== undefined && { text }),
      ...(model !== undefined && { model }),
    })
    .where('id', '=', id)
    .where('state', '=', RUNNING)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the document's state after a generation without a text: an earlier text remains. */
export const setStateWithoutText = (db: Db, documentId: number, state: typeof FAILED | typeof CANCELED) =>
  db
    .updateTable('ai_document')
    .set({ state: sql`case when content is null then ${state}::smallint else ${DONE}::smallint end` })
    .where('id', '=', documentId)
    .where('state', '=', RUNNING)
    .execute();

/** Lists running generations whose server has died, of one document or of all. */
export const listStaleGenerations = (db: Db, now: Date, documentId?: number) => {
  const stale = db
    .selectFrom('ai_generation')
    .select(['id', 'document_id'])
    .where('state', '=', RUNNING)
    .where('beat', '<', addSeconds(now, -STALE_SECONDS).toISOString());
  return (documentId === undefined ? stale : stale.where('document_id', '=', documentId))
    .orderBy('id')
    .limit(1000)
    .execute();
};
