import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { deleteCodes } from './verification.repository.ts';

const WEEK_SECONDS = 7 * 86_400;

/** Deletes phone checks after a week; nightly. */
export const cleanUpVerifications = defineJob(
  'users.clean_up_verifications',
  ({ db, clock }) => deleteCodes(db, addSeconds(clock.now(), -WEEK_SECONDS)),
  { cron: '22 4 * * *' },
);
