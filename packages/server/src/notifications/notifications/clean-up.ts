import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldNotifications } from './notification.repository.ts';

/** Deletes notifications for good a day after their owner deleted them; runs nightly. */
export const cleanUp = defineJob('notifications.clean_up');
const DAY_SECONDS = 86_400;

export const registerCleanUp = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(cleanUp, () => deleteOldNotifications(db, addSeconds(clock.now(), -DAY_SECONDS)), { cron: '28 4 * * *' });
