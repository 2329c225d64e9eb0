import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { deriveThrowingReleases, type ThrowingReleases } from './derived-builds.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** Details that `serve-releases.ts` prints when it is ready. */
export type ServerInfo = { url: string; token: string; dataDir: string; webDir: string };
export type Testbed = ServerInfo & {
  proxy: FaultProxy;
  throwing: ThrowingReleases;
  /** Folder for builds, which is removed with the server. */
  buildDir: string;
  close: () => Promise<void>;
};

/** Starts a server on a free port with every app released, and the fault proxy through which browsers reach it. */
export async function openTestbed(): Promise<Testbed> {
  const dir = await mkdtemp(join(tmpdir(), 'danji-releases-'));
  const buildDir = join(dir, 'builds');
  const throwing = await deriveThrowingReleases(buildDir);
  const proxy = await openFaultProxy();
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'serve-releases.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, WEB_ORIGIN: proxy.url, DATA_DIR: join(dir, 'data') },
  });
  const ended = once(server, 'exit');
  const ready = Promise.withResolvers<ServerInfo>();
  // The server writes its log to the same stream, for instance that K-apt cannot be reached.
  createInterface({ input: server.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as ServerInfo | { level: number };
    if ('token' in message) ready.resolve(message);
    else process.stderr.write(`${line}\n`);
  });
  const serverInfo = await Promise.race([
    ready.promise,
    ended.then(() => {
      throw new Error('The server of the release journeys did not start');
    }),
  ]);
  proxy.forwardTo(Number(new URL(serverInfo.url).port));
  return {
    ...serverInfo,
    proxy,
    throwing,
    buildDir,
    close: async () => {
      await proxy.close();
      server.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true });
    },
  };
}
