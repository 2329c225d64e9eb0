import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { isDescribed, readReleaseFolder } from '../src/release/release-folder.ts';

const repository = new URL('../../..', import.meta.url).pathname;
const NAME = 'danji_shop_000000000000';

const federationManifest = (changes: object = {}) =>
  JSON.stringify({
    name: NAME,
    metaData: { remoteEntry: { name: 'remote-entry.js', path: '', type: 'module' } },
    exposes: [{ path: './remote', assets: { js: { sync: ['remote-entry.js', 'assets/remote.js'] } } }],
    shared: [{ name: 'react', requiredVersion: '^19.3.0' }],
    ...changes,
  });

let dir: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
};
beforeEach(async () => {
  // Below the repository, where packages are resolved.
  await mkdir(join(repository, '.turbo/created'), { recursive: true });
  dir = await mkdtemp(join(repository, '.turbo/created/described-'));
  await write('package.json', '{ "version": "1.2.0" }');
  await write(
    'src/screens.ts',
    `export const screens = [{ path: '/shop', page: () => import('./shop-page.tsx'), audience: ['everybody'], title: '상점' }];`,
  );
  await write(
    'src/shop-page.tsx',
    `import { Button, type ButtonProps } from '@danji/ui';
import type { Screen } from '@danji/shell-sdk';
import * as router from '@danji/shell-sdk/router';
import { useState } from 'react';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
export const ShopPage = () => <Button>{[useState, router, listNotices].length}</Button>;`,
  );
  await write('dist/mf-manifest.json', federationManifest());
  await write('dist/mf-stats.json', '{}');
  await write('dist/remote-entry.js', `globalThis.${NAME} = 1;`);
  await write('dist/assets/remote.js', `import './${NAME}.js';`);
  await write(`dist/assets/${NAME}.js`, 'export {};');
});
afterEach(() => rm(dir, { recursive: true }));

/** Runs outside jest, as the release tool does. */
const describeIt = () => {
  const module = new URL('../src/release/describe-release.ts', import.meta.url).href;
  const options = { dist: join(dir, 'dist'), remote: 'shop' };
  const code = `const { describeRelease } = await import('${module}'); await describeRelease(${JSON.stringify(options)});`;
  return promisify(execFile)(process.execPath, ['--no-warnings', '--input-type=module', '-e', code]);
};
const readRelease = async () => JSON.parse(await readFile(join(dir, 'dist/release.json'), 'utf8')) as ReleaseManifest;

test('a build of a federation plugin becomes a release that says what it needs', async () => {
  await describeIt();
  const release = await readRelease();
  expect(release).toMatchObject({
    remote: 'shop',
    version: '1.2.0',
    entry: 'remote-entry.js',
    entryType: 'module',
    preload: ['assets/remote.js'],
    routes: ['/shop'],
    shared: { react: '^19.3.0' },
    sdk: { range: '^0.1.0', symbols: ['./router#*', '@danji/ui#Button'] },
  });
  expect(Object.keys(release.calls)).toEqual(['boards.list_notices']);
  expect(release.files.map(({ path }) => path)).toEqual([
    `assets/${release.container}.js`,
    'assets/remote.js',
    'mf-manifest.json',
    'remote-entry.js',
  ]);
});

test('the release id replaces the zeros of the container name in every file and name of a file', async () => {
  await describeIt();
  const { container, release } = await readRelease();
  expect(`1.2.0-${container.replace('danji_shop_', '')}`).toBe(release);
  const { files } = await readReleaseFolder(join(dir, 'dist'));
  const texts = files.map(({ content }) => content.toString('utf8')).join('\n');
  expect(texts).toContain(`globalThis.${container} = 1;`);
  expect(texts).not.toContain(NAME);
});

test('a build into a folder with an older description is described anew, without the older one in it', async () => {
  const dist = join(dir, 'dist');
  expect(await isDescribed(dist)).toBe(false);
  await describeIt();
  expect(await isDescribed(dist)).toBe(true);
  const { release } = await readRelease();
  await write('dist/mf-manifest.json', federationManifest());
  await write('dist/remote-entry.js', `globalThis.${NAME} = 2;`);
  expect(await isDescribed(dist)).toBe(false);
  await describeIt();
  const { files, manifest } = await readReleaseFolder(dist);
  expect(manifest.release).not.toBe(release);
  expect(files.map(({ path }) => path)).not.toContain('release.json');
});

test.each([
  ['has no manifest', 'dist/mf-manifest.json', undefined, 'manifest: true'],
  ['exposes something else', 'dist/mf-manifest.json', federationManifest({ exposes: [] }), 'does not expose ./remote'],
  ['has one name for all releases', 'dist/mf-manifest.json', federationManifest({ name: 'shop' }), 'named shop'],
  ['has no version', 'package.json', '{}', 'has no version'],
])('a build that %s is refused', async (_, path, text, message) => {
  if (text === undefined) await rm(join(dir, path));
  else await write(path, text);
  await expect(describeIt()).rejects.toThrow(message);
});
