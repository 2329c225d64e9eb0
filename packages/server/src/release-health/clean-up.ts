import { addSeconds } from '../platform/clock.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { dropOldHealth } from './release-health.repository.ts';

/** Deletes reports after thirty days; runs every hour, since error lines may come fast. */
export const cleanUp = defineJob('release_health.clean_up');
const KEPT_SECONDS = 30 * 86_400;

export const handleCleanUp = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(cleanUp, () => dropOldHealth(db, addSeconds(clock.now(), -KEPT_SECONDS)), { cron: '52 * * * *' });
