import { purgeDeleted } from '../../site/files/index.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';
import { purgeSchedule, listDeletedBefore } from './schedule-write.repository.ts';

/** Deletes schedules that were marked as deleted 30 days ago, and releases their files; nightly. */
export const cleanUp = defineJob('schedules.clean_up');

export const registerCleanUp = (platform: Platform): void =>
  platform.jobs.handle(
    cleanUp,
    () => purgeDeleted(platform, { use: SCHEDULE_FILE_USE, list: listDeletedBefore, purge: purgeSchedule }),
    { cron: '41 4 * * *' },
  );
