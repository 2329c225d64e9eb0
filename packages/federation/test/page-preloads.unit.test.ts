import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const reader = new URL('../src/build/read-page-preloads.ts', import.meta.url).href;

/** Reads run in Node as the build runs them: outside jest. Each line is what one `src/preload.ts` gives, or why it is refused. */
const SCRIPT = `
  const { readPagePreloads } = await import(${JSON.stringify(reader)});
  for (const dir of process.argv.slice(1)) console.log(JSON.stringify((await readPagePreloads(dir, ['/shop', 'slot:search']).catch(({ message }) => message)) ?? null));
`;

test('gives what screens and slots ask for first, and refuses what the manifest does not name, what is no read, and too many', async () => {
  const LIST = { call: 'boards.list_notices', query: { page: '?page=1' } };
  const given = [
    { '/shop': [LIST], 'slot:search': [LIST] },
    { '/other': [LIST] },
    { '/shop': [{ path: '/api/x' }] },
    { '/shop': Array.from({ length: 9 }, () => LIST) },
  ];
  const root = await mkdtemp(join(tmpdir(), 'danji-reads-'));
  const dirs = await Promise.all(
    given.map(async (reads, index) => {
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
  const [fine, elsewhere, none, many, without] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(fine).toEqual(given[0]);
  expect(elsewhere).toMatch(/names \/other, which src\/manifest\.ts does not/);
  expect(none).toMatch(/must export `preloads`/);
  expect(many).toMatch(/must export `preloads`/);
  expect(without).toBeNull();
  await rm(root, { recursive: true });
});
