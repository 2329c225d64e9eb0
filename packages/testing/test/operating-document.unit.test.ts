import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = globSync('packages/server/src/**/*.ts', { cwd: root })
  .map((path) => readFileSync(`${root}${path}`, 'utf8'))
  .join('\n');
const [, table = ''] = /\| job \| when \|\n([^]*?)\n\n/.exec(readFileSync(`${root}docs/operating.md`, 'utf8')) ?? [];
/** The jobs that the table of scheduled jobs names. */
const names = [...table.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);

test('every scheduled job is in the table of operating.md', () => {
  expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  const schedules = sources.match(/\bcron: '/g) ?? [];
  expect(new Set(names).size).toBe(schedules.length);
});
