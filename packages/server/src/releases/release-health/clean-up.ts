import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { deleteOldHealth } from './release-health.repository.ts';

const RETENTION_SECONDS = 30 * 86_400;

/** Deletes reports after thirty days; runs every hour, since error lines may come fast. */
export const cleanUp = defineJob(
  'release_health.clean_up',
  ({ db, clock }) => deleteOldHealth(db, addSeconds(clock.now(), -RETENTION_SECONDS)),
  { cron: '52 * * * *' },
);
