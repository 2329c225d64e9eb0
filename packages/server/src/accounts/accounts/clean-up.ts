import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { endExpiredSessions } from './sessions.repository.ts';

const DAY_SECONDS = 86_400;

/** Deletes attempt counts after a day, verified phone numbers after a week, and expired refresh tokens. */
async function deleteUnneeded(db: Db, now: Date): Promise<void> {
  const before = (days: number) => sql<string>`${addSeconds(now, -days * DAY_SECONDS)}::timestamptz`;
  await db.deleteFrom('attempt_count').where('window_start', '<', before(1)).execute();
  await db.deleteFrom('phone_verification').where('created', '<', before(7)).execute();
  await db.deleteFrom('refresh_token').where('expires', '<', before(0)).execute();
}

/** Deletes rows that sign-in and sessions no longer need; nightly. */
export const cleanUp = defineJob('users.clean_up', ({ db, clock }) => deleteUnneeded(db, clock.now()), {
  cron: '20 4 * * *',
});

/** Ends sessions that have expired; hourly. */
export const expireSessions = defineJob(
  'events.expire_sessions',
  ({ db, clock }) => endExpiredSessions(db, clock.now()),
  { cron: '27 * * * *' },
);
