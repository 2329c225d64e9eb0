import type { Sandbox } from '@danji/sandbox';
import type { Db } from '@danji/server/platform/database/open-database';
import type { Platform } from '@danji/server/platform/platform';
import type { FastifyInstance } from 'fastify';
import type { AccountFactory } from './factories/account-factory.ts';
import type { ManualClock } from './manual-clock.ts';

/** The database that a test file runs on. */
export type TestDatabase = 'postgres' | 'pglite';

export type TestServer = {
  app: FastifyInstance;
  platform: Platform;
  db: Db;
  url: string;
  clock: ManualClock;
  /** The outside providers' stand-in: its text-message inbox, Kakao people, faults to come. */
  sandbox: Sandbox;
  /** Accounts made straight in the database, with an open session. */
  create: AccountFactory;
  /** Waits until the calls that came over HTTP are answered. */
  waitForCalls(): Promise<void>;
  /** Empties every table and sets the clock to the present. */
  reset(): Promise<void>;
};

declare global {
  var danjiTestServer: TestServer | undefined;
}

/** The real server the running test file talks to; only in `*.api.test.ts` and `*.page.test.tsx`. */
export function testServer(): TestServer {
  if (!globalThis.danjiTestServer)
    throw new Error('This file has no server: name it *.api.test.ts or *.page.test.tsx.');
  return globalThis.danjiTestServer;
}
