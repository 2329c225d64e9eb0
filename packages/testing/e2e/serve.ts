import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from '@danji/federation/release/publish';
import { startSandbox } from '@danji/sandbox';
import { startServer } from '@danji/server';
import { E2E } from './addresses.ts';

/** The remotes the journeys need, built by `npm run build`. */
const REMOTES = ['mf-workspace', 'mf-admin'];
const RELEASE_TOKEN = 'release-token-of-the-journeys';
const home = join(import.meta.dirname, '..', '..', '..');

const env = {
  NODE_ENV: 'test', PORT: String(E2E.port), SANDBOX_PORT: String(E2E.sandboxPort), WEB_ORIGIN: E2E.web, LOG_LEVEL: 'error', DEMO_DATA: '1', RATE_LIMIT_SCALE: '1000',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-e2e-')), ALLOW_LOGIN_BACKDOOR: '1', RELEASE_TOKEN,
};

const sandbox = await startSandbox({ port: E2E.sandboxPort });
const server = await startServer({ env, inMemory: true });
for (const remote of REMOTES) await publishRelease({ dist: join(home, remote, 'dist'), baseUrl: server.url, token: RELEASE_TOKEN });

process.once('SIGTERM', () => {
  void Promise.all([server.close(), sandbox.close()]).then(() => process.exit(0));
});
