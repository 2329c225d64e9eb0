import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle, Db } from './database/open-database.ts';
import type { LiveEvents } from './events/live-events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PersonalDataContributor } from './personal-data/personal-data-contributor.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { WorkspaceExportContributor } from './workspace/workspace-export-contributor.ts';
import type { DashboardProvider } from './workspace/dashboard-provider.ts';
import type { FileReadPolicy } from './storage/file-read-policy.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

/** The shared services of every route; `app.platform`. */
export type Platform = {
  config: Config;
  database: DatabaseHandle;
  db: Db;
  clock: Clock;
  signingKey: KeyObject;
  releaseKeys: ReleaseKeys;
  rateLimitScale: number;
  events: LiveEvents;
  jobs: Jobs;
  log: FastifyBaseLogger;
  /** Gauges that a feature adds to the metrics, by name. */
  gauges: Map<string, () => number>;
  /** Bytes of the uploaded files. */
  files: ObjectStorage;
  /** The read policy of the files of each use. */
  fileReadPolicies: Map<string, FileReadPolicy>;
  /** The contributors of each feature to the export of a work space, by name. */
  workspaceExportContributors: Map<string, WorkspaceExportContributor>;
  /** What each feature says about personal data in its tables, by name. */
  personalData: Map<string, PersonalDataContributor>;
  /** The dashboard providers of each feature, by name. */
  dashboardProviders: Map<string, DashboardProvider>;
};

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}
