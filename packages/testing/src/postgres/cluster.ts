import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** A running PostgreSQL for tests; `address` is the URL of its database `postgres`. */
export type Cluster = { address: string; stop(): Promise<void> };

/** The URL of another database on the same server. */
function addressOf(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates a database, empty or as a copy of `template`, and returns its URL. */
export async function createDatabase(address: string, name: string, template = 'template1'): Promise<string> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(`create database "${name}" template "${template}"`);
  } finally {
    await client.end();
  }
  return addressOf(address, name);
}

/** Drops a database that nobody uses any more. */
export async function dropDatabase(address: string, name: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(`drop database "${name}" with (force)`);
  } finally {
    await client.end();
  }
}

/**
 * Starts a fresh PostgreSQL on a free port, as an unprivileged user, with more `settings` (`name=value`). It stops with
 * `stop`, or when this process ends.
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('serve-cluster.ts', import.meta.url)), ...settings], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [address] = await Promise.race([
    once(createInterface(child.stdout), 'line') as Promise<[string]>,
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start; its output is above.'))),
  ]);
  child.unref();
  return {
    address,
    stop: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

/** Starts a fresh PostgreSQL with one empty database, whose URL it returns. It stops when this process ends. */
export const startDatabase = async (): Promise<string> => createDatabase((await startCluster()).address, 'danji');
