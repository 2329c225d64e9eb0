import { defineJob } from '../jobs/job.ts';
import { registerPersonalData } from '../personal-data/personal-data-contributor.ts';
import type { Platform } from '../platform.ts';
import { deleteOldKeys } from './idempotency-key.repository.ts';
import { idempotencyPersonalData } from './personal-data.ts';

/** Deletes the keys and responses of creating calls after a day; runs hourly. */
export const cleanUp = defineJob('idempotency.clean_up');

export function registerIdempotencyCleanUp(platform: Platform): void {
  const { jobs, db, clock } = platform;
  jobs.handle(cleanUp, () => deleteOldKeys(db, clock.now()), { cron: '47 * * * *' });
  registerPersonalData(platform, 'idempotency', idempotencyPersonalData);
}
