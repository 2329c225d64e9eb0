import type { Job, JobSettings } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';

/** The arguments of a run of a job: its data, and what the feature has opened for its routes and jobs. */
export type JobRun<T extends object, Shared = unknown> = Platform & { data: T; shared: Shared };

/** A job with its handler, for the `jobs` of a feature. */
export type FeatureJob<T extends object, Shared> = Job<T> & {
  readonly run: (run: JobRun<object, Shared>) => Promise<unknown>;
  readonly settings: JobSettings;
};

/**
 * Declares a job of a feature: `defineJob('shop.send_receipt', ({ db, data }: JobRun<{ order_id: number }>) => …)`.
 * A job that fails is retried five times. `cron` has five fields, in Asia/Seoul.
 */
export const defineJob = <T extends object = Record<never, never>, Shared = unknown>(
  name: string,
  run: (run: JobRun<T, Shared>) => Promise<unknown>,
  settings: JobSettings = {},
): FeatureJob<T, Shared> => ({ name, run: run as FeatureJob<T, Shared>['run'], settings });
