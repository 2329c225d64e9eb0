import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startCluster } from './cluster.ts';

/**
 * Runs the API tests on a real PostgreSQL that it starts and stops itself, one database for each jest worker.
 * `npm run test:postgres -- <pattern>` runs some of them.
 */
const WORKERS = 4;
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const names = Array.from({ length: WORKERS }, (_, index) => `danji_${index + 1}`);

const cluster = await startCluster(names);
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--config',
    '.tools/jest.config.mjs',
    '--testTimeout=30000',
    ...process.argv.slice(2),
    '--selectProjects',
    'api',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: cluster.addressOf('danji_{worker}') } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => jest.kill(signal));
const [code] = (await once(jest, 'exit')) as [number | null];
await cluster.stop();
process.exitCode = code ?? 1;
