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
import { removeAbandonedClusters } from './abandoned.ts';

/** A running PostgreSQL of the tests' own. */
export type Cluster = { addressOf(database: string): string; stop(): Promise<void> };

const run = promisify(execFile);
const USER = 'danji';
const READY_MS = 60_000;
/** Fast and forgetful: the data lives as long as the run. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function own(path: string): Promise<string> {
  if (unprivileged.uid !== undefined) await chown(path, unprivileged.uid, unprivileged.gid);
  return path;
}

async function initialise({ initdb }: Binaries, folder: string, password: string): Promise<string> {
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await own(data);
  const secret = join(folder, 'password');
  await writeFile(secret, password, { mode: 0o600 });
  await own(secret);
  // Without a UTF-8 character type Korean letters are no letters, and their trigrams are empty.
  const characters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
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
      characters,
      '--no-sync',
    ],
    { ...unprivileged, cwd: folder },
  );
  return data;
}

async function untilReady(server: ChildProcess, address: string, output: string[]): Promise<void> {
  const end = Date.now() + READY_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at its start:\n${output.join('')}`);
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`PostgreSQL did not answer:\n${output.join('')}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Starts a fresh PostgreSQL with empty databases, on a free port, as an unprivileged user. `stop` leaves nothing behind. */
export async function startCluster(databases: readonly string[]): Promise<Cluster> {
  await removeAbandonedClusters();
  const folder = await own(await mkdtemp(join(tmpdir(), `danji-postgres-${process.pid}-`)));
  const binaries = await findBinaries(folder);
  const password = randomBytes(18).toString('base64url');
  const data = await initialise(binaries, folder, password);
  const port = await freePort();
  const addressOf = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const server = spawn(binaries.postgres, ['-D', data, ...settings], {
    ...unprivileged,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  server.stderr.on('data', (chunk) => output.push(String(chunk)));
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, addressOf('postgres'), output);
    const client = new Client({ connectionString: addressOf('postgres') });
    await client.connect();
    for (const database of databases) await client.query(`create database "${database}"`);
    await client.end();
    return { addressOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
