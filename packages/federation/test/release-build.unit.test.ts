import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { hashCall } from '@danji/contracts/releases/call-hash';
import { releaseManifest, type ReleaseManifest } from '@danji/contracts/releases/release';
import { signIn } from '@danji/contracts/users/session.endpoints';
import { makeApps } from './make-apps.ts';

const repository = new URL('../../..', import.meta.url).pathname;
const builder = join(repository, 'packages/federation/src/build/run.ts');
let root: string;
let shell: string;
let remote: string;

jest.setTimeout(120_000);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'federation-'));
  ({ shell, remote } = await makeApps(root, repository));
});
afterAll(() => Promise.all([root, `${root}-again`].map((dir) => rm(dir, { recursive: true, force: true }))));

/** webpack runs in a process of its own, as it does in a release. */
const run = (dir: string) => promisify(execFile)(process.execPath, ['--no-warnings', builder], { cwd: dir });

async function build(dir: string): Promise<ReleaseManifest> {
  await run(dir);
  return JSON.parse(await readFile(join(dir, 'dist/release.json'), 'utf8')) as ReleaseManifest;
}

/** Every file on the disk is what the release lists. */
async function expectListedFiles(dir: string, { files }: ReleaseManifest): Promise<void> {
  for (const { path, integrity } of files)
    expect({ path, integrity }).toEqual({
      path,
      integrity: `sha384-${createHash('sha384')
        .update(await readFile(join(dir, 'dist', path)))
        .digest('base64')}`,
    });
}

const failure = (dir: string) =>
  build(dir).then(
    () => 'it built',
    (error: unknown) => String((error as { stderr: string }).stderr),
  );

test('a release describes itself as the contract says, every file with its hash', async () => {
  const release = await build(remote);
  expect(new Ajv({ strict: false }).validate(JSON.parse(JSON.stringify(releaseManifest)) as object, release)).toBe(
    true,
  );
  expect(release).toMatchObject({ remote: 'workspace', version: '2.3.4', routes: ['/workspace'], contract: '1.0' });
  expect(release.release).toMatch(/^2\.3\.4-[0-9a-f]{12}$/);
  await expectListedFiles(remote, release);
  const paths = release.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([release.entry, ...release.preload]));
  expect(paths.filter((path) => path.endsWith('.map'))).toEqual([]);
  const entry = await readFile(join(remote, 'dist', release.entry), 'utf8');
  expect(entry).toContain(`var ${release.container}`);
  expect(entry).toContain('danjiGuardScript');
});

test('a release names the scripts of its screens and the pieces they draw first; a screen that nothing loads fails the build', async () => {
  const dir = join(root, 'screens');
  await cp(remote, dir, { recursive: true });
  const state = (screens: object) =>
    writeFile(
      join(dir, 'src/manifest.ts'),
      `export const manifest = { contract: '1.0', routes: ['/workspace'], navigation: [], slots: [], screens: ${JSON.stringify(screens)} };`,
    );
  await state({ '/workspace': ['page', 'table-body'], '/workspace/:id': 'page' });
  const { screens, pieces } = await build(dir);
  expect(screens['/workspace']).toContainEqual(expect.stringMatching(/\.js$/));
  expect(screens['/workspace/:id']).toEqual(screens['/workspace']);
  expect(pieces).toEqual({ '/workspace': ['table-body'] });
  await state({ '/workspace': ['early-page', 'table-body'] });
  expect(await failure(dir)).toContain('names the screen early-page');
  await state({ '/workspace': ['page'] });
  expect(await failure(dir)).toContain('src/manifest.ts');
});

test('a release says what it needs: the names it uses of what is ours, the ranges of what it borrows, the calls it makes', async () => {
  const dir = join(root, 'needing');
  await cp(remote, dir, { recursive: true });
  await writeFile(
    join(dir, 'src/more.ts'),
    `import { Link, type Anything } from '@danji/shell-sdk/router';\nimport { UNUSED } from '@danji/shell-sdk';\nexport const more: Anything = Link;\nexport const never = UNUSED;`,
  );
  await writeFile(
    join(dir, 'src/page.tsx'),
    `import { useThing } from '@danji/api-client';\nimport { signIn } from '@danji/contracts/users/session.endpoints';\nimport { more } from './more.ts';\nexport const Page = () => <p title={more}>{String(useThing(signIn.path).data)}</p>;`,
  );
  const { sdk, shared, calls, locales, builders } = await build(dir);
  expect(sdk).toEqual({
    range: '^0.1.0',
    symbols: ['.#SDK', './router#Link', '@danji/api-client#useThing', '@danji/ui#Box'],
  });
  expect(shared).toEqual({
    '@danji/api-client': '^0.1.0',
    '@danji/shell-sdk': '^0.1.0',
    '@danji/shell-sdk/router': '^0.1.0',
    '@danji/ui': '^0.1.0',
    react: '^19.3.0',
    'react/jsx-runtime': '^19.3.0',
  });
  expect(calls).toEqual({ [signIn.id]: hashCall(signIn) });
  expect([locales, Object.keys(builders)]).toEqual([['ko'], ['node', 'webpack', 'federation', 'swc']]);
});

