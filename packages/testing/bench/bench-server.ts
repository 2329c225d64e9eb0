import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigningKey } from '@danji/federation/release/credentials';
import { publishRelease } from '@danji/federation/release/publish';
import { startSandbox } from '@danji/sandbox';
import { startServer } from '@danji/server';

/** The remotes whose pages are compared with one bundle, built by `npm run build`. */
export const REMOTES = ['workspace', 'admin'] as const;
export const root = join(import.meta.dirname, '..', '..', '..');
const EVERY_REMOTE = readdirSync(root).flatMap((name) => (name.startsWith('mf-') ? [name.slice('mf-'.length)] : []));
const RELEASE_TOKEN = 'release-token-of-the-benchmark';

/**
 * Starts a server on a free port and publishes remotes to it, by default all. `demo` seeds the demo data and starts the
 * sandbox, as with `npm start`.
 */
export async function startBenchServer({
  webDir = join(root, 'shell', 'dist'),
  demo = false,
  remotes = EVERY_REMOTE,
}: { webDir?: string; demo?: boolean; remotes?: readonly string[] } = {}) {
  const sandbox = demo ? await startSandbox({ port: 0 }) : undefined;
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    ...(sandbox && { SANDBOX_PORT: new URL(sandbox.url).port }),
    LOG_LEVEL: 'silent',
    DEMO_DATA: demo ? '1' : '0',
    DEMO_POPUPS: '0',
    RATE_LIMIT_SCALE: '1000',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
    RELEASE_TOKEN,
    WEB_DIR: webDir,
  };
  const server = await startServer({ env, inMemory: true });
  for (const remote of remotes)
    await publishRelease({
      dist: join(root, `mf-${remote}`, 'dist'),
      baseUrl: server.url,
      token: RELEASE_TOKEN,
      signingKey: readSigningKey(env.DATA_DIR),
    });
  return { url: server.url, close: () => Promise.all([server.close(), sandbox?.close()]) };
}
