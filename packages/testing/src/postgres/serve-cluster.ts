import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Binaries, findBinaries, unprivileged } from './binaries.ts';

/**
 * Runs one PostgreSQL as a process of its own: prints the server's URL and runs until its standard input closes. That
 * happens at the latest when the process that started it ends, however it ends, so no server outlives its tests.
 */
const run = promisify(execFile);
const USER = 'danji';
const READY_MS = 60_000;
/** Settings for speed instead of durability: the data is needed for one run only. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
];

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function giveToServerUser(path: string): Promise<string> {
  if (unprivileged.uid !== undefined) await chown(path, unprivileged.uid, unprivileged.gid);
  return path;
}

async function initialise({ initdb }: Binaries, folder: string, password: string): Promise<string> {
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await giveToServerUser(data);
  const secret = join(folder, 'password');
  await writeFile(secret, password, { mode: 0o600 });
  await giveToServerUser(secret);
  // Without a UTF-8 character type, Hangul is not classified as letters and its trigrams are empty.
  const characterType = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  await run(
    initdb,
    [
      '-D',
      data,
      '-U',
      USER,
      '--pwfile',
      secret,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--lc-ctype',
      characterType,
      '--no-sync',
    ],
    { ...unprivileged, cwd: folder },
  );
  return data;
}

async function waitUntilReady(server: ChildProcess, address: string, output: string[]): Promise<void> {
  const end = Date.now() + READY_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped while it started:\n${output.join('')}`);
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end)
        throw new Error(`PostgreSQL did not accept connections in time:\n${output.join('')}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// Ctrl+C in the terminal is handled by the caller; this process ends when its standard input closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const inputClosed = once(process.stdin.resume(), 'close');

const folder = await giveToServerUser(await mkdtemp(join(tmpdir(), 'danji-postgres-')));
try {
  const binaries = await findBinaries(folder);
  const password = randomBytes(18).toString('base64url');
  const data = await initialise(binaries, folder, password);
  const port = await findFreePort();
  const settings = [...SETTINGS, ...process.argv.slice(2), `port=${port}`, `unix_socket_directories=${folder}`].flatMap(
    (setting) => ['-c', setting],
  );
  const server = spawn(binaries.postgres, ['-D', data, ...settings], {
    ...unprivileged,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  server.stderr.on('data', (chunk) => output.push(String(chunk)));
  const ended = once(server, 'exit');
  try {
    const address = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    await waitUntilReady(server, address, output);
    process.stdout.write(`${address}\n`);
    await Promise.race([inputClosed, ended]);
  } finally {
    // The data is not needed again, so the server stops without writing it to disk.
    server.kill('SIGQUIT');
    await ended;
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
