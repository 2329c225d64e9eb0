import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigningKey } from '@danji/federation/release/credentials';
import { publishRelease } from '@danji/federation/release/publish';
import { startSandbox } from '@danji/sandbox';
import { startServer } from '@danji/server';
import { E2E } from './addresses.ts';

/** The remotes the journeys need, built by `npm run build`. */
const REMOTES = ['mf-workspace', 'mf-community', 'mf-admin'];
const RELEASE_TOKEN = 'release-token-of-the-journeys';
const root = join(import.meta.dirname, '..', '..', '..');

const env = {
  NODE_ENV: 'test',
  PORT: String(E2E.port),
  SANDBOX_PORT: String(E2E.sandboxPort),
  WEB_ORIGIN: E2E.web,
  LOG_LEVEL: 'error',
  DEMO_DATA: '1',
  RATE_LIMIT_SCALE: '1000',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-e2e-')),
  ALLOW_LOGIN_BACKDOOR: '1',
  RELEASE_TOKEN,
  // A busy machine must not decide what a journey sees.
  PAGE_ANSWERS_MS: '3000',
};

/** The present, moved on by the journeys: `POST /advance?seconds=…` on the control port. For the pictures it stands still. `GET /testbed` tells what a release tool needs. */
const standstill = process.env['E2E_NOW'];
let offset = 0;
const clock = { now: () => new Date((standstill ? Date.parse(standstill) : Date.now()) + offset) };
const control = createServer((request, response) => {
  if (request.url === '/testbed') {
    response.end(JSON.stringify({ token: RELEASE_TOKEN, dataDir: env.DATA_DIR }));
    return;
  }
  offset += Number(new URL(request.url ?? '/', E2E.control).searchParams.get('seconds') ?? 0) * 1000;
  response.end(clock.now().toISOString());
});

const sandbox = await startSandbox({ port: E2E.sandboxPort, now: () => clock.now() });
const server = await startServer({ env, inMemory: true, clock });
for (const remote of REMOTES)
  await publishRelease({
    dist: join(root, remote, 'dist'),
    baseUrl: server.url,
    token: RELEASE_TOKEN,
    signingKey: readSigningKey(env.DATA_DIR),
  });
// Playwright waits for this port: before it is there, pages would come without some of the remotes.
control.listen(E2E.controlPort, '127.0.0.1');

process.once('SIGTERM', () => {
  control.close();
  void Promise.all([server.close(), sandbox.close()]).then(() => process.exit(0));
});
