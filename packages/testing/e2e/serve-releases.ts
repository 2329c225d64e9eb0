import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@danji/server';
import { startDatabase } from '../src/postgres/cluster.ts';
import { presentBuild } from './releases/apps.ts';
import { deployShell } from './releases/deploy-shell.ts';
import { HOSTED } from './releases/hosted.ts';
import type { ServerInfo } from './releases/testbed.ts';
import { release } from './releases/releasing.ts';

const RELEASE_TOKEN = 'release-token-of-the-journeys';
const { WEB_ORIGIN, DATA_DIR: dataDir } = process.env;
if (!WEB_ORIGIN || !dataDir) throw new Error('Set WEB_ORIGIN and DATA_DIR, as releases/testbed.ts does');
mkdirSync(dataDir, { recursive: true });
const webDir = join(dataDir, 'shell');
const env = {
  NODE_ENV: 'test',
  PORT: '0',
  WEB_ORIGIN,
  WEB_DIR: webDir,
  LOG_LEVEL: 'error',
  DATABASE_URL: await startDatabase(),
  DEMO_DATA: '1',
  // Whatever begins on the home page would have to close them first.
  DEMO_POPUPS: '0',
  RATE_LIMIT_SCALE: '1000',
  DATA_DIR: dataDir,
  RELEASE_TOKEN,
};

await deployShell(presentBuild('shell'), webDir);
const server = await startServer({ env, inMemory: true });
const serverInfo: ServerInfo = { url: server.url, token: RELEASE_TOKEN, dataDir, webDir };
for (const remote of HOSTED) await release(serverInfo, presentBuild(remote));
process.stdout.write(`${JSON.stringify(serverInfo)}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
