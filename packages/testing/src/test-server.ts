import type { ValidationError } from '@danji/contracts/validation-message';
import type { Sandbox } from '@danji/sandbox';
import type { Db } from '@danji/server/database';
import type { Platform } from '@danji/server/platform/platform';
import type { FastifyInstance } from 'fastify';
import type { AccountFactory } from './factories/account-factory.ts';
import type { ManualClock } from './manual-clock.ts';

/** The database that a test file runs on. */
export type TestDatabase = 'postgres' | 'pglite';

/** Tells whether a value fits a schema; `errors` are those of the last value. */
export type SchemaValidator = { (value: unknown): boolean; errors?: ValidationError[] | null };

export type TestServer = {
  app: FastifyInstance;
  platform: Platform;
  db: Db;
  url: string;
  clock: ManualClock;
  /** Replaces the outside providers: text-message inbox, Kakao accounts, faults to inject. */
  sandbox: Sandbox;
  /** Creates accounts directly in the database, each with an open session. */
  create: AccountFactory;
  /** Returns the validator of a JSON Schema, which is compiled once for all test files of the worker. */
  validatorOf(schema: object): SchemaValidator;
  /** Waits until all calls that came over HTTP are finished. */
  waitForCalls(): Promise<void>;
  /** Empties every table and resets the clock to the present. */
  reset(): Promise<void>;
};

declare global {
  var danjiTestServer: TestServer | undefined;
}

/** The real server that the running test file calls; only in `*.api.test.ts` and `*.page.test.tsx`. */
export function testServer(): TestServer {
  if (!globalThis.danjiTestServer)
    throw new Error('This file has no server: name it *.api.test.ts or *.page.test.tsx.');
  return globalThis.danjiTestServer;
}
