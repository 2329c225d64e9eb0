import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { insertShell } from '@danji/server/releases/releases/shell.repository';
import { createReleaseManifest } from '@danji/testing/release-manifest';
import { testServer } from '@danji/testing/test-server';
import { runCli } from '../src/release/cli.ts';

const NAMES = ['RELEASE_TOKEN', 'DANJI_TOKEN', 'DATA_DIR', 'RELEASE_SIGNING_KEY', 'RELEASE_PUBLIC_KEYS'] as const;
export const ENTRY = 'remote-entry.1a2b.js';
export const PIPELINE = { authorization: 'Bearer release-token' };

let folder: string;
let before: Record<string, string | undefined>;

/** The capabilities of the two shells of a test. */
const SDK = { version: '0.1.0', symbols: ['.#useSession', './router#Link', '@danji/ui#Box'] };
const SHARED = { react: '19.3.1', '@danji/ui': '0.1.0' };

const storeShell = (shell: string, symbols: string[]): Promise<void> =>
  insertShell(testServer().db, {
    shell,
    page: { scripts: [], styles: [], integrity: {}, sdk: { ...SDK, symbols }, shared: SHARED },
    files: [],
    now: testServer().clock.now(),
  });

/**
 * Opens an empty server with two stored shells, of which the older one has fewer exports, and the environment of a
 * pipeline.
 */
export async function openTestbed(): Promise<void> {
  await testServer().reset();
  await storeShell('bbbbbbbbbbbb', ['.#useSession']);
  testServer().clock.advance(60);
  await storeShell('aaaaaaaaaaaa', SDK.symbols);
  before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));
  for (const name of NAMES) Reflect.deleteProperty(process.env, name);
  process.env['DATA_DIR'] = testServer().platform.config.dataDir;
  process.env['RELEASE_TOKEN'] = 'release-token';
  folder = await mkdtemp(join(tmpdir(), 'release-cli-'));
}

export async function closeTestbed(): Promise<void> {
  for (const [name, value] of Object.entries(before))
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  await rm(folder, { recursive: true });
}

export type CliResult = { code: number; out: string; err: string };

/** Runs a command line against the test server, or against the proxy before it. */
export async function runAt(url: string, ...line: string[]): Promise<CliResult> {
  const printed = { out: [] as string[], err: [] as string[] };
  const code = await runCli([...line, '--url', url], {
    out: (text) => printed.out.push(text),
    err: (text) => printed.err.push(text),
  });
  return { code, out: printed.out.join('\n'), err: printed.err.join('\n') };
}
export const run = (...line: string[]): Promise<CliResult> => runAt(testServer().url, ...line);

type Changes = { manifest?: Partial<ReleaseManifest>; files?: Record<string, string> };

/** The manifest that a federation plugin writes for such a build. */
export const toFederationManifest = (changes: object = {}): string =>
  JSON.stringify({
    metaData: { remoteEntry: { name: ENTRY } },
    exposes: [{ path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
    shared: [],
    ...changes,
  });

/** Writes the output of a minimal build; each call makes a new release. */
export async function build(
  remote: RemoteName,
  { manifest: changes = {}, files: more = {} }: Changes = {},
): Promise<{ dist: string; release: string }> {
  const hash = randomBytes(6).toString('hex');
  const container = `danji_${remote}_${hash}`;
  const files = new Map(
    Object.entries({
      [ENTRY]: `var ${container}="${hash}";`,
      'mf-manifest.json': toFederationManifest({
        name: container,
        shared: Object.entries(changes.shared ?? {}).map(([name, requiredVersion]) => ({ name, requiredVersion })),
      }),
      ...more,
    }),
  );
  const dist = join(folder, hash);
  for (const [path, text] of files) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const manifest = { ...createReleaseManifest(remote, { hash, entry: ENTRY, files }), ...changes };
  await writeFile(join(dist, 'release.json'), JSON.stringify(manifest));
  return { dist, release: manifest.release };
}

/** Builds and publishes a release, without the smoke test in a browser. */
export async function publish(remote: RemoteName, ...more: string[]): Promise<CliResult & { release: string }> {
  const { dist, release } = await build(remote);
  return { release, ...(await run('publish', `mf-${remote}`, '--dist', dist, '--no-smoke', ...more)) };
}
