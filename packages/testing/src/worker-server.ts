import { mkdtempSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import { sandboxEnv, startSandbox } from '@danji/sandbox';
import { startServer } from '@danji/server';
import { insertFirstDocuments } from '@danji/server/migrations/0007-system-documents';
import { buildResetSql, emptyTables } from './empty-tables.ts';
import { validatorOf } from './schema-validators.ts';
import { createAccountFactory } from './factories/account-factory.ts';
import { ManualClock } from './manual-clock.ts';
import { createDatabase } from './postgres/cluster.ts';
import type { TestDatabase, TestServer } from './test-server.ts';

/** Max time for calls of a page that was left to finish, ms. */
const DRAIN_MS = 5000;
const QUIET_MS = 20;

/** Name of the migrated database on the run's PostgreSQL that every worker copies. */
export const TEMPLATE = 'danji_template';

const running = new Map<TestDatabase, Promise<TestServer>>();

/**
 * The real server of this test worker on one of the two databases, started once: on PGlite in memory, or on a copy of
 * the template database of the run's PostgreSQL.
 */
export function workerServer(database: TestDatabase): Promise<TestServer> {
  const server = running.get(database) ?? start(database);
  running.set(database, server);
  return server;
}

/**
 * Returns a function that waits until all calls that came over HTTP are finished, and that returns at once when there
 * were none.
 */
function trackCalls(server: Server): () => Promise<void> {
  let open = 0;
  let hasCalls = false;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A stream is open as long as its page.
    if (request.url?.startsWith(LIVE_EVENTS_PATH)) return;
    hasCalls = true;
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  return async () => {
    const end = Date.now() + DRAIN_MS;
    while (hasCalls && Date.now() < end) {
      await setTimeout(QUIET_MS);
      hasCalls = open > 0;
    }
    hasCalls = false;
  };
}

/** The settings of a test server; without a URL it uses PGlite. */
export const testEnv = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  RATE_LIMIT_SCALE: '10000',
  DEMO_DATA: '0',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-test-')),
  DATABASE_URL: databaseUrl,
  ALLOW_LOGIN_BACKDOOR: '1',
  JWT_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  VOUCHER_SECRET: 'a-voucher-secret-for-tests-only-0123456789',
  METRICS_TOKEN: 'metrics-token',
  RELEASE_TOKEN: 'release-token',
});

/**
 * Copies the template. Each process has its own database name, since a crashed worker is replaced by another one with
 * the same number.
 */
const copyTemplate = (): Promise<string> =>
  createDatabase(process.env['TEST_POSTGRES_URL'] ?? '', `danji_${process.pid}`, TEMPLATE);

async function start(database: TestDatabase): Promise<TestServer> {
  const clock = new ManualClock();
  // The providers use the test's clock, so that a code sent now and a token signed now are valid on both sides.
  const sandbox = await startSandbox({ port: 0, now: () => clock.now() });
  const env = {
    ...testEnv(database === 'postgres' ? await copyTemplate() : ''),
    ...sandboxEnv(sandbox.url),
  };
  const { app, platform, url } = await startServer({ env, clock, inMemory: true });
  app.server.unref();
  const waitForCalls = trackCalls(app.server);
  const resetSql = await buildResetSql(platform.db);
  return {
    app,
    platform,
    db: platform.db,
    url,
    clock,
    sandbox,
    create: createAccountFactory(platform),
    validatorOf,
    waitForCalls,
    reset: async () => {
      await waitForCalls();
      clock.reset();
      sandbox.clearInbox();
      sandbox.clearFaults();
      await emptyTables(platform, resetSql);
      // The first terms and privacy policy come with the migrations too, but tests add versions to them.
      await insertFirstDocuments(platform.db);
    },
  };
}
