import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';

export type ReleaseFolder = { manifest: ReleaseManifest; files: { path: string; content: Buffer<ArrayBuffer> }[] };

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
