import { defineJob } from '../../platform/features/feature-job.ts';
import { deleteAllExpiredTokens } from './refresh-tokens.repository.ts';
import { endExpiredSessions } from './sessions.repository.ts';

/** Deletes refresh tokens that have expired; nightly. */
export const cleanUp = defineJob('users.clean_up', ({ db, clock }) => deleteAllExpiredTokens(db, clock.now()), {
  cron: '20 4 * * *',
});

/** Ends sessions that have expired; hourly. */
export const expireSessions = defineJob(
  'events.expire_sessions',
  ({ db, clock }) => endExpiredSessions(db, clock.now()),
  { cron: '27 * * * *' },
);
