import { mkdtempSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import { sandboxEnv, startSandbox } from '@danji/sandbox';
import { startServer } from '@danji/server';
import { insertFirstDocuments } from '@danji/server/platform/database/migrations/0007-system-documents';
import { sql } from 'kysely';
import { createAccountFactory } from './factories/account-factory.ts';
import { ManualClock } from './manual-clock.ts';
import type { TestServer } from './test-server.ts';

/** Tables whose rows come with the migrations and stay between tests. */
const REFERENCE_TABLES = new Set(['kysely_migration', 'kysely_migration_lock', 'region']);

/** What a page that was left still asks is answered within so long, ms. */
const DRAIN_MS = 5000;
const QUIET_MS = 20;

let running: Promise<TestServer> | undefined;

/**
 * The real server of this test worker: started once, on PGlite in memory or on the PostgreSQL of `TEST_DATABASE_URL`
 * (one database a worker). `reset` empties every table in some 15 ms.
 */
export const workerServer = (): Promise<TestServer> => (running ??= start());

/** Answers a function that waits until the calls that came over HTTP are answered; where none came it costs nothing. */
function followCalls(server: Server): () => Promise<void> {
  let open = 0;
  let hasCalls = false;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A stream stays open as long as its page.
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

async function start(): Promise<TestServer> {
  const clock = new ManualClock();
  // The providers share the test's clock: a code sent now and a token signed now are fresh for both sides.
  const sandbox = await startSandbox({ port: 0, now: () => clock.now() });
  const template = process.env['TEST_DATABASE_URL'] ?? '';
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT_SCALE: '10000',
    DEMO_DATA: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-test-')),
    DATABASE_URL: template.replace('{worker}', process.env['JEST_WORKER_ID'] ?? '1'),
    ALLOW_LOGIN_BACKDOOR: '1',
    JWT_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
    METRICS_TOKEN: 'metrics-token',
    RELEASE_TOKEN: 'release-token',
    ...sandboxEnv(sandbox.url),
  };
  const { app, platform, url } = await startServer({ env, clock, inMemory: true });
  app.server.unref();
  const callsAnswered = followCalls(app.server);
  const tables = await sql<{ tablename: string }>`select tablename from pg_tables where schemaname = 'public'`.execute(
    platform.db,
  );
  const emptied = tables.rows.map(({ tablename }) => tablename).filter((name) => !REFERENCE_TABLES.has(name));
  return {
    app,
    platform,
    db: platform.db,
    url,
    clock,
    sandbox,
    create: createAccountFactory(platform),
    callsAnswered,
    reset: async () => {
      await callsAnswered();
      clock.reset();
      sandbox.clearInbox();
      await sql
        .raw(`truncate ${emptied.map((name) => `"${name}"`).join(', ')} restart identity cascade`)
        .execute(platform.db);
      // The first terms and privacy policy come with the migrations as well, but tests add versions to them.
      await insertFirstDocuments(platform.db);
    },
  };
}
