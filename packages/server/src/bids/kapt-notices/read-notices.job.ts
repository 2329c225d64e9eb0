import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { KaptNoticeClient } from './kapt-notice-client.ts';
import { readKaptNotices } from './read-kapt-notices.ts';

/** Reads K-apt's notices every night; what has failed is read again each hour until morning. */
export const readKaptNoticesNightly = defineJob(
  'kapt_notices.read',
  ({ shared: client, ...platform }: JobRun<object, KaptNoticeClient>) => readKaptNotices({ ...platform, client }),
  { cron: '25 2-6 * * *' },
);
