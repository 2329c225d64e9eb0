import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const reader = new URL('../src/build/read-page-preloads.ts', import.meta.url).href;

/**
 * Reads preloads in Node outside jest, like the build. Each line is the result of one `src/preload.ts`, or its error.
 */
const SCRIPT = `
  const { readPagePreloads } = await import(${JSON.stringify(reader)});
  for (const dir of process.argv.slice(1)) console.log(JSON.stringify((await readPagePreloads(dir, ['/shop', 'slot:search']).catch(({ message }) => message)) ?? null));
`;

test('reads the preloads of screens and slots, and refuses locations outside the manifest, calls that are no reads, and too many', async () => {
  const LIST = { call: 'boards.list_notices', query: { page: '?page=1' } };
  const inputs = [
    { '/shop': [LIST], 'slot:search': [LIST] },
    { '/other': [LIST] },
    { '/shop': [{ path: '/api/x' }] },
    { '/shop': Array.from({ length: 9 }, () => LIST) },
  ];
  const root = await mkdtemp(join(tmpdir(), 'danji-reads-'));
  const dirs = await Promise.all(
    inputs.map(async (reads, index) => {
      const dir = join(root, String(index));
      await mkdir(join(dir, 'src'), { recursive: true });
      await writeFile(join(dir, 'src/preload.ts'), `export const preloads = ${JSON.stringify(reads)};`);
      return dir;
    }),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '-e',
    SCRIPT,
    ...dirs,
    root,
  ]);
  const [valid, unknownLocation, notRead, tooMany, withoutFile] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(valid).toEqual(inputs[0]);
  expect(unknownLocation).toMatch(/names \/other, which src\/manifest\.ts does not/);
  expect(notRead).toMatch(/must export `preloads`/);
  expect(tooMany).toMatch(/must export `preloads`/);
  expect(withoutFile).toBeNull();
  await rm(root, { recursive: true });
});
