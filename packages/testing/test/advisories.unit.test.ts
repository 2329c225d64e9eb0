import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const fastify = lock.packages['node_modules/fastify']?.version ?? '';
const next = fastify.replace(/\d+$/, (patch) => String(Number(patch) + 1));

type Affected = { ranges?: { type: string; events: Record<string, string>[] }[]; versions?: string[] };

/** Runs the check on one advisory about a package. */
function check(
  affected: Affected,
  { name = 'fastify', ecosystem = 'npm', flags = [] as string[], withdrawn = '' } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'danji-advisories-'));
  const advisory = { id: 'GHSA-test', summary: 'A test', affected: [{ package: { name, ecosystem }, ...affected }] };
  writeFileSync(join(folder, 'GHSA-test.json'), JSON.stringify({ ...advisory, ...(withdrawn && { withdrawn }) }));
  const { status, stdout } = spawnSync(process.execPath, [join(root, '.tools/advisories.mjs'), folder, ...flags], {
    encoding: 'utf8',
  });
  return [status, stdout.split('\n')[0]];
}

const range = (...events: Record<string, string>[]): Affected => ({ ranges: [{ type: 'SEMVER', events }] });
const FOUND = [1, `fastify@${fastify}  GHSA-test  A test`];
const CLEAN = [0, expect.stringContaining(' 0 found')];

test.each<[string, Affected, unknown[]]>([
  ['every version until a later one', range({ introduced: '0' }, { fixed: next }), FOUND],
  ['every version until this one', range({ introduced: '0' }, { fixed: fastify }), CLEAN],
  ['until the pre-release of this one', range({ introduced: '0' }, { fixed: `${fastify}-rc.1` }), CLEAN],
  ['this one as the last', range({ introduced: '1.0.0' }, { last_affected: fastify }), FOUND],
  ['from a later one on', range({ introduced: next }), CLEAN],
  ['an older and a newer line', range({ introduced: '0' }, { fixed: '2.0.0' }, { introduced: fastify }), FOUND],
  ['events in any order', range({ fixed: '2.0.0' }, { introduced: '0' }), CLEAN],
  ['this one by name', { versions: ['1.0.0', fastify] }, FOUND],
])('an advisory about %s', (_, affected, expected) => expect(check(affected)).toEqual(expected));

test('leaves out what was withdrawn, other registries, and for production what only we use', () => {
  const all = range({ introduced: '0' });
  expect(check(all, { withdrawn: '2026-01-01T00:00:00Z' })).toEqual(CLEAN);
  expect(check(all, { ecosystem: 'PyPI' })).toEqual(CLEAN);
  expect(check(all, { name: 'oxlint' })[0]).toBe(1);
  expect(check(all, { name: 'oxlint', flags: ['--production'] })).toEqual(CLEAN);
});

test('an empty folder is no clean result', () => {
  const folder = mkdtempSync(join(tmpdir(), 'danji-advisories-'));
  expect(spawnSync(process.execPath, [join(root, '.tools/advisories.mjs'), folder]).status).toBe(2);
});
