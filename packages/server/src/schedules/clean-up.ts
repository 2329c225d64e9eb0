import { releaseDocumentFiles } from '../commons/index.ts';
import { addSeconds } from '../platform/clock.ts';
import { transaction } from '../platform/database/transaction.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';
import { dropSchedule, listDeletedBefore } from './schedule-write.repository.ts';

/** Forgets schedules that were deleted 30 days ago, and gives up their files; nightly. */
export const cleanUp = defineJob('schedules.clean_up');
const KEPT_SECONDS = 30 * 86_400;
const BATCH = 100;

async function dropDeleted({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const before = addSeconds(now, -KEPT_SECONDS);
  for (;;) {
    const ids = await listDeletedBefore(db, before, BATCH);
    for (const id of ids) {
      await transaction(db, async (db) => {
        if (await dropSchedule(db, id, before)) await releaseDocumentFiles(db, { use: SCHEDULE_FILE_USE, recordId: id }, now);
      });
    }
    if (ids.length < BATCH) return;
  }
}

export const handleCleanUp = (platform: Platform): void => platform.jobs.handle(cleanUp, () => dropDeleted(platform), { cron: '41 4 * * *' });
