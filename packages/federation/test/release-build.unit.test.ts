import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
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
/**
 * Stores the input of the minifier: its variable names depend on how often each character occurs, so that one more
 * character results in another release.
 */
const UNMINIFIED_BUILD = `
import { writeFileSync } from 'node:fs';
import { remoteConfig } from '@danji/federation/build/remote-config';
const make = remoteConfig({ name: 'workspace', dir: import.meta.dirname });
const storeUnminified = {
  apply: (compiler) => compiler.hooks.thisCompilation.tap('storeUnminified', (compilation) => compilation.hooks.processAssets.tap({ name: 'storeUnminified', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 }, () => {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js')).map(({ source }) => source.source().toString());
    writeFileSync('unminified.js', scripts.sort().join('\\n'));
  })),
};
export default async (variant) => { const config = await make(variant); return { ...config, plugins: [...config.plugins, storeUnminified] }; };
`;

/** The sources of a remote that uses an export of every first-party shared module, and has unused imports. */
const SOURCES = {
  'webpack.config.ts': UNMINIFIED_BUILD,
  'src/more.ts': `import { Link, type Anything } from '@danji/shell-sdk/router';\nimport { UNUSED } from '@danji/shell-sdk';\nexport const more: Anything = Link;\nexport const never = UNUSED;`,
  'src/page.tsx': `import { useThing } from '@danji/api-client';\nimport { signIn } from '@danji/contracts/accounts/session.endpoints';\nimport { MAX_INT4 } from '@danji/contracts/fields';\nimport { Viewer } from '@danji/editor/viewer';\nimport { more } from './more.ts';\nexport const Page = () => <p title={more} lang={Viewer} tabIndex={MAX_INT4}>{String(useThing(signIn.path).data)}</p>;`,
};

let root: string;
let shell: string;
let remote: string;

let elsewhere: string;
let release: ReleaseManifest;

jest.setTimeout(120_000);
/** Most tests share one build of a valid release; a second build in another folder must result in the same release. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'federation-'));
  ({ shell, remote } = await makeApps(join(root, 'one'), repository));
  ({ remote: elsewhere } = await makeApps(join(root, 'another-place'), repository));
  for (const dir of [remote, elsewhere]) {
    for (const [file, text] of Object.entries(SOURCES)) await writeFile(join(dir, file), text);
    await writeScreens(dir, { '/workspace': ['page', 'table-body'], '/workspace/:id': ['page'] });
  }
  release = await build(remote);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs a build in a separate process, like a release. Vite's federation plugin does nothing below a test runner. */
const run = (dir: string) =>
  promisify(execFile)(process.execPath, ['--no-warnings', builder], {
    cwd: dir,
    env: { ...process.env, MFE_VITE_NO_TEST_ENV_CHECK: 'true' },
  });

async function build(dir: string): Promise<ReleaseManifest> {
  await run(dir);
  return JSON.parse(await readFile(join(dir, 'dist/release.json'), 'utf8')) as ReleaseManifest;
}

/** Writes the screens of a remote: their modules by address, each with what it renders first. */
const writeScreens = (dir: string, screens: Record<string, [module: string, ...pieces: string[]]>) =>
  writeFile(
    join(dir, 'src/screens.ts'),
    `export const screens = [${Object.entries(screens)
      .map(
        ([path, [module, ...pieces]]) =>
          `{ path: '${path}', page: () => import('./${module}.tsx'), audience: ['everybody'], pieces: ${JSON.stringify(pieces)} }`,
      )
      .join(', ')}];`,
  );

/** Builds changed sources of the valid remote and returns the error of the build. */
async function readBuildError(name: string, change: (dir: string) => Promise<void>): Promise<string> {
  const dir = join(root, 'one', name);
  await cp(remote, dir, { recursive: true });
  await change(dir);
  return run(dir).then(
    () => 'it built',
    (error: unknown) => String((error as { stderr: string }).stderr),
  );
}

/** Expects that every file on disk has the hash that the release lists. */
async function expectListedFiles(dir: string, { files }: ReleaseManifest): Promise<void> {
  for (const { path, integrity } of files)
    expect({ path, integrity }).toEqual({
      path,
      integrity: `sha384-${createHash('sha384')
        .update(await readFile(join(dir, 'dist', path)))
        .digest('base64')}`,
    });
}

