import { randomUUID } from 'node:crypto';
import { WORKSPACE_EXPORT_DAYS } from '@danji/contracts/workspace/workspace-export';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import { workspaceNotifications } from '@danji/contracts/notifications/catalogue/workspace';
import { findMembership } from '../work-spaces/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { writeArchive } from './archive-writer.ts';
import { collectContributions, fillArchive } from './fill-archive.ts';
import { mayExport } from './workspace-export.policy.ts';
import { claimExport, insertExportEvent, updateRun } from './workspace-export.repository.ts';

/** Interval of a run's heartbeat, ms. Progress is written at most every `REPORT_MS`. */
const HEARTBEAT_MS = 30_000;
const REPORT_MS = 1000;
export const FAILED_MESSAGE = '파일을 만들다가 멈췄어요. 다시 시작해 주세요.';

type Claimed = { id: number; space_id: number; user_id: number };

/** Notifies the user who started an export of its result, if they may still download it. */
export async function notifyStarter(db: Db, { space_id, user_id }: Claimed, isDone: boolean, now: Date): Promise<void> {
  if (!mayExport(await findMembership(db, space_id, user_id))) return;
  const space = await db.selectFrom('work_space').where('id', '=', space_id).select('title').executeTakeFirstOrThrow();
  const { exportDone, exportFailed } = workspaceNotifications;
  const values = { space_id, space_title: space.title };
  await notify(db, isDone ? exportDone : exportFailed, [user_id], values, now);
  await publishChange(db, [user_id], { tags: ['workspace_export'] }, now);
}

async function writeExport(
  platform: Platform,
  storage: ObjectStorage,
  { id, space_id, user_id }: Claimed,
  run: string,
  key: string,
): Promise<void> {
  const { db, clock } = platform;
  let reported = 0;
  const report = async (share: number, message: string): Promise<void> => {
    if (Date.now() - reported < REPORT_MS && share < 1) return;
    reported = Date.now();
    if (!(await updateRun(db, run, { alive: clock.now(), progress: 5 + Math.round(share * 90), message })))
      throw new Error(`The export ${id} was given up meanwhile.`);
  };
  const made = clock.now();
  const space = await db.selectFrom('work_space').where('id', '=', space_id).select('title').executeTakeFirstOrThrow();
  const starter = await db
    .selectFrom('user_account')
    .where('id', '=', user_id)
    .select('name')
    .executeTakeFirstOrThrow();
  const parts = await collectContributions(platform, db, space_id);
  let fileCount = 0;
  const size = await writeArchive(storage, key, made, async (archive) => {
    fileCount = await fillArchive(
      platform,
      archive,
      { title: space.title, madeBy: starter.name, made: made.toISOString() },
      parts,
      report,
    );
  });
  await transaction(db, async (db) => {
    const now = clock.now();
    const isStillClaimed = await updateRun(db, run, {
      state: WorkspaceExportState.DONE,
      progress: 100,
      message: '',
      alive: now,
      file_count: fileCount,
      size,
      finished: now,
      expires: addSeconds(now, WORKSPACE_EXPORT_DAYS * 86_400),
    });
    if (!isStillClaimed) throw new Error(`The export ${id} was given up meanwhile.`);
    await insertExportEvent(db, id, 'done', null, now);
    await notifyStarter(db, { id, space_id, user_id }, true, now);
  });
}

async function markFailed({ db, clock }: Platform, claimed: Claimed, run: string): Promise<void> {
  await transaction(db, async (db) => {
    const now = clock.now();
    if (
      !(await updateRun(db, run, {
        state: WorkspaceExportState.FAILED,
        message: FAILED_MESSAGE,
        finished: now,
        storage_key: null,
      }))
    )
      return;
    await insertExportEvent(db, claimed.id, 'failed', null, now);
    await notifyStarter(db, claimed, false, now);
  });
}

/** Writes one export. A failed one is not retried; the clean-up fails one whose server died. */
export const createExport = defineJob(
  'work.hand_over',
  async ({ data: { id }, shared: storage, ...platform }: JobRun<{ id: number }, ObjectStorage>) => {
    const { db, clock, log } = platform;
    const [run, key] = [randomUUID(), randomUUID()];
    const claimed = await claimExport(db, id, run, key, clock.now());
    if (!claimed) return;
    const heartbeat = setInterval(
      () =>
        void updateRun(db, run, { alive: clock.now() }).catch((error: unknown) =>
          log.warn({ err: error }, 'an export could not say that it lives'),
        ),
      HEARTBEAT_MS,
    );
    try {
      await writeExport(platform, storage, claimed, run, key);
    } catch (error) {
      log.error({ err: error, hand_over: id }, 'an export of a work space failed');
      await storage.remove([key]);
      await markFailed(platform, claimed, run);
    } finally {
      clearInterval(heartbeat);
    }
  },
);
