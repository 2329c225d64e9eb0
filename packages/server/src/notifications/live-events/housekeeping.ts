import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';

/** Events are retained for a day so that a lost connection can catch up. Seconds. */
const RETENTION_SECONDS = 86_400;

export const dropOldEvents = defineJob('events.drop_old');
export const expireSessions = defineJob('events.expire_sessions');

/** Deletes old events, and ends sessions that have expired. */
export function registerHousekeeping({ jobs, db, clock }: Platform): void {
  jobs.handle(
    dropOldEvents,
    async () => {
      await db
        .deleteFrom('live_event')
        .where('created', '<', addSeconds(clock.now(), -RETENTION_SECONDS).toISOString())
        .execute();
    },
    { cron: '7 * * * *' },
  );
  jobs.handle(
    expireSessions,
    async () => {
      const now = clock.now();
      await db
        .updateTable('auth_session')
        .set({ ended: now, end_reason: 'expired' })
        .where('ended', 'is', null)
        .where('expires', '<', now.toISOString())
        .execute();
    },
    { cron: '27 * * * *' },
  );
}
