import type { KeyObject } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle, Db } from './database/open-database.ts';
import type { LiveEvents } from './events/live-events.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

/** What every route of this server stands on; `app.platform`. */
export type Platform = {
  config: Config;
  database: DatabaseHandle;
  db: Db;
  clock: Clock;
  signingKey: KeyObject;
  rateLimitScale: number;
  events: LiveEvents;
  /** Bytes of the uploaded files. */
  files: ObjectStorage;
};

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}
