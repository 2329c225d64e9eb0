import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

/** The tables that a file declares: the members of `interface Database`. */
function readTables(path: string): string[] {
  const [, indent = '', members = ''] = /^( *)(?:export )?interface Database \{\n([^]*?)^\1\}/m.exec(read(path)) ?? [];
  return [...members.matchAll(new RegExp(`^${indent} {2}(\\w+):`, 'gm'))].map(([, name = '']) => name);
}

/** The folder that owns each table: a feature, or the platform. */
const owners = new Map(
  globSync('**/tables.ts', { cwd: SOURCE })
    .map((path) => [path, dirname(path)] as const)
    .concat([['platform/database/schema.ts', 'platform']])
    .flatMap(([path, owner]) => readTables(path).map((table) => [table, owner] as const)),
);

const WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|softDeleteOf|historyOf)\(\s*'(\w+)|`[^`]*`/g;
const SQL_WRITE = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?"?(\w+)/gi;

/** The tables that a source writes, with the query builder or in SQL. */
const findWrites = (source: string): string[] =>
  [...source.matchAll(WRITE)]
    .flatMap(([text, table]) => (table ? [table] : [...text.matchAll(SQL_WRITE)].map(([, name = '']) => name)))
    .filter((table) => owners.has(table));

const sources = globSync('**/*.ts', { cwd: SOURCE }).filter((path) => !path.startsWith('migrations/'));

describe('a table belongs to one feature', () => {
  test('its declaration is found', () => {
    expect(owners.get('notice')).toBe('community/notices');
    expect(owners.get('live_event')).toBe('platform');
    expect(owners.size).toBeGreaterThan(60);
  });

  test('a write is found in the query builder and in SQL', () => {
    const source =
      "db.insertInto('notice'); db.updateTable(\n'release as r'); sql`delete from popups; update user_account set x`";
    expect(findWrites(source)).toEqual(['notice', 'release', 'user_account']);
  });

  test('nobody else writes it', () => {
    const foreign = sources.flatMap((path) =>
      findWrites(read(path))
        .filter((table) => !path.startsWith(`${owners.get(table)}/`))
        .map((table) => `${path} writes ${table} of ${owners.get(table)}`),
    );
    expect(foreign).toEqual([]);
  });

  test('the platform reads none of a feature', () => {
    const READ = /(?:(?:selectFrom|[jJ]oin)\(\s*'|Database\['|\b(?:from|join) )(\w+)/g;
    const foreign = sources
      .filter((path) => path.startsWith('platform/'))
      .flatMap((path) => [...read(path).matchAll(READ)].map(([, table = '']) => ({ path, table })))
      .filter(({ table }) => (owners.get(table) ?? 'platform') !== 'platform');
    expect(foreign).toEqual([]);
  });
});