test('release.json matches the contract and lists every file with its hash', async () => {
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

test('the release id can be computed from its files with the placeholder in place of the hash', async () => {
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

test('a release lists the scripts of its screens and the components that they render first; a screen with no script of its own fails the build', async () => {
  const { screens, pieces } = release;
  expect(screens['/workspace']).toContainEqual(expect.stringMatching(/\.js$/));
  expect(screens['/workspace/:id']).toEqual(screens['/workspace']);
  // The shell loads a lazily shared module that the screen imports, so it is named like these components.
  expect(pieces).toEqual({
    '/workspace': ['table-body', '@danji/editor/viewer'],
    '/workspace/:id': ['@danji/editor/viewer'],
  });
  expect(
    await readBuildError('early-screen', (dir) => writeScreens(dir, { '/workspace': ['remote', 'table-body'] })),
  ).toContain('imports remote, but the build has no script of its own for it');
});

test('a release lists its requirements: the used exports of first-party modules, the ranges of shared modules, and its calls', () => {
  const { sdk, shared, calls, locales, builders } = release;
  expect(sdk).toEqual({
    range: '^0.1.0',
    symbols: ['.#SDK', './router#Link', '@danji/api-client#useThing', '@danji/editor/viewer#Viewer', '@danji/ui#Box'],
  });
  expect(shared).toEqual({
    '@danji/api-client': '^0.1.0',
    '@danji/editor/viewer': '^0.1.0',
    '@danji/shell-sdk': '^0.1.0',
    '@danji/shell-sdk/router': '^0.1.0',
    '@danji/ui': '^0.1.0',
    react: '^19.3.0',
    'react/jsx-runtime': '^19.3.0',
  });
  expect(calls).toEqual({ [signIn.id]: hashCall(signIn) });
  expect([locales, Object.keys(builders)]).toEqual([['ko'], ['node', 'webpack', 'federation', 'swc']]);
});

test('the shell lists its capabilities', async () => {
  await run(shell);
  const { sdk, shared } = JSON.parse(await readFile(join(shell, 'dist/shell.json'), 'utf8')) as {
    sdk: object;
    shared: object;
  };
  expect(sdk).toEqual({
    version: '0.1.0',
    symbols: [
      '.#SDK',
      '.#UNUSED',
      './router#Link',
      './router#Navigate',
      '@danji/api-client#useThing',
      '@danji/app-kit#SearchField',
      '@danji/app-kit/advertisements#ADVERTISEMENTS',
      '@danji/app-kit/forms#FORMS',
      '@danji/app-kit/forms#UNUSED',
      '@danji/app-kit/order-lines#ORDER_LINES',
      '@danji/app-kit/phone-verification#PHONE',
      '@danji/app-kit/reports#REPORTS',
      '@danji/app-kit/rich-text#RICH_TEXT',
      '@danji/app-kit/tree#TREE',
      '@danji/editor/core/blank#isBlank',
      '@danji/editor/editor#Editor',
      '@danji/editor/viewer#Viewer',
      '@danji/ui#Box',
    ],
  });
  expect(shared).toMatchObject({
    react: expect.stringMatching(/^19\./),
    '@danji/ui': '0.1.0',
    '@danji/shell-sdk/router': '0.1.0',
  });
});

/** Reads the input of the minifier without comments, which contain file names. */
const readUnminified = async (dir: string): Promise<string[]> =>
  (await readFile(join(dir, 'unminified.js'), 'utf8'))
    .split('\n')
    .filter((line) => !/^\s*;?\/[/*]\*{0,2} /.test(line) || line.includes('******/'));

/** The names of the files of a release, without the hash of its entry. */
const toNames = ({ entry, files }: ReleaseManifest) =>
  files.map(({ path }) => (path === entry ? 'entry' : path)).toSorted();

test('the same content is the same release wherever it is built; other content or another version is another release', async () => {
  expect((await build(elsewhere)).release).toBe(release.release);
  const [one = [], other] = await Promise.all([remote, elsewhere].map(readUnminified));
  expect(one.length).toBeGreaterThan(100);
  expect(other).toEqual(one);
  // The files of another version keep their names and sizes, but contain the new id.
  const packageJson = await readFile(join(elsewhere, 'package.json'), 'utf8');
  await writeFile(join(elsewhere, 'package.json'), packageJson.replace('2.3.4', '2.3.5'));
  const newVersion = await build(elsewhere);
  // Only the entry contains the version.
  expect(toNames(newVersion)).toEqual(toNames(release));
  expect(newVersion.container).not.toBe(release.container);
  await expectListedFiles(elsewhere, newVersion);
  await writeFile(join(elsewhere, 'src/page.tsx'), `export const Page = () => <p>changed</p>;`);
  const changed = await build(elsewhere);
  expect(changed.container).not.toBe(newVersion.container);
  // Files are named by their final content.
  expect(changed.files.map(({ path }) => path)).not.toEqual(newVersion.files.map(({ path }) => path));
  await expectListedFiles(elsewhere, changed);
});

test('a remote that needs a number of a contract contains neither its schemas nor the library that makes them', async () => {
  const [script = ''] = release.screens['/workspace'] ?? [];
  const code = await readFile(join(remote, 'dist', script), 'utf8');
  expect(code).toContain('2147483647');
  expect(code).not.toMatch(/~kind|A-Za-z0-9_-\]\{21\}/);
});

test('a remote that copies what the shell shares, or imports it as a whole, does not build, and the error names the module', async () => {
  const error = await readBuildError('copying', (dir) =>
    writeFile(
      join(dir, 'src/page.tsx'),
      `import { c } from 'react/compiler-runtime';\nimport { Text } from 'slate';\nexport const Page = () => <p>{c(1).length}{String(Text.isText(1))}</p>;\nexport const loadAll = (name: string) => import('@danji/app-kit/reports').then((all: Record<string, unknown>) => all[name]);`,
    ),
  );
  expect(error).toContain('imports @danji/app-kit/reports as a whole');
  expect(error).toMatch(/bundles its own copy of .*react \(\S*react\/compiler-runtime\.js for \.\/src\/page\.tsx\)/);
  expect(error).toMatch(/slate \(\S*slate\/dist\/index\.es\.js for \.\/src\/page\.tsx\)/);
  expect(error).toContain('Import only what the shell shares (shared-modules.ts), by exactly that name');
});

/** Makes the valid remote one of another bundler, in a folder whose name says which remote it is. */
async function copyFor(bundler: string, name: string): Promise<string> {
  const dir = join(root, 'one', `${bundler}-${name}`, 'mf-workspace');
  await cp(remote, dir, { recursive: true });
  await rm(join(dir, 'webpack.config.ts'));
  await rm(join(dir, 'dist'), { recursive: true });
  await writeFile(
    join(dir, `${bundler}.config.ts`),
    `import { ${bundler}RemoteConfig } from '@danji/federation/build/${bundler}-remote-config';\nexport default ${bundler}RemoteConfig({ name: 'workspace', dir: import.meta.dirname });`,
  );
  return dir;
}

describe.each(['rspack', 'vite'])('with %s', (bundler) => {
  test('a build is a release like one of webpack: files, screens, requirements, and a complete manifest', async () => {
    const dir = await copyFor(bundler, 'valid');
    const built = await build(dir);
    await expectListedFiles(dir, built);
    const { remote: name, sdk, calls, routes } = release;
    // Also what the sources import without using it.
    const symbols = [...sdk.symbols, '.#UNUSED'].toSorted();
    expect(built).toMatchObject({ remote: name, sdk: { ...sdk, symbols }, calls, routes, shared: release.shared });
    // Nothing that it does not import, except React, which libraries import.
    const others = Object.keys(built.shared).filter((request) => !(request in release.shared));
    expect(others.filter((request) => !request.startsWith('react-dom'))).toEqual([]);
    expect(built.pieces).toEqual({ '/workspace': ['table-body'] });
    const paths = built.files.map(({ path }) => path);
    for (const screen of ['/workspace', '/workspace/:id'])
      expect(paths).toEqual(expect.arrayContaining(built.screens[screen] ?? ['no script']));
    const manifest = JSON.parse(await readFile(join(dir, 'dist/mf-manifest.json'), 'utf8')) as {
      name: string;
      shared: { name: string }[];
      exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
    };
    expect(manifest.name).toBe(built.container);
    expect(manifest.shared.map(({ name: request }) => request).toSorted()).toEqual(
      Object.keys(built.shared).toSorted(),
    );
    const [exposed] = manifest.exposes;
    expect(exposed?.path).toBe('./remote');
    expect(paths).toEqual(
      expect.arrayContaining([...(exposed?.assets.js.sync ?? []), ...(exposed?.assets.js.async ?? [])]),
    );
  });

  test('a remote with its own copy of what the shell shares does not build', async () => {
    const dir = await copyFor(bundler, 'copying');
    await writeFile(
      join(dir, 'src/page.tsx'),
      `import { Text } from 'slate';\nexport const Page = () => <p>{String(Text.isText(1))}</p>;`,
    );
    await expect(run(dir)).rejects.toThrow(
      /bundles its own copy of .*slate \(\S*slate\/dist\/index\.es\.js for \.\/src\/page\.tsx\)/,
    );
  });
});

test('a remote with invalid metadata does not build', async () => {
  expect(await readBuildError('wrong', (dir) => writeScreens(dir, { workspace: ['page'] }))).toContain(
    'src/screens.ts: data/routes/0 must match pattern',
  );
});
