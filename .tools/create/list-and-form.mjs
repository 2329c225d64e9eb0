import { insertBefore } from './insert-before.mjs';
import { toNameForms } from './name-forms.mjs';

const listPage = ({ domain, kebab, pascal, camel, key }) => `import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import type { ${pascal} } from '@danji/contracts/${domain}/${kebab}';
import { list${pascal} } from '@danji/contracts/${domain}/${kebab}.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Icon, type TableColumn } from '@danji/ui';

const COLUMNS: readonly TableColumn<${pascal}>[] = [
  { key: 'title', header: '제목', cell: ({ title }) => title },
  { key: 'created', header: '등록한 날', width: '130px', whole: true, cell: ({ created }) => formatDate(created) },
];

const add = (
  <Button asChild>
    <Link to={webPaths.${key.new}}>
      <Icon name="plus" />
      등록하기
    </Link>
  </Button>
);

/** The entries of the caller, newest first. */
export function ${pascal}Page() {
  const ${camel} = usePagedList(list${pascal});
  return (
    <ListScreen
      list={${camel}}
      actions={add}
      table={{ columns: COLUMNS, rowKey: ({ id }) => id }}
      empty={{ icon: 'inbox', title: '아직 등록한 것이 없어요', action: add }}
    />
  );
}
`;

const formPage = ({ domain, kebab, pascal, label, key }) => `import { Page } from '@danji/app-kit';
import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { create${pascal} } from '@danji/contracts/${domain}/${kebab}.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Card, TextInput } from '@danji/ui';

/** The form of a new entry. */
export function New${pascal}Page() {
  const [navigate, toast] = [useNavigate(), useToast()];
  const leave = () => navigate(webPaths.${key.list}, { replace: true });
  const form = useRecordForm({
    call: create${pascal},
    initial: { title: '' },
    toInput: (values) => ({ body: values }),
    onSaved: () => {
      toast({ title: '등록했어요', tone: 'success' });
      return leave();
    },
  });
  return (
    <Page width="prose" back={{ path: webPaths.${key.list}, label: '${label} 목록' }}>
      <Card>
        <Form form={form} gap={5}>
          <FormField form={form} name="title" label="제목" required>
            {(field) => <TextInput {...field} />}
          </FormField>
          <FormActions form={form} submitLabel="등록" onCancel={leave} />
        </Form>
      </Card>
    </Page>
  );
}
`;

const pageTest = ({ path, audience, label }) => `import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('a member adds an entry, which is in the list, after the form has said what is missing', async () => {
  const as = await testServer().create.${audience === 'STAFF' ? 'staff' : 'general'}();
  const { screen, user } = await renderPage(remote.routes, { at: '${path}', as });
  expect(await screen.findByText('아직 등록한 것이 없어요')).toBeTruthy();
  await user.click(screen.getAllByRole('link', { name: '등록하기' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: '${label} 등록' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(screen.getByRole('textbox', { name: /제목/ }).getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '첫 번째');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeTruthy();
  expect(await screen.findByText('첫 번째')).toBeTruthy();
});
`;

const WEB_PATHS = 'packages/contracts/src/web-paths.ts';

/** A list and a form for the calls that `create -- feature server` wrote under the same name. */
export function listAndForm(part) {
  const { folder, source, name, owner, path, label, audience } = part;
  const key = { list: toNameForms(`${owner}-${name}`).camel, new: toNameForms(`new-${owner}-${name}`).camel };
  const screens = [
    [`webPaths.${key.list}`, `import('./pages/${name}-page.tsx')`, label],
    [`webPaths.${key.new}`, `import('./pages/new-${name}-page.tsx')`, `${label} 등록`],
  ];
  return {
    files: {
      [`${source}/pages/${name}-page.tsx`]: listPage({ ...part, key }),
      [`${source}/pages/new-${name}-page.tsx`]: formPage({ ...part, key }),
      [`${folder}/test/${name}.page.test.tsx`]: pageTest(part),
    },
    edits: {
      [WEB_PATHS]: insertBefore(WEB_PATHS, [
        [/\} as const;\n/, `  ${key.list}: '${path}',\n  ${key.new}: '${path}/new',\n`],
      ]),
    },
    screens: screens
      .map(([at, page, title]) => `\n  { path: ${at}, page: () => ${page}, audience: ${audience}, title: '${title}' },`)
      .join(''),
    needs: ['@danji/api-client', '@danji/contracts'],
  };
}
