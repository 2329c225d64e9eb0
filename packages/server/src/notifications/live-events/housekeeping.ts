import { addSeconds } from '../../platform/clock.ts';
import { deleteEventsBefore } from '../../platform/events/live-events.ts';
import { defineJob } from '../../platform/features/feature-job.ts';

/** Events are retained for a day so that a lost connection can catch up. Seconds. */
const RETENTION_SECONDS = 86_400;

/** Deletes old events; hourly. */
export const dropOldEvents = defineJob(
  'events.drop_old',
  ({ db, clock }) => deleteEventsBefore(db, addSeconds(clock.now(), -RETENTION_SECONDS)),
  { cron: '7 * * * *' },
);
