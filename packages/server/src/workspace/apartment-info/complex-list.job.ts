import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KaptClient } from './kapt-client.ts';
import { readComplexList, ALL_REGIONS } from './complex-list.service.ts';

export const readComplexes = defineJob('apts.read_complexes');

/** Loads all complexes of K-apt every Sunday night, so that searches do not wait for it. */
export function registerComplexListJob({ db, jobs, clock }: Platform, kapt: KaptClient): void {
  jobs.handle(readComplexes, () => readComplexList({ db, kapt, now: clock.now() }, ALL_REGIONS), {
    cron: '20 4 * * 0',
  });
}