test('the shell says what it gives', async () => {
  await run(shell);
  const { sdk, shared } = JSON.parse(await readFile(join(shell, 'dist/shell.json'), 'utf8')) as {
    sdk: object;
    shared: object;
  };
  expect(sdk).toEqual({
    version: '0.1.0',
    symbols: ['.#SDK', '.#UNUSED', './router#Link', './router#Navigate', '@danji/api-client#useThing', '@danji/ui#Box'],
  });
  expect(shared).toMatchObject({
    react: expect.stringMatching(/^19\./),
    '@danji/ui': '0.1.0',
    '@danji/shell-sdk/router': '0.1.0',
  });
});

/** What the minifier is given: names of variables follow how often each letter stands in it, so that one letter more makes another release. */
const KEEP_UNMINIFIED = `
import { writeFileSync } from 'node:fs';
import { remoteConfig } from '@danji/federation/build/remote-config';
const make = remoteConfig({ name: 'workspace', dir: import.meta.dirname });
const keep = {
  apply: (compiler) => compiler.hooks.thisCompilation.tap('keep', (compilation) => compilation.hooks.processAssets.tap({ name: 'keep', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 }, () => {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js')).map(({ source }) => source.source().toString());
    writeFileSync('unminified.js', scripts.sort().join('\\n'));
  })),
};
export default async (variant) => { const config = await make(variant); return { ...config, plugins: [...config.plugins, keep] }; };
`;

/** Comments name files, and go. */
const readUnminified = async (dir: string): Promise<string[]> =>
  (await readFile(join(dir, 'unminified.js'), 'utf8'))
    .split('\n')
    .filter((line) => !/^\s*;?\/[/*]\*{0,2} /.test(line) || line.includes('******/'));

test('nothing of where the repository lies reaches the minifier', async () => {
  const dirs = await Promise.all(
    ['one', 'another-place'].map(async (place) => (await makeApps(join(root, place), repository)).remote),
  );
  for (const dir of dirs) {
    await writeFile(join(dir, 'webpack.config.ts'), KEEP_UNMINIFIED);
    await run(dir);
  }
  const [one = [], other] = await Promise.all(dirs.map(readUnminified));
  expect(one.length).toBeGreaterThan(100);
  expect(other).toEqual(one);
});

test('the same content is the same release wherever it is built, other content is another', async () => {
  const first = await build(remote);
  const { remote: elsewhere } = await makeApps(`${root}-again`, repository);
  expect((await build(elsewhere)).release).toBe(first.release);
  await writeFile(join(elsewhere, 'src/page.tsx'), `export const Page = () => <p>changed</p>;`);
  const changed = await build(elsewhere);
  expect(changed.release).not.toBe(first.release);
  expect(changed.container).not.toBe(first.container);
  // Files are named by their final content.
  expect(changed.files.map(({ path }) => path)).not.toEqual(first.files.map(({ path }) => path));
  // Another version of the same content: the files keep their names and sizes, and carry the new id all the same.
  const facts = await readFile(join(elsewhere, 'package.json'), 'utf8');
  await writeFile(join(elsewhere, 'package.json'), facts.replace('2.3.4', '2.3.5'));
  await expectListedFiles(elsewhere, await build(elsewhere));
});

test('a remote with its own copy of React does not build', async () => {
  const dir = join(root, 'copying');
  await cp(remote, dir, { recursive: true });
  await writeFile(
    join(dir, 'src/page.tsx'),
    `import { c } from 'react/compiler-runtime';\nexport const Page = () => <p>{c(1).length}</p>;`,
  );
  expect(await failure(dir)).toContain('bundles its own copy of react.');
});

test('a remote that states a wrong fact does not build', async () => {
  const dir = join(root, 'wrong');
  await cp(remote, dir, { recursive: true });
  await writeFile(
    join(dir, 'src/manifest.ts'),
    `export const manifest = { contract: '1.0', routes: ['workspace'], navigation: [], slots: [] };`,
  );
  expect(await failure(dir)).toContain('src/manifest.ts must export `manifest`: data/routes/0 must match pattern');
});
