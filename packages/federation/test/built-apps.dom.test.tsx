import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeApps } from './make-apps.ts';

const repository = new URL('../../..', import.meta.url).pathname;
const builder = join(repository, 'packages/federation/src/build/run.ts');
let root: string;
let apps: { shell: string; remote: string };

jest.setTimeout(180_000);
const build = (dir: string) => promisify(execFile)(process.execPath, ['--no-warnings', builder], { cwd: dir });
const readJson = async <T,>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'federation-'));
  apps = await makeApps(root, repository);
  await writeFile(
    join(apps.remote, 'src/page.tsx'),
    `
    import React, { useState } from 'react';
    import useSWR from 'swr';
    import * as jotai from 'jotai';
    import { FORMS } from '@danji/app-kit/forms';
    export function Page() {
      const [word] = useState('hooks');
      const { data } = useSWR('key', () => Promise.resolve('data'));
      const isOneCopy = useSWR === globalThis.swrOfTheShell;
      return React.createElement('p', null, [word, data, typeof jotai.atom, isOneCopy, FORMS].join(' '));
    }`,
  );
  await writeFile(
    join(apps.shell, 'src/server-rendered-page.tsx'),
    `export const render = async () => (await import('./late.tsx')).late;`,
  );
  await writeFile(
    join(apps.shell, 'src/late.tsx'),
    `export const late = typeof document === 'undefined' ? 'rendered by a server' : 'in a browser';`,
  );
  await mkdir(join(apps.shell, 'public'));
  await writeFile(join(apps.shell, 'public/robots.txt'), 'User-agent: *\n');
  await build(apps.shell);
  await build(apps.remote);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs a script like a browser runs one with an address. jsdom runs only inline content. */
async function run(file: string, src: string): Promise<void> {
  const addressed = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  const inline = Object.assign(document.createElement('script'), { textContent: await readFile(file, 'utf8') });
  Object.defineProperty(document, 'currentScript', { value: addressed, configurable: true });
  document.body.append(inline);
}

/** Serves the scripts that jsdom does not load: `/r/…` from the remote's build, `/assets/…` from the shell's. */
function serveApps(dists: Record<string, string>): void {
  const serve = (node: Node | string) => {
    const script = node as HTMLScriptElement;
    const { pathname } = new URL(script.src);
    const [, folder = '', file = ''] = pathname.split('/');
    void run(join(dists[folder] ?? '', file), script.src).then(
      () => script.dispatchEvent(new Event('load')),
      () => script.dispatchEvent(new Event('error')),
    );
  };
  document.head.append = serve;
  document.head.appendChild = <T extends Node>(node: T) => {
    serve(node);
    return node;
  };
}

test('the build of the shell contains the public files', async () => {
  expect(await readFile(join(apps.shell, 'dist/robots.txt'), 'utf8')).toBe('User-agent: *\n');
});

test('default imports of shared modules work in a remote, and are the copies of the shell', async () => {
  const { container, entry, release, files } = await readJson<{
    container: string;
    entry: string;
    release: string;
    files: { path: string; integrity: string }[];
  }>(join(apps.remote, 'dist/release.json'));
  const hosted = {
    remote: 'workspace',
    release,
    arm: 'active',
    base: '/r/',
    entry,
    container,
    contract: '1.0',
    routes: ['/workspace'],
    navigation: [],
    slots: [],
    integrity: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
    previous: null,
  };
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="danji-registry">${JSON.stringify({ revision: 1, issued: '', expires: '', revoked: [], override: [], remotes: [hosted] })}</script>`;
  serveApps({ r: join(apps.remote, 'dist'), assets: join(apps.shell, 'dist') });
  const { scripts } = await readJson<{ scripts: string[] }>(join(apps.shell, 'dist/shell.json'));
  for (const script of scripts)
    await run(join(apps.shell, 'dist', script), new URL(`/assets/${script}`, document.baseURI).href);
  await waitFor(
    () => expect(document.querySelector('p')?.textContent).toBe('hooks data function true forms-of-the-shell'),
    {
      timeout: 10_000,
      onTimeout: (error) => new Error(`${error.message}\n${document.getElementById('root')?.textContent}`),
    },
  );
});

type Versions = Record<string, object>;
/** The global that the developer tools of Module Federation read; they copy it by JSON. */
type FederationGlobal = {
  moduleInfo: Record<string, object>;
  __SHARE__: Record<string, Record<string, Record<string, Versions>>>;
};
function readFederationGlobal(): FederationGlobal {
  const { moduleInfo, __SHARE__ } = (globalThis as unknown as Record<string, FederationGlobal>)['__FEDERATION__'] ?? {};
  return JSON.parse(JSON.stringify({ moduleInfo, __SHARE__ })) as FederationGlobal;
}

test('developer tools of Module Federation find the loaded release and the share scope', () => {
  const { moduleInfo, __SHARE__: shareScopes } = readFederationGlobal();
  const release = expect.stringMatching(/^2\.3\.4-[0-9a-f]{12}$/);
  const [, key = ''] = Object.keys(moduleInfo);
  expect(key).toMatch(/^workspace:2\.3\.4-/);
  expect(moduleInfo).toEqual({
    danji_shell: expect.objectContaining({
      remotesInfo: { workspace: { matchedVersion: release } },
      shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'swr', version: expect.any(String) })]),
    }),
    [key]: {
      version: release,
      remoteEntry: expect.stringContaining('/r/'),
      globalName: expect.stringMatching(/^danji_workspace_[0-9a-f]{12}$/),
    },
  });
  expect(shareScopes['danji_shell']?.['default']?.['react']).toBeDefined();
  const [swr] = Object.values(shareScopes['danji_shell']?.['default']?.['swr'] ?? {});
  expect(swr).toMatchObject({ from: 'danji_shell', loaded: true });
});

test('a shell with a server entry is built for the server too, into one file that no page references', async () => {
  const file = join(apps.shell, 'dist/server-rendered-page.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '-e',
    'require(process.argv[1]).render().then(console.log)',
    file,
  ]);
  expect(stdout.trim()).toBe('rendered by a server');
  expect(await readFile(join(apps.shell, 'dist/shell.json'), 'utf8')).not.toContain('server-rendered-page');
});
