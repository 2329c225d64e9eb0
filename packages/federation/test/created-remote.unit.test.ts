import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@danji/contracts/releases/release';

const repository = new URL('../../..', import.meta.url).pathname;
const run = promisify(execFile);
let house: string;
let dir: string;

jest.setTimeout(240_000);
/** `npm run create -- remote bids`, in a folder below the repository, where packages are found. */
beforeAll(async () => {
  const { filesOfRemote } = (await import(join(repository, '.tools/create/remote.mjs'))) as {
    filesOfRemote(name: string): Record<string, string>;
  };
  await mkdir(join(repository, '.turbo/created'), { recursive: true });
  house = await mkdtemp(join(repository, '.turbo/created/run-'));
  dir = join(house, 'mf-bids');
  for (const [path, text] of Object.entries(filesOfRemote('bids'))) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  }
  await cp(join(repository, 'tsconfig.base.json'), join(house, 'tsconfig.base.json'));
});
afterAll(() => rm(house, { recursive: true, force: true }));

test('a new remote is whole: it fits its types, and builds into a release with a screen and a menu entry', async () => {
  await run(join(repository, 'node_modules/.bin/tsc'), ['--noEmit'], { cwd: dir });
  await run(process.execPath, ['--no-warnings', join(repository, 'packages/federation/src/build/run.ts')], {
    cwd: dir,
  });
  const release = JSON.parse(await readFile(join(dir, 'dist/release.json'), 'utf8')) as ReleaseManifest;
  expect(release).toMatchObject({
    remote: 'bids',
    version: '0.1.0',
    routes: ['/bids'],
    navigation: [{ label: '입찰', path: '/bids', audience: ['everybody'] }],
  });
  expect(release.files.map(({ path }) => path)).toContain(release.entry);
});

test('a name the platform does not know is refused with what has to be done', async () => {
  const failure = await run(process.execPath, ['.tools/create.mjs', 'remote', 'forum'], { cwd: repository }).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
  expect(failure).toContain("add 'forum' to REMOTE_NAMES");
});
