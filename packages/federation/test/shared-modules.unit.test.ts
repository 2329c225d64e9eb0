import { afterEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteShares, SHARED_MODULES, shellShares } from '../src/build/shared-modules.ts';

const here = new URL('..', import.meta.url).pathname;
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('the shell has a version of every shared module, a remote has none', () => {
  expect(shellShares(here)).toEqual(
    SHARED_MODULES.map(({ request, range, isLazy = false }) => ({
      request,
      range,
      isLazy,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })),
  );
  expect(Object.values(remoteShares(here))).toEqual(
    SHARED_MODULES.map(() => expect.objectContaining({ singleton: true, import: false })),
  );
  expect(Object.keys(remoteShares(here))).toEqual(shellShares(here).map(({ request }) => request));
});

test('Chakra and contracts are not shared', () => {
  expect(SHARED_MODULES.filter(({ request }) => /chakra|contracts/.test(request))).toEqual([]);
});

test('an app with a version outside the range does not build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shares-'));
  folders.push(folder);
  await mkdir(join(folder, 'node_modules/react'), { recursive: true });
  await writeFile(join(folder, 'node_modules/react/package.json'), '{ "version": "18.3.1" }');
  expect(() => remoteShares(folder)).toThrow('react 18.3.1, the shell shares ^19.3.0');
});
