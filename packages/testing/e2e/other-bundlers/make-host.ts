import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build as buildWithEsbuild } from 'esbuild';
import { BUNDLERS, type App } from './bundlers.ts';

/** The modules that a host of another site shares, with their versions; the small remote of the test imports all of them. */
const SMALL_SHARED: Record<string, string> = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  '@danji/api-client': '0.1.0',
  '@danji/shell-sdk': '0.1.0',
  '@danji/ui': '0.1.0',
};

type Options = {
  /** The host, below the folder in whose `node_modules` the shared modules are. */
  dir: string;
  /** Container of the remote, and the address of its `mf-manifest.json`. */
  remote: { container: string; manifest: string };
  /** The modules that the host shares, with their versions. */
  shared?: Record<string, string>;
  /** A module that the host does not share. */
  missing?: string;
  /** The script that shows the remote which `load` imports; by default it renders an element of the remote. */
  toScript?: (load: string) => string;
};

const toRender = (load: string) => `
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
const root = createRoot(document.getElementById('root'));
${load}.then(
  ({ default: remote }) => root.render(<Suspense fallback="loading">{remote.element}</Suspense>),
  (error) => root.render(<p role="alert">{String(error)}</p>),
);`;

async function write(dir: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
}

const listShared = ({ shared = SMALL_SHARED, missing }: Options) =>
  Object.entries(shared).filter(([request]) => request !== missing);

/** The page of a host: Vite's is its entry, that of the others names the script. */
const toPage = (script: string) => `<!doctype html><title>host</title><div id="root"></div>${script}`;

/** Makes a host with the federation plugin of a bundler; its code imports the remote like any module. */
const makePluginHost = (bundler: keyof typeof BUNDLERS) => async (options: Options) => {
  const { dir, remote, toScript = toRender } = options;
  const shared = listShared(options);
  await write(dir, {
    'package.json': '{ "name": "host", "version": "1.0.0", "private": true, "type": "module" }',
    'index.html': toPage('<script type="module" src="/src/main.ts"></script>'),
    'src/main.ts': `void import('./page.tsx');`,
    'src/page.tsx': `${toScript(`import('danji/remote')`)}
// A plugin shares only what its host imports.
export const imported = () => [${shared.map(([request]) => `import('${request}')`).join(', ')}];`,
  });
  const app: App = {
    dir,
    entry: './src/main.ts',
    options: {
      name: 'host',
      remotes: { danji: `${remote.container}@${remote.manifest}` },
      shared: Object.fromEntries(
        shared.map(([request, version]) => [request, { singleton: true, requiredVersion: `^${version}` }]),
      ),
    },
  };
  await BUNDLERS[bundler](app);
  if (bundler !== 'vite') await write(dir, { 'dist/index.html': toPage('<script src="/main.js"></script>') });
};

/** Makes a host without a plugin, which only calls the federation runtime. */
async function makeRuntimeHost(options: Options): Promise<void> {
  const { dir, remote, toScript = toRender } = options;
  const shared = listShared(options);
  await write(dir, {
    'src/main.tsx': `
import { createInstance } from '@module-federation/enhanced/runtime';
${shared.map(([request], index) => `import * as module${index} from '${request}';`).join('\n')}
const host = createInstance({
  name: 'host',
  remotes: [{ name: '${remote.container}', entry: '${remote.manifest}' }],
  shared: {
    ${shared
      .map(
        ([request, version], index) =>
          `'${request}': { version: '${version}', lib: () => module${index}, shareConfig: { singleton: true, requiredVersion: '^${version}' } },`,
      )
      .join('\n    ')}
  },
});
${toScript(`host.loadRemote('${remote.container}/remote')`)}`,
    'dist/index.html': toPage('<script src="/main.js"></script>'),
  });
  await buildWithEsbuild({
    entryPoints: [join(dir, 'src/main.tsx')],
    outfile: join(dir, 'dist/main.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/** Makes a host of another site in `dir`, built into `dist` below it, by the name of its tool. */
export const HOSTS = {
  webpack: makePluginHost('webpack'),
  rspack: makePluginHost('rspack'),
  vite: makePluginHost('vite'),
  runtime: makeRuntimeHost,
};
