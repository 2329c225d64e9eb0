import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { deleteOldNotifications } from './notification.repository.ts';

const DAY_SECONDS = 86_400;
const OUTBOX_DAYS = 7;

/**
 * Deletes notifications for good a day after their owner deleted them, and what is in the outbox for a week; runs
 * nightly.
 */
export const cleanUp = defineJob(
  'notifications.clean_up',
  async ({ db, clock }) => {
    const now = clock.now();
    await deleteOldNotifications(db, addSeconds(now, -DAY_SECONDS));
    await db
      .deleteFrom('notification_outbox')
      .where('created', '<', addSeconds(now, -OUTBOX_DAYS * DAY_SECONDS).toISOString())
      .execute();
  },
  { cron: '28 4 * * *' },
);
