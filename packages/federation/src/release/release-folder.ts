import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { HASH_PLACEHOLDER } from '../build/release-content.ts';

export type ReleaseFolder = { manifest: ReleaseManifest; files: { path: string; content: Buffer<ArrayBuffer> }[] };

/**
 * Whether a build is described by its `release.json`. A tool that leaves older files in the folder may have built again
 * since; then `mf-manifest.json` has no release id yet.
 */
export async function isDescribed(dist: string): Promise<boolean> {
  if (!existsSync(join(dist, 'release.json'))) return false;
  const manifest = join(dist, 'mf-manifest.json');
  return !existsSync(manifest) || !(await readFile(manifest, 'utf8')).includes(`_${HASH_PLACEHOLDER}`);
}

/** Reads a built release. @throws when a file is missing or differs from the manifest. */
export async function readReleaseFolder(dist: string): Promise<ReleaseFolder> {
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  const files = await Promise.all(
    manifest.files.map(async ({ path, bytes, integrity }) => {
      const content = await readFile(join(dist, path));
      const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (content.length !== bytes || actual !== integrity)
        throw new Error(`${join(dist, path)} is not what release.json of ${manifest.release} lists: build again`);
      return { path, content };
    }),
  );
  return { manifest, files };
}
