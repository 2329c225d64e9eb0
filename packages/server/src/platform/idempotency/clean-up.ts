import { defineJob } from '../features/feature-job.ts';
import { deleteOldKeys } from './idempotency-key.repository.ts';

/** Deletes the keys and responses of creating calls after a day; runs hourly. */
export const cleanUp = defineJob('idempotency.clean_up', ({ db, clock }) => deleteOldKeys(db, clock.now()), {
  cron: '47 * * * *',
});
