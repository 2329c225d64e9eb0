import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { ALL_MUTATIONS } from '../mutations/all-mutations.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

test('every mutation still fits the code: its file contains the replaced text once, and its test is there', () => {
  const unfit = ALL_MUTATIONS.filter(
    ({ file, find, test: path }) => read(file).split(find).length !== 2 || !existsSync(join(root, path)),
  );
  expect(unfit.map(({ description, file }) => `${description}: ${file}`)).toEqual([]);
});
