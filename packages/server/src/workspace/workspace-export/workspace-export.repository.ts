import type { WorkspaceExport, WorkspaceExportEvent } from '@danji/contracts/workspace/workspace-export';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import type { Page } from '@danji/contracts/page';
import { sql, type Updateable } from 'kysely';
import { optionalPersonRef, personRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { ANSWER_LIMITS } from '@danji/contracts/limits';

const { WAITING, RUNNING, DONE, FAILED, EXPIRED } = WorkspaceExportState;

const selectExports = (db: Db) =>
  db
    .selectFrom('work_hand_over as export')
    .innerJoin('user_account as account', 'account.id', 'export.user_id')
    .select([
      'export.id',
      'export.space_id',
      'export.user_id',
      'export.state',
      'export.progress',
      'export.message',
      'export.file_count',
      'export.size',
      'export.storage_key',
      'export.created',
      'export.finished',
      'export.expires',
      personRef('account').as('user'),
    ]);
export type WorkspaceExportRow = Awaited<ReturnType<ReturnType<typeof selectExports>['executeTakeFirstOrThrow']>>;

export const findExport = (db: Db, id: number): Promise<WorkspaceExportRow | undefined> =>
  selectExports(db).where('export.id', '=', id).executeTakeFirst();

export const listExportRows = (
  db: Db,
  query: { space_id: number; page?: number; page_size?: number },
): Promise<Page<WorkspaceExportRow>> =>
  readPage(db, query, {
    found: db.selectFrom('work_hand_over as export').where('export.space_id', '=', query.space_id),
    order: [['export.created', 'desc']],
    key: 'export.id',
    lines: selectExports(db),
  });

/** Lists the newest events of each export, the oldest of them first. */
export const listExportEvents = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom(
      db
        .selectFrom('work_hand_over_event')
        .where('hand_over_id', 'in', [...ids, 0])
        .selectAll()
        .select(sql<number>`row_number() over (partition by hand_over_id order by id desc)`.as('place'))
        .as('event'),
    )
    .leftJoin('user_account as account', 'account.id', 'event.user_id')
    .where('event.place', '<=', ANSWER_LIMITS.trail)
    .select(['event.id', 'event.hand_over_id', 'event.action', 'event.created'])
    .select(optionalPersonRef('account').as('user'))
    .orderBy('event.hand_over_id')
    .orderBy('event.id')
    .execute();

/** Adds an export; undefined when one of the work space is already running. */
export const insertExport = async (db: Db, spaceId: number, userId: number, now: Date): Promise<number | undefined> =>
  (
    await db
      .insertInto('work_hand_over')
      .values({
        space_id: spaceId,
        user_id: userId,
        state: WAITING,
        run: null,
        alive: now,
        storage_key: null,
        created: now,
        message: '시작을 기다리고 있어요',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export async function insertExportEvent(
  db: Db,
  id: number,
  action: WorkspaceExportEvent['action'],
  userId: number | null,
  now: Date,
): Promise<void> {
  await db
    .insertInto('work_hand_over_event')
    .values({ hand_over_id: id, action, user_id: userId, created: now })
    .execute();
}

/** Claims a waiting export for one run of the job; undefined when another run has it, or it has ended. */
export const claimExport = (db: Db, id: number, run: string, storageKey: string, now: Date) =>
  db
    .updateTable('work_hand_over')
    .set({ state: RUNNING, run, storage_key: storageKey, alive: now, progress: 1, message: '데이터를 모으고 있어요' })
    .where('id', '=', id)
    .where('state', '=', WAITING)
    .returning(['id', 'space_id', 'user_id'])
    .executeTakeFirst();

type Change = Pick<
  Updateable<Database['work_hand_over']>,
  'alive' | 'progress' | 'message' | 'state' | 'file_count' | 'size' | 'finished' | 'expires' | 'storage_key'
>;

/** Changes an export that this run still holds; false when it was failed meanwhile. */
export async function updateRun(db: Db, run: string, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('work_hand_over')
    .set(change)
    .where('run', '=', run)
    .where('state', '=', RUNNING)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Fails exports whose job has sent no heartbeat: running ones since `before.running`, waiting ones since
 * `before.waiting`.
 */
export const markStaleFailed = (
  db: Db,
  before: { running: Date; waiting: Date },
  message: string,
  now: Date,
  spaceId?: number,
) =>
  db
    .updateTable('work_hand_over')
    .set({ state: FAILED, message, finished: now })
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', RUNNING), eb('alive', '<', before.running.toISOString())]),
        eb.and([eb('state', '=', WAITING), eb('alive', '<', before.waiting.toISOString())]),
      ]),
    )
    .$if(spaceId !== undefined, (found) => found.where('space_id', '=', spaceId ?? 0))
    .returning(['id', 'space_id', 'user_id', 'storage_key'])
    .execute();

/** Expires exports whose time is over; the caller removes their bytes. */
export const expireExports = (db: Db, now: Date) =>
  db
    .updateTable('work_hand_over')
    .set({ state: EXPIRED })
    .where('state', '=', DONE)
    .where('expires', '<=', now.toISOString())
    .returning(['id', 'storage_key'])
    .execute();

/** Lists which of the keys belong to an export that can be downloaded or is being written. */
export const listUsedKeys = async (db: Db, keys: string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('work_hand_over')
    .where('storage_key', 'in', keys)
    .where('state', 'in', [RUNNING, DONE] satisfies WorkspaceExport['state'][])
    .select('storage_key')
    .execute();
  return new Set(rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key])));
};
