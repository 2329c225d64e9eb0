import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { toNameForms } from './name-forms.mjs';

/** Plans a feature of an app: its first screen, and a test that opens it as its users do. */
export function planAppFeature(folder, name) {
  // The screens for our staff are grouped by domain.
  const page = `${folder}/src/${folder === 'mf-admin' ? `${name}/` : ''}pages/${name}-page.tsx`;
  if (existsSync(join(root, page))) throw new Error(`${page} exists already.`);
  const { pascal } = toNameForms(name);
  return {
    files: {
      [page]: `import { Page } from '@danji/app-kit';
import { EmptyState } from '@danji/ui';

/** \`/${name}\`. */
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
  const { screen } = await renderPage([{ path: '/${name}', element: <${pascal}Page /> }], { at: '/${name}' });
  expect(await screen.findByRole('heading', { level: 1, name: '제목' })).toBeTruthy();
  expect(screen.getByText('아직 아무것도 없어요')).toBeTruthy();
});
`,
    },
    next: [
      `Give ${pascal}Page its path beside the other screens of ${folder}, and let the test open that path.`,
      'A list: <ListScreen list={usePagedList(call)} …>; one record: <RecordScreen record={useEndpoint(call, …)} …> (packages/app-kit).',
      `Parts of the screen belong into ${page.replace(/pages\/.*$/, `${name}/`)}.`,
    ],
  };
}
