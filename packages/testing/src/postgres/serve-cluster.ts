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
 * A process of its own around one PostgreSQL: it prints the server's address and runs until its standard input closes.
 * That happens at the latest when the process that started it ends, however it ends, so no server outlives its tests.
 */
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
  // Without a UTF-8 character type Korean characters do not count as letters, and their trigrams are empty.
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
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// The terminal's Ctrl+C is the caller's business: this process ends when its standard input does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const inputClosed = once(process.stdin.resume(), 'close');

const folder = await own(await mkdtemp(join(tmpdir(), 'danji-postgres-')));
try {
  const binaries = await findBinaries(folder);
  const password = randomBytes(18).toString('base64url');
  const data = await initialise(binaries, folder, password);
  const port = await freePort();
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
  const ended = once(server, 'exit');
  try {
    const address = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    await untilReady(server, address, output);
    process.stdout.write(`${address}\n`);
    await Promise.race([inputClosed, ended]);
  } finally {
    // Nothing of the data is needed again, so the server stops without writing it out.
    server.kill('SIGQUIT');
    await ended;
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
