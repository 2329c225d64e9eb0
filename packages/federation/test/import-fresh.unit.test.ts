import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const importer = new URL('../src/build/import-fresh.ts', import.meta.url).href;

/** The script runs outside jest, because it tests Node's own loader. */
const SCRIPT = `
  import { writeFileSync } from 'node:fs';
  const { importFresh } = await import(${JSON.stringify(importer)});
  const [, file, part] = process.argv;
  const before = await importFresh(file);
  writeFileSync(part, 'export const limit: number = 2;');
  const after = await importFresh(file);
  console.log(JSON.stringify({ before: before.exports.limit, after: after.exports.limit, files: after.files }));
`;

test('the next run imports a changed dependency, and returns every file of the module graph', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'import-fresh-'));
  const [file, middle, part] = ['a.ts', 'b.ts', 'c.ts'].map((name) => join(dir, name)) as [string, string, string];
  await writeFile(file, `export { limit } from './b.ts';`);
  await writeFile(middle, `export { limit } from './c.ts';`);
  await writeFile(part, 'export const limit: number = 1;');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '-e',
    SCRIPT,
    file,
    part,
  ]);
  expect(JSON.parse(stdout)).toEqual({ before: 1, after: 2, files: [file, middle, part] });
  await rm(dir, { recursive: true });
});
