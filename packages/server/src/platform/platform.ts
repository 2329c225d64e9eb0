import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle, Db } from './database/open-database.ts';
import type { LiveEvents } from './events/live-events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { HandOverPart } from './work-parts/hand-over-part.ts';
import type { TodayPart } from './work-parts/today-part.ts';
import type { MayReadFile } from './storage/may-read-file.ts';
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
  fileUses: Map<string, MayReadFile>;
  /** The contributors of each feature to the export of a work space, by name. */
  handOverParts: Map<string, HandOverPart>;
  /** The dashboard providers of each feature, by name. */
  todayParts: Map<string, TodayPart>;
};

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}
