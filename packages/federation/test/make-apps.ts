import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Minimal first-party packages: these tests are about the builds of apps, not about the content of the packages. */
const PACKAGES: Record<string, Record<string, string>> = {
  ui: {
    '.': `import { css } from '@emotion/react';\nexport const Box = ({ children }: { children?: unknown }) => <div className={typeof css}>{children as string}</div>;`,
  },
  'api-client': {
    '.': `import useSWR from 'swr';\nexport const useThing = (key: string) => useSWR(key, () => Promise.resolve(key));`,
  },
  'app-kit': {
    '.': `export const SearchField = () => <input />;`,
    './advertisements': `export const ADVERTISEMENTS = 'advertisements-of-the-shell';`,
    './forms': `export const FORMS = 'forms-of-the-shell';\nexport const UNUSED = 1;`,
    './order-lines': `export const ORDER_LINES = 'order-lines-of-the-shell';`,
    './phone-verification': `export const PHONE = 'phone-of-the-shell';`,
    './reports': `export const REPORTS = 'reports-of-the-shell';`,
    './rich-text': `export const RICH_TEXT = 'rich-text-of-the-shell';`,
    './tree': `export const TREE = 'tree-of-the-shell';`,
  },
  editor: {
    './core/blank': `export const isBlank = () => true;`,
    './editor': `export const Editor = 'editor-of-the-shell';`,
    './viewer': `export const Viewer = 'viewer-of-the-shell';`,
  },
  'shell-sdk': {
    '.': `export const SDK = 'sdk-of-the-shell';\nexport const UNUSED = 1;`,
    './router': `export const Link = 'a';\nexport const Navigate = 'b';`,
  },
};

const SHELL_MAIN = `
import { createRoot } from 'react-dom/client';
import { Suspense } from 'react';
import useSWR from 'swr';
import { Box } from '@danji/ui';
import { SDK } from '@danji/shell-sdk';
import { createRegistryStore, readInlinedRegistry } from '@danji/federation/runtime/registry';
import { createRemoteLoader } from '@danji/federation/runtime/load-remote';
const failed = [];
const registry = createRegistryStore({ initial: readInlinedRegistry(), fetchRegistry: () => Promise.reject(new Error('offline')), onError: () => undefined });
const loader = createRemoteLoader({ registry, accept: (exposed) => (exposed as { default: { element: unknown } }).default, onError: (one) => failed.push(one.url) });
const root = createRoot(document.getElementById('root'));
const show = async () => {
  try {
    const remote = await loader.getInstance('workspace').module;
    root.render(<Box>shell {String(remote.sdk === SDK)} {loader.loadedRelease('workspace')} <Suspense fallback="loading">{remote.element}</Suspense></Box>);
  } catch (error) {
    root.render(<Box>failed {error.message} {String(error.cause?.cause)}</Box>);
  }
};
Object.assign(window, { swrOfTheShell: useSWR, failed, again: () => { loader.retry('workspace'); return show(); } });
void show();
`;

const REMOTE = `
import { lazy } from 'react';
import { Box } from '@danji/ui';
import { SDK } from '@danji/shell-sdk';
import { screens } from './screens.ts';
const Page = lazy(() => import('./page.tsx').then(({ Page }) => ({ default: Page })));
export default { screens, sdk: SDK, element: <Box><Page /></Box> };
`;

const PAGE = `
import { useThing } from '@danji/api-client';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
export const Page = () => <p>{String(useThing(signIn.path).data)}</p>;
`;

const SCREENS = `export const screens = [{ path: '/workspace', page: () => import('./page.tsx'), audience: ['everybody'] }];`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const fileOf = (entry: string) => `./${entry === '.' ? 'index' : entry.slice(2)}.tsx`;
const config = (kind: string, options: string) =>
  `import { ${kind}Config } from '@danji/federation/build/${kind}-config';\nexport default ${kind}Config({ ${options} dir: import.meta.dirname });\n`;

/** Links every installed package into `dir`, except the first-party ones of the fixture. */
async function linkPackages(dir: string, repository: string): Promise<void> {
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@danji')
      await symlink(join(repository, 'node_modules', name), join(dir, 'node_modules', name));
  }
  for (const name of ['contracts', 'federation'])
    await symlink(join(repository, 'packages', name), join(dir, 'node_modules/@danji', name));
}

/** Creates a shell and a remote below `dir`, ready to be built. */
export async function makeApps(dir: string, repository: string): Promise<{ shell: string; remote: string }> {
  await rm(dir, { recursive: true, force: true });
  for (const [name, entries] of Object.entries(PACKAGES)) {
    const home = join(dir, 'node_modules/@danji', name);
    await write(
      join(home, 'package.json'),
      JSON.stringify({
        name: `@danji/${name}`,
        version: '0.1.0',
        type: 'module',
        exports: Object.fromEntries(Object.keys(entries).map((entry) => [entry, fileOf(entry)])),
      }),
    );
    for (const [entry, source] of Object.entries(entries)) await write(join(home, fileOf(entry)), source);
  }
  await linkPackages(dir, repository);
  const shell = join(dir, 'shell');
  const remote = join(dir, 'remote');
  await write(join(shell, 'package.json'), '{ "name": "shell", "version": "1.0.0", "type": "module" }');
  await write(join(shell, 'webpack.config.ts'), config('shell', ''));
  await write(join(shell, 'src/main.tsx'), SHELL_MAIN);
  await write(join(shell, 'src/screens.ts'), 'export const screens = [];');
  await write(join(remote, 'package.json'), '{ "name": "remote", "version": "2.3.4", "type": "module" }');
  await write(join(remote, 'webpack.config.ts'), config('remote', `name: 'workspace',`));
  await write(join(remote, 'src/screens.ts'), SCREENS);
  await write(join(remote, 'src/remote.tsx'), REMOTE);
  await write(join(remote, 'src/page.tsx'), PAGE);
  await write(
    join(remote, 'src/standalone.tsx'),
    `import remote from './remote.tsx';\nimport { createRoot } from 'react-dom/client';\nconst root = document.getElementById('root');\nif (root) createRoot(root).render(remote.element);\n`,
  );
  return { shell, remote };
}
