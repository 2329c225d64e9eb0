import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldHealth } from './release-health.repository.ts';

/** Deletes reports after thirty days; runs every hour, since error lines may come fast. */
export const cleanUp = defineJob('release_health.clean_up');
const RETENTION_SECONDS = 30 * 86_400;

export const registerCleanUp = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(cleanUp, () => deleteOldHealth(db, addSeconds(clock.now(), -RETENTION_SECONDS)), { cron: '52 * * * *' });
