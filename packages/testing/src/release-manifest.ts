import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePrivateKey, signObject } from '@danji/contracts/releases/signing';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { testServer } from './test-server.ts';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

type ManifestInput = { hash: string; entry: string; preload?: string[]; files: ReadonlyMap<string, string> };

/** `release.json` of a release with these files, not signed yet; `hash` has 12 hex digits. */
export const createReleaseManifest = (
  remote: RemoteName,
  { hash, entry, preload = [], files }: ManifestInput,
): ReleaseManifest => ({
  remote,
  release: `0.1.0-${hash}`,
  version: '0.1.0',
  commit: 'abcdef123456',
  built: '2026-11-21T09:00:00.000Z',
  container: `danji_${remote}_${hash}`,
  entry,
  contract: '1.0',
  routes: [`/${remote}`],
  navigation: [{ label: '메뉴', path: `/${remote}`, icon: 'home', order: 1, audience: ['everybody'], tab: true }],
  slots: [],
  preload,
  screens: {},
  sdk: { range: '^0.1.0', symbols: [] },
  shared: {},
  calls: {},
  locales: ['ko'],
  builders: { node: '24.0.0' },
  files: [...files].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text), integrity: sri(text) })),
});

/** Signs a manifest with a key whose releases the test server accepts. */
export const signRelease = (manifest: ReleaseManifest): ReleaseManifest =>
  signObject(
    manifest,
    parsePrivateKey(readFileSync(join(testServer().platform.config.dataDir, 'release-signing-key'), 'utf8')),
  );
