import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldNotifications } from './notification.repository.ts';

/**
 * Deletes notifications for good a day after their owner deleted them, and what is in the outbox for a week; runs
 * nightly.
 */
export const cleanUp = defineJob('notifications.clean_up');
const DAY_SECONDS = 86_400;
const OUTBOX_DAYS = 7;

export const registerCleanUp = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(
    cleanUp,
    async () => {
      const now = clock.now();
      await deleteOldNotifications(db, addSeconds(now, -DAY_SECONDS));
      await db
        .deleteFrom('notification_outbox')
        .where('created', '<', addSeconds(now, -OUTBOX_DAYS * DAY_SECONDS).toISOString())
        .execute();
    },
    { cron: '28 4 * * *' },
  );
