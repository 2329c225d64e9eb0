import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { KaptClient } from './kapt-client.ts';
import { readComplexList, ALL_REGIONS } from './complex-list.service.ts';

/** Loads all complexes of K-apt every Sunday night, so that searches do not wait for it. */
export const readComplexes = defineJob(
  'apts.read_complexes',
  ({ db, clock, shared: kapt }: JobRun<object, KaptClient>) =>
    readComplexList({ db, kapt, now: clock.now() }, ALL_REGIONS),
  { cron: '20 4 * * 0' },
);
