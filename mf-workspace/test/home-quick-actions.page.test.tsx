import { beforeEach, expect, test } from '@jest/globals';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { QuickActionRenderer } from '@danji/shell-sdk';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { SpaceQuickActions } from '../src/pages/home-main.tsx';
import { recentSpace } from '../src/spaces/preferred-space.ts';
import { addMember, buildSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

type Actions = Parameters<Parameters<typeof QuickActionRenderer>[0]['value']>[0];
const Home = () => (
  <QuickActionRenderer
    value={(actions: Actions) => actions?.map(({ path, hint }) => <p key={path}>{`${path} ${hint}`}</p>)}
  >
    <SpaceQuickActions />
  </QuickActionRenderer>
);
const routes = [{ path: '/', element: <Home /> }];

test('the quick actions lead into the work space opened last, or to the creation of the first one', async () => {
  const account = await testServer().create.general();
  const none = await renderPage(routes, { at: '/', as: account });
  await none.screen.findByText('/workspace/new 워크스페이스 만들기');
  const create = async (title: string) =>
    (await call(createWorkSpace, { token: account.token, body: { title } })).data.id;
  const [first, second] = [await create('한빛마을'), await create('해오름')];
  const { screen, go } = await renderPage([...routes, { path: '/workspace/:id', element: <p>단지</p> }], {
    at: '/',
    as: account,
  });
  await screen.findByText(`/workspace/${first} 한빛마을`);
  expect(screen.getByText(`/workspace/${first}/members 초대하고 관리하기`)).toBeTruthy();
  await go(`/workspace/${second}`);
  recentSpace.set(second);
  await go('/');
  await screen.findByText(`/workspace/${second} 해오름`);
});

test('a resident gets no action that needs another role', async () => {
  const { create } = testServer();
  const [master, resident] = [await create.general(), await create.general()];
  const space = await buildSpace(master, { title: '한빛마을' });
  await addMember(master, space, resident, 'resident');
  const { screen } = await renderPage(routes, { at: '/', as: resident });
  await screen.findByText(`/workspace/${space.id}/members 함께하는 사람 보기`);
  expect(screen.queryByText(/facts/)).toBeNull();
});
