import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { deleteOldNotifications } from './notification.repository.ts';

const DAY_SECONDS = 86_400;

/** Deletes notifications for good a day after their owner deleted them; runs nightly. */
export const cleanUp = defineJob(
  'notifications.clean_up',
  ({ db, clock }) => deleteOldNotifications(db, addSeconds(clock.now(), -DAY_SECONDS)),
  { cron: '28 4 * * *' },
);
