import { mkdtempSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import { sandboxEnv, startSandbox } from '@danji/sandbox';
import { startServer } from '@danji/server';
import type { Db } from '@danji/server/platform/database/open-database';
import type { Platform } from '@danji/server/platform/platform';
import { insertFirstDocuments } from '@danji/server/migrations/0007-system-documents';
import { sql } from 'kysely';
import { createAccountFactory } from './factories/account-factory.ts';
import { ManualClock } from './manual-clock.ts';
import { createDatabase } from './postgres/cluster.ts';
import type { TestDatabase, TestServer } from './test-server.ts';

/** Tables whose rows come with the migrations and are not deleted between tests. */
const REFERENCE_TABLES = new Set(['kysely_migration', 'kysely_migration_lock', 'region']);

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

/** SQLSTATE of a transaction that PostgreSQL has ended because it and another one waited for each other. */
const DEADLOCK = '40P01';

/**
 * The SQL that empties every table and restarts its sequence. Deleting few rows takes a tenth of the time that
 * `truncate` needs for all the files of 54 tables. The lock waits for a job that is still writing.
 */
async function buildResetSql(db: Db): Promise<string> {
  const { rows } = await sql<{
    tablename: string;
  }>`select tablename from pg_tables where schemaname = 'public'`.execute(db);
  const tables = rows
    .filter(({ tablename }) => !REFERENCE_TABLES.has(tablename))
    .map(({ tablename }) => `"${tablename}"`);
  return [
    'begin',
    // The rows are deleted in any order, so the foreign-key checks are turned off.
    'set local session_replication_role = replica',
    `lock table ${tables.join(', ')} in exclusive mode`,
    ...tables.map((table) => `delete from ${table}`),
    // A job that waits for its next attempt would change the data of a later test.
    "delete from pgboss.job where state in ('created', 'retry')",
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
       from pg_sequences where schemaname = 'public' and last_value is not null`,
    'commit',
  ].join(';');
}

/**
 * Empties the tables while no job runs. A job that starts in between can meet it in a deadlock, of which PostgreSQL ends
 * only one side.
 */
async function emptyTables(platform: Platform, resetSql: string, attempts = 5): Promise<void> {
  await platform.jobs.idle();
  try {
    await platform.database.query(resetSql);
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK || attempts === 1) throw error;
    await emptyTables(platform, resetSql, attempts - 1);
  }
}

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
