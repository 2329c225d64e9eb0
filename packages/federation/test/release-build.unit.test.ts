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
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { HASH_PLACEHOLDER, hashRelease } from '../src/build/release-content.ts';
import { makeApps } from './make-apps.ts';

const repository = new URL('../../..', import.meta.url).pathname;
const builder = join(repository, 'packages/federation/src/build/run.ts');
/** What the minifier is given: names of variables follow how often each letter stands in it, so that one letter more makes another release. */
const UNMINIFIED_BUILD = `
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

/** A remote that uses something of everything it may borrow, and imports what it does not use. */
const SOURCES = {
  'webpack.config.ts': UNMINIFIED_BUILD,
  'src/more.ts': `import { Link, type Anything } from '@danji/shell-sdk/router';\nimport { UNUSED } from '@danji/shell-sdk';\nexport const more: Anything = Link;\nexport const never = UNUSED;`,
  'src/page.tsx': `import { useThing } from '@danji/api-client';\nimport { signIn } from '@danji/contracts/accounts/session.endpoints';\nimport { more } from './more.ts';\nexport const Page = () => <p title={more}>{String(useThing(signIn.path).data)}</p>;`,
};

let root: string;
let shell: string;
let remote: string;

let elsewhere: string;
let release: ReleaseManifest;

jest.setTimeout(120_000);
/** What every test of a good release looks at is built once; what has to be the same wherever it is built, once in another place. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'federation-'));
  ({ shell, remote } = await makeApps(join(root, 'one'), repository));
  ({ remote: elsewhere } = await makeApps(join(root, 'another-place'), repository));
  for (const dir of [remote, elsewhere]) {
    for (const [file, text] of Object.entries(SOURCES)) await writeFile(join(dir, file), text);
    await state(dir, { '/workspace': ['page', 'table-body'], '/workspace/:id': 'page' });
  }
  release = await build(remote);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** webpack runs in a process of its own, as it does in a release. */
const run = (dir: string) => promisify(execFile)(process.execPath, ['--no-warnings', builder], { cwd: dir });

async function build(dir: string): Promise<ReleaseManifest> {
  await run(dir);
  return JSON.parse(await readFile(join(dir, 'dist/release.json'), 'utf8')) as ReleaseManifest;
}

/** Names the screens of a remote. */
const state = (dir: string, screens: object, route = '/workspace') =>
  writeFile(
    join(dir, 'src/manifest.ts'),
    `export const manifest = { contract: '1.0', routes: ['${route}'], navigation: [], slots: [], screens: ${JSON.stringify(screens)} };`,
  );

/** What a build that must fail says. It begins from the sources of the good one. */
async function failure(name: string, change: (dir: string) => Promise<void>): Promise<string> {
  const dir = join(root, 'one', name);
  await cp(remote, dir, { recursive: true });
  await change(dir);
  return run(dir).then(
    () => 'it built',
    (error: unknown) => String((error as { stderr: string }).stderr),
  );
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

test('a release describes itself as the contract says, every file with its hash', async () => {
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

test('its id can be found from its files: what stands for the hash while it is unknown is put back', async () => {
  const { container, version } = release;
  const unnamed = container.replace(/[0-9a-f]{12}$/, HASH_PLACEHOLDER);
  const files = await Promise.all(
    release.files.map(async ({ path }) => ({
      path,
      content: Buffer.from((await readFile(join(remote, 'dist', path), 'utf8')).replaceAll(container, unnamed)),
    })),
  );
  expect(release.release).toBe(`${version}-${hashRelease(release, files)}`);
});

test('a release names the scripts of its screens and the pieces they draw first; a screen that nothing loads fails the build', async () => {
  const { screens, pieces } = release;
  expect(screens['/workspace']).toContainEqual(expect.stringMatching(/\.js$/));
  expect(screens['/workspace/:id']).toEqual(screens['/workspace']);
  expect(pieces).toEqual({ '/workspace': ['table-body'] });
  expect(
    await failure('unknown-screen', (dir) => state(dir, { '/workspace': ['early-page', 'table-body'] })),
  ).toContain('names the screen early-page');
  expect(await failure('wrong-screen', (dir) => state(dir, { '/workspace': ['page'] }))).toContain('src/manifest.ts');
});

test('a release says what it needs: the names it uses of what is ours, the ranges of what it borrows, the calls it makes', () => {
  const { sdk, shared, calls, locales, builders } = release;
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

/** Comments name files, and go. */
const readUnminified = async (dir: string): Promise<string[]> =>
  (await readFile(join(dir, 'unminified.js'), 'utf8'))
    .split('\n')
    .filter((line) => !/^\s*;?\/[/*]\*{0,2} /.test(line) || line.includes('******/'));

test('the same content is the same release wherever it is built, other content or another version is another', async () => {
  expect((await build(elsewhere)).release).toBe(release.release);
  const [one = [], other] = await Promise.all([remote, elsewhere].map(readUnminified));
  expect(one.length).toBeGreaterThan(100);
  expect(other).toEqual(one);
  // The files of another version keep their names and sizes, and carry the new id all the same.
  const facts = await readFile(join(elsewhere, 'package.json'), 'utf8');
  await writeFile(join(elsewhere, 'package.json'), facts.replace('2.3.4', '2.3.5'));
  const risen = await build(elsewhere);
  expect(risen.files.map(({ path }) => path)).toEqual(release.files.map(({ path }) => path));
  expect(risen.container).not.toBe(release.container);
  await expectListedFiles(elsewhere, risen);
  await writeFile(join(elsewhere, 'src/page.tsx'), `export const Page = () => <p>changed</p>;`);
  const changed = await build(elsewhere);
  expect(changed.container).not.toBe(risen.container);
  // Files are named by their final content.
  expect(changed.files.map(({ path }) => path)).not.toEqual(risen.files.map(({ path }) => path));
  await expectListedFiles(elsewhere, changed);
});

test('a remote with its own copy of React does not build', async () => {
  expect(
    await failure('copying', (dir) =>
      writeFile(
        join(dir, 'src/page.tsx'),
        `import { c } from 'react/compiler-runtime';\nexport const Page = () => <p>{c(1).length}</p>;`,
      ),
    ),
  ).toContain('bundles its own copy of react.');
});

test('a remote that states a wrong fact does not build', async () => {
  expect(await failure('wrong', (dir) => state(dir, {}, 'workspace'))).toContain(
    'src/manifest.ts must export `manifest`: data/routes/0 must match pattern',
  );
});
