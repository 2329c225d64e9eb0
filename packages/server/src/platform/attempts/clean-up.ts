import { addSeconds } from '../clock.ts';
import { defineJob } from '../features/feature-job.ts';
import { deleteAttempts } from './attempt-limits.repository.ts';

const DAY_SECONDS = 86_400;

/** Deletes attempt counts after a day; nightly. */
export const cleanUpAttempts = defineJob(
  'attempts.clean_up',
  ({ db, clock }) => deleteAttempts(db, addSeconds(clock.now(), -DAY_SECONDS)),
  { cron: '24 4 * * *' },
);
