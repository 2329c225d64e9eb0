import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { E2E } from '../addresses.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import type { App } from './older-build.ts';
import type { Throwing } from './stand-in.ts';

/** What `serve-releases.ts` says of itself when it is ready. */
export type Served = { url: string; token: string; dataDir: string; webDir: string; throwing: Throwing };
export type House = Served & { proxy: FaultProxy; close: () => Promise<void> };

/** Starts a server of its own, with every app released, and the fault proxy through which browsers reach it. */
export async function openHouse(): Promise<House> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'serve-releases.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const ready = Promise.withResolvers<Served>();
  // The server writes its log there too: K-apt, for one, cannot be reached from here.
  createInterface({ input: server.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as Served | { level: number };
    if ('token' in said) ready.resolve(said);
    else process.stderr.write(`${line}\n`);
  });
  const served = await Promise.race([
    ready.promise,
    ended.then(() => {
      throw new Error('The server of the release journeys did not start');
    }),
  ]);
  const proxy = await openFaultProxy({ port: E2E.releasesPort, serverPort: E2E.releasesServerPort });
  return {
    ...served,
    proxy,
    close: async () => {
      await proxy.close();
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a file of this folder that builds, in a process of its own; resolves to the lines it says. */
async function runBuilder(file: string, ...values: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    join(import.meta.dirname, file),
    ...values,
  ]);
  return stdout.trim().split('\n');
}

/** Builds the release before the present one of every app, or finds it built; two at a time. */
export async function buildOlderApps(): Promise<Record<App, string>> {
  const lines = await Promise.all([
    runBuilder('older-build.ts', 'shell'),
    runBuilder('older-build.ts', 'workspace', 'community', 'admin'),
  ]);
  return Object.fromEntries(lines.flat().map((line) => line.split(' '))) as Record<App, string>;
}

/** Builds ten small releases of the workspace, each with a heading of its own (`textOf`). */
export const buildTen = (): Promise<string[]> => runBuilder('stand-in.ts');
