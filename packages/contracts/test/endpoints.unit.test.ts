import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Endpoint } from '../src/define-endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';

const SOURCE = join(import.meta.dirname, '../src');

test('every contract is in the list that access tests, API description and release checks are made of', async () => {
  const files = globSync('**/*.endpoints.ts', { cwd: SOURCE });
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCE, file)) as Promise<Record<string, Endpoint>>),
  );
  const stated = modules.flatMap((contracts) => Object.values(contracts).map(({ id }) => id));
  expect(stated.toSorted()).toEqual(ENDPOINTS.map(({ id }) => id).toSorted());
});
