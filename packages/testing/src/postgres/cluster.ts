import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** A running PostgreSQL for tests; `address` is that of its database `postgres`. */
export type Cluster = { address: string; stop(): Promise<void> };

/** The address of another database on the same server. */
function addressOf(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

/** Makes a database, empty or as a copy of `template`, and returns its address. */
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

/** Starts a fresh PostgreSQL on a free port, as an unprivileged user. It ends with `stop`, or with this process. */
export async function startCluster(): Promise<Cluster> {
  const holder = spawn(process.execPath, [fileURLToPath(new URL('serve-cluster.ts', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  const [address] = await Promise.race([
    once(createInterface(holder.stdout), 'line') as Promise<[string]>,
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start; its own words are above.'))),
  ]);
  holder.unref();
  return {
    address,
    stop: async () => {
      holder.stdin.end();
      await ended;
    },
  };
}
