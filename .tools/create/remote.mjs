import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { insertBefore } from './insert-before.mjs';
import { toNameForms } from './name-forms.mjs';

/** Packages that a remote needs from its first page on. The others are added when they are used. */
const NEEDED = new Set([
  '@danji/app-kit',
  '@danji/federation',
  '@danji/shell-sdk',
  '@danji/ui',
  'react',
  '@danji/testing',
  '@types/react',
]);
const onlyNeeded = (packages) => Object.fromEntries(Object.entries(packages).filter(([name]) => NEEDED.has(name)));

/** `package.json` of a remote, with the scripts and versions of `mf-workspace`. */
function packageOf(name) {
  const model = JSON.parse(readFileSync(join(root, 'mf-workspace', 'package.json'), 'utf8'));
  const own = {
    ...model,
    name: `@danji/mf-${name}`,
    version: '0.1.0',
    dependencies: onlyNeeded(model.dependencies),
    devDependencies: onlyNeeded(model.devDependencies),
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** The configuration of each bundler: the functions in `packages/federation/src/build` that make it. */
export const BUNDLERS = { webpack: 'remoteConfig', rspack: 'rspackRemoteConfig', vite: 'viteRemoteConfig' };

/** `webpack.config.ts`, `rspack.config.ts` or `vite.config.ts`: the build takes the bundler whose file it finds. */
function configOf(bundler, name) {
  const make = BUNDLERS[bundler];
  const module = bundler === 'webpack' ? 'remote-config' : `${bundler}-remote-config`;
  return {
    [`${bundler}.config.ts`]: `import { ${make} } from '@danji/federation/build/${module}';

export default ${make}({ name: '${name}', dir: import.meta.dirname });
`,
  };
}

/** Files of a new remote by path. */
function filesOfRemote(name, label, bundler) {
  const folder = `mf-${name}`;
  const { pascal } = toNameForms(name);
  const page = `${name}-home-page`;
  const files = {
    'package.json': packageOf(name),
    'tsconfig.json': readFileSync(join(root, 'mf-workspace', 'tsconfig.json'), 'utf8'),
    ...configOf(bundler, name),
    'src/screens.ts': `import type { Screen } from '@danji/shell-sdk';

export const screens: readonly Screen[] = [
  { path: '/${name}', page: () => import('./pages/${page}.tsx'), audience: ['everybody'], title: '${label}', icon: 'layers', menu: { order: 50 } },
];
`,
    'src/remote.tsx': `import { defineRemote } from '@danji/shell-sdk';
import { screens } from './screens.ts';

export const remote = defineRemote({ screens });
`,
    'src/standalone.tsx': readFileSync(join(root, 'mf-workspace', 'src', 'standalone.tsx'), 'utf8'),
    [`src/pages/${page}.tsx`]: `import { Page } from '@danji/app-kit';
import { EmptyState } from '@danji/ui';

/** \`/${name}\`. */
export const ${pascal}HomePage = () => (
  <Page title="${label}">
    <EmptyState icon="layers" title="아직 보여 드릴 내용이 없어요" />
  </Page>
);
`,
    [`test/${name}-home.page.test.tsx`]: `import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('opens for a visitor', async () => {
  const { screen } = await renderPage(remote.routes, { at: '/${name}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeTruthy();
});
`,
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

/** A name as a key of an object. */
const toKey = (name) => (name.includes('-') ? `'${name}'` : name);

const NAMES = 'packages/contracts/src/releases/remotes.ts';

/** The label of a remote, and the line of a new name in the list of remotes. @throws when a new name has no label */
async function nameRemote(name, label) {
  const { REMOTES } = await import(`../../${NAMES}`);
  if (Object.hasOwn(REMOTES, name)) return { label: REMOTES[name].label, edits: {} };
  if (label === undefined)
    throw new Error(
      `The platform knows these remotes: ${Object.keys(REMOTES).join(', ')}. Another one needs a label, for our staff: npm run create -- remote ${name} <label>`,
    );
  return {
    label,
    edits: { [NAMES]: insertBefore(NAMES, [[/ {2}admin: \{/, `  ${toKey(name)}: { label: '${label}' },\n`]]) },
  };
}

/** Plans a new remote. @throws when it exists, or its name is new and has no label */
export async function planRemote(name, given, bundler) {
  const folder = `mf-${name}`;
  if (existsSync(join(root, folder)))
    throw new Error(
      `${folder} exists already. To add a feature to it: npm run create -- feature ${folder} <name> <label>`,
    );
  const { label, edits } = await nameRemote(name, given);
  return {
    files: filesOfRemote(name, label, bundler),
    edits,
    next: [
      `npm install: links ${folder} and writes the lock file.`,
      `npm run dev: serves the whole app, with ${folder} at /${name} and with hot updates.`,
      `npm run test:unit -- --selectProjects page --testPathPatterns ${folder}: runs its first test.`,
      `npm run release -- publish ${folder}: publishes it to a running server (npm start). Its menu entry appears with the next page load.`,
      ...(edits[NAMES] ? [`A new name is released with the server and mf-admin, before ${folder}.`] : []),
      'docs/releasing-a-remote.md, "A new remote in ten minutes", describes each step.',
    ],
  };
}
