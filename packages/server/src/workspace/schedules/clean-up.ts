import { purgeDeleted } from '../../site/files/index.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { softDeleteOf } from '../../platform/records/soft-delete.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';
import { purgeSchedule } from './schedule-write.repository.ts';

/** Deletes schedules that were marked as deleted 30 days ago, and releases their files; nightly. */
export const cleanUp = defineJob(
  'schedules.clean_up',
  (platform) =>
    purgeDeleted(platform, { use: SCHEDULE_FILE_USE, list: softDeleteOf('work_schedule').list, purge: purgeSchedule }),
  { cron: '41 4 * * *' },
);
