import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server in its own process, and its output. */
export type ServerProcess = { process: ChildProcess; url: string; output(): string; exited: Promise<number | null> };

export const temporaryFolder = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'danji-own-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Starts `main.ts` as an operator does. `url` is empty when it ended before it listened. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['--no-warnings', MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'development',
      PORT: '0',
      DEMO_DATA: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => server.once('exit', (code) => resolve(code)));
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const url = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
  });
  const url = await Promise.race([listening, exited.then(() => '')]);
  return { process: server, url, output: () => output, exited };
}
