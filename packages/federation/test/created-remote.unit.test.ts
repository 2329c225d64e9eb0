import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@danji/contracts/releases/release';

const repository = new URL('../../..', import.meta.url).pathname;
const run = promisify(execFile);
let root: string;
let dir: string;

jest.setTimeout(240_000);
/** Runs `npm run create -- remote bids` in a folder below the repository, where packages are resolved. */
beforeAll(async () => {
  const { filesOfRemote } = (await import(join(repository, '.tools/create/remote.mjs'))) as {
    filesOfRemote(name: string, label: string): Record<string, string>;
  };
  await mkdir(join(repository, '.turbo/created'), { recursive: true });
  root = await mkdtemp(join(repository, '.turbo/created/run-'));
  dir = join(root, 'mf-bids');
  for (const [path, text] of Object.entries(filesOfRemote('bids', '입찰'))) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await cp(join(repository, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a new remote passes the type check, and builds into a release with a screen and a menu entry', async () => {
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

test('an unknown name is refused with an instruction', async () => {
  const failure = await run(process.execPath, ['.tools/create.mjs', 'remote', 'forum'], { cwd: repository }).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
  expect(failure).toContain("add `forum: { label: '…' }` to the list");
});
