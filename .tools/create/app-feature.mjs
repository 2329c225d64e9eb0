import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { insertBefore } from './insert-before.mjs';
import { toNameForms } from './name-forms.mjs';

/** The table that states a screen: the section of a domain in mf-admin, and its anchor before the end of the screens. */
const tableOf = (folder, domain) =>
  domain === undefined
    ? { table: `${folder}/src/screens.ts`, end: /\n\];/ }
    : { table: `${folder}/src/${domain}/section.ts`, end: /\n {2}\],\n/ };

const addressOf = (folder, name) => (folder === 'shell' ? `/${name}` : `/${folder.slice('mf-'.length)}/${name}`);

/** Plans a feature of an app: its first screen, and a test that opens it as its users do. */
export function planAppFeature(folder, name, domain) {
  const source = [folder, 'src', ...(domain === undefined ? [] : [domain])].join('/');
  const page = `${source}/pages/${name}-page.tsx`;
  if (existsSync(join(root, page))) throw new Error(`${page} exists already.`);
  const { table, end } = tableOf(folder, domain);
  if (!existsSync(join(root, table)))
    throw new Error(
      `There is no ${table}. A new domain of mf-admin begins with its section, listed in src/screens.ts.`,
    );
  const { pascal } = toNameForms(name);
  const path = addressOf(folder, name);
  const audience = domain === undefined ? `['everybody']` : 'STAFF';
  return {
    files: {
      [page]: `import { Page } from '@danji/app-kit';
import { EmptyState } from '@danji/ui';

/** \`${path}\`. */
export const ${pascal}Page = () => (
  <Page title="제목" description="이 화면에서 하는 일이에요.">
    <EmptyState icon="inbox" title="아직 아무것도 없어요" />
  </Page>
);
`,
      [`${folder}/test/${name}.page.test.tsx`]: `import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { ${pascal}Page } from '../${page.slice(folder.length + 1)}';

beforeEach(() => testServer().reset());

test('says that there is nothing yet', async () => {
  const { screen } = await renderPage([{ path: '${path}', element: <${pascal}Page /> }], { at: '${path}' });
  expect(await screen.findByRole('heading', { level: 1, name: '제목' })).toBeTruthy();
  expect(screen.getByText('아직 아무것도 없어요')).toBeTruthy();
});
`,
    },
    edits: {
      [table]: insertBefore(table, [
        [end, `\n  { path: '${path}', page: () => import('./pages/${name}-page.tsx'), audience: ${audience} },`],
      ]),
    },
    next: [
      `Its line in ${table}: the address, who has a use for it, and for menu and search its name, icon and entry.`,
      'A list: <ListScreen list={usePagedList(call)} …>; one record: <RecordScreen record={useEndpoint(call, …)} …> (packages/app-kit).',
      `Parts of the screen belong into ${source}/${name}/.`,
    ],
  };
}
