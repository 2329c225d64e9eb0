import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@danji/server';
import { E2E } from './addresses.ts';
import { deployShell } from './releases/deploy-shell.ts';
import { HOSTED } from './releases/hosted.ts';
import type { Served } from './releases/house.ts';
import { presentBuild } from './releases/older-build.ts';
import { release } from './releases/releasing.ts';
import { buildThrowing } from './releases/stand-in.ts';

const RELEASE_TOKEN = 'release-token-of-the-journeys';
const dataDir = mkdtempSync(join(tmpdir(), 'danji-releases-'));
const webDir = join(dataDir, 'shell');
const env = {
  NODE_ENV: 'test',
  PORT: String(E2E.releasesServerPort),
  WEB_ORIGIN: E2E.releases,
  WEB_DIR: webDir,
  LOG_LEVEL: 'error',
  DEMO_DATA: '1',
  RATE_LIMIT_SCALE: '1000',
  DATA_DIR: dataDir,
  RELEASE_TOKEN,
};

const throwing = await buildThrowing();
await deployShell(presentBuild('shell'), webDir);
const server = await startServer({ env, inMemory: true });
const served: Served = { url: server.url, token: RELEASE_TOKEN, dataDir, webDir, throwing };
for (const remote of HOSTED) await release(served, presentBuild(remote));
process.stdout.write(`${JSON.stringify(served)}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
