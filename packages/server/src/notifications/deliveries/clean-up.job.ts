import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/features/feature-job.ts';

const KEPT_SECONDS = 90 * 86_400;

/** Deletes records of what was sent after 90 days; runs nightly. */
export const cleanUpDeliveries = defineJob(
  'notifications.clean_up_deliveries',
  async ({ db, clock }) => {
    await db
      .deleteFrom('notification_delivery')
      .where('done', '<', addSeconds(clock.now(), -KEPT_SECONDS).toISOString())
      .execute();
  },
  { cron: '34 4 * * *' },
);
