import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle, Db } from './database/open-database.ts';
import type { LiveEvents } from './events/live-events.ts';
import type { Contributions } from './features/contributions.ts';
import type { Sessions } from './http/principal.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { KeyRing } from './key-ring.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

/** The shared services of every route; `app.platform`. */
export type Platform = {
  config: Config;
  database: DatabaseHandle;
  db: Db;
  clock: Clock;
  signingKey: KeyObject;
  /** Encrypts what is worth money: the secrets of vouchers. */
  keyRing: KeyRing;
  sessions: Sessions;
  releaseKeys: ReleaseKeys;
  rateLimitScale: number;
  events: LiveEvents;
  jobs: Jobs;
  log: FastifyBaseLogger;
  /** Bytes of the uploaded files. */
  files: ObjectStorage;
  /** The contributions of the features to one another and to the platform. */
  contributions: Contributions;
};

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}
