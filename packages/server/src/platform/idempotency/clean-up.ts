import { defineJob } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { deleteOldKeys } from './idempotency-key.repository.ts';

/** Deletes the keys and responses of creating calls after a day; runs hourly. */
export const cleanUp = defineJob('idempotency.clean_up');

export const registerIdempotencyCleanUp = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(cleanUp, () => deleteOldKeys(db, clock.now()), { cron: '47 * * * *' });
