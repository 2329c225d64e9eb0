import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { listAndForm } from './list-and-form.mjs';
import { insertBefore } from './insert-before.mjs';
import { toNameForms } from './name-forms.mjs';

/** The table that states a screen: the section of a domain in mf-admin, and its anchor before the end of the screens. */
const tableOf = (folder, domain) =>
  domain === undefined
    ? { table: `${folder}/src/screens.ts`, end: /(?<=export const screens[^]*?)\n\];/ }
    : { table: `${folder}/src/${domain}/section.ts`, end: /\n {2}\],\n/ };

/** An empty screen, for a feature without calls. */
const emptyScreen = ({ folder, source, name, path, pascal, label, audience }) => ({
  files: {
    [`${source}/pages/${name}-page.tsx`]: `import { Page } from '@danji/app-kit';
import { EmptyState } from '@danji/ui';

/** \`${path}\`. */
export const ${pascal}Page = () => (
  <Page>
    <EmptyState icon="inbox" title="아직 아무것도 없어요" />
  </Page>
);
`,
    [`${folder}/test/${name}.page.test.tsx`]: `import { beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
${
  folder === 'shell'
    ? `import { openShell } from './open-shell.tsx';`
    : `import { renderPage } from '@danji/testing/page/render-page';\nimport { remote } from '../src/remote.tsx';`
}

beforeEach(() => testServer().reset());

test('says that there is nothing yet', async () => {
  const as = await testServer().create.${audience === 'STAFF' ? 'staff' : 'general'}();
  const { screen } = await ${folder === 'shell' ? 'openShell({' : 'renderPage(remote.routes, {'} at: '${path}', as });
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeTruthy();
  expect(await screen.findByText('아직 아무것도 없어요')).toBeTruthy();
});
`,
  },
  edits: {},
  screens: `\n  { path: '${path}', page: () => import('./pages/${name}-page.tsx'), audience: ${audience}, title: '${label}' },`,
});

/** Adds the packages that new screens import to the manifest of their app. */
function addPackages(folder, needed) {
  const path = `${folder}/package.json`;
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const missing = needed.filter((name) => !(name in manifest.dependencies));
  if (missing.length === 0) return {};
  const entries = [...Object.entries(manifest.dependencies), ...missing.map((name) => [name, '0.1.0'])];
  const dependencies = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { [path]: `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n` };
}

const WEB_PATHS_IMPORT = `import { webPaths } from '@danji/contracts/web-paths';\n`;

/** Adds screens to a table, which imports the addresses when it has not done so before. */
function addScreens(table, end, screens) {
  const text = insertBefore(table, [[end, screens]]);
  return { [table]: text.includes('webPaths.') && !text.includes(WEB_PATHS_IMPORT) ? WEB_PATHS_IMPORT + text : text };
}

/** Plans a feature of an app: a list and a form where its calls exist, otherwise an empty screen; with a test. */
export function planAppFeature(folder, name, label, domain) {
  const source = [folder, 'src', ...(domain === undefined ? [] : [domain])].join('/');
  if (existsSync(join(root, `${source}/pages/${name}-page.tsx`)))
    throw new Error(`${source}/pages/${name}-page.tsx exists already.`);
  const { table, end } = tableOf(folder, domain);
  if (!existsSync(join(root, table)))
    throw new Error(
      `There is no ${table}. A new domain of mf-admin begins with its section, listed in src/screens.ts.`,
    );
  const owner = folder === 'shell' ? '' : folder.slice('mf-'.length);
  const part = {
    ...toNameForms(name),
    folder,
    source,
    name,
    label,
    owner,
    domain: domain ?? owner,
    path: [owner && `/${owner}`, name].join('/'),
    audience: domain === undefined ? `['general', 'brand', 'staff']` : 'STAFF',
  };
  const hasCalls = existsSync(join(root, 'packages/contracts/src', part.domain, `${name}.endpoints.ts`));
  const { files, edits, screens, needs = [] } = (hasCalls ? listAndForm : emptyScreen)(part);
  const packages = addPackages(folder, needs);
  return {
    files,
    edits: { ...edits, ...packages, ...addScreens(table, end, screens) },
    next: [
      `Its lines in ${table}: who has a use for it, and for the menu its icon and entry.`,
      `Parts of the screens belong into ${source}/${name}/.`,
      ...(Object.keys(packages).length > 0
        ? ['npm install: links the packages that the app has not used before.']
        : []),
    ],
  };
}
