import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { webPaths } from '@danji/contracts/web-paths';
import { screens } from '../src/screens.ts';

const dir = new URL('../src', import.meta.url).pathname;
const toFirstPart = (path: string): string => path.split(/[/?]/)[1] ?? '';

const toPath = (name: string): string => {
  const path = webPaths[name as keyof typeof webPaths];
  return typeof path === 'string' ? path : (path as (...params: unknown[]) => string)('1');
};

test('the shell links to its own screens only: addresses of remotes come with their contributions', async () => {
  const own = new Set(screens.map(({ path }) => toFirstPart(path)));
  const files = (await readdir(dir, { recursive: true })).filter((path) => /\.tsx?$/.test(path));
  const used = await Promise.all(
    files.map(async (file) => {
      const names = (await readFile(join(dir, file), 'utf8')).matchAll(/\bwebPaths\.(\w+)/g);
      return [...names].map(([, name = '']) => ({ file, name }));
    }),
  );
  expect(used.flat().length).toBeGreaterThan(20);
  expect(used.flat().filter(({ name }) => !own.has(toFirstPart(toPath(name))))).toEqual([]);
});
