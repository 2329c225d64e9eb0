import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const document = readFileSync(`${root}docs/security.md`, 'utf8');
const files = globSync('packages/*/{test,e2e}/**/*.{test,e2e}.{ts,tsx}', { cwd: root });

/** The tests that the chapters name in their third column, without the kind of the test. */
const names = document
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .flatMap((line) => [...(line.split(' | ')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

const isThere = (name: string): boolean =>
  files.some((file) => `/${file}`.includes(`/${name}.`) || file.startsWith(`packages/${name}/`));

test('the tests that show the promises exist', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
