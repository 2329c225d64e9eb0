import { beforeEach, expect, test } from '@jest/globals';
import { getWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { archiveWorkSpace } from '@danji/contracts/workspace/space-closing.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { buildSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

async function buildOwn() {
  const master = await testServer().create.general({ name: '김소장' });
  const space = await buildSpace(master, { title: '한빛마을' });
  const read = async () => (await call(getWorkSpace, { token: master.token, params: { id: space.id } })).data;
  return { master, space, read };
}

test('the master deletes a work space beside its export, finds it below the list, and restores it', async () => {
  const { master, space, read } = await buildOwn();
  const { screen, user, within } = await renderPage(remote.routes, {
    at: `/workspace/${space.id}/hand-over`,
    as: master,
  });
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  const question = within(await screen.findByRole('alertdialog', { name: "'한빛마을' 워크스페이스를 삭제할까요?" }));
  expect(question.getByText(/먼저 인수인계 자료를 내보내 두세요/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: '삭제' }));
  expect(await screen.findByText("'한빛마을' 워크스페이스를 삭제했어요")).toBeTruthy();
  const closed = within(await screen.findByRole('article', { name: '한빛마을' }));
  expect(closed.getByText(/에 모두 지워져요/)).toBeTruthy();
  expect((await read()).deleted).not.toBeNull();
  await user.click(closed.getByRole('button', { name: '되살리기' }));
  expect(await screen.findByText("'한빛마을' 워크스페이스를 되살렸어요")).toBeTruthy();
  expect((await read()).deleted).toBeNull();
});

test('every screen of an archived work space says so; its export stays open', async () => {
  const { master, space } = await buildOwn();
  await call(archiveWorkSpace, { token: master.token, params: { id: space.id } });
  const { screen, user } = await renderPage(remote.routes, { at: `/workspace/${space.id}/schedules`, as: master });
  expect(await screen.findByText('보관한 워크스페이스예요')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '인수인계 자료' }));
  expect(await screen.findByRole('button', { name: '내보내기 시작' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '보관' })).toBeNull();
});

test('the last member leaves by archiving', async () => {
  const { master, space, read } = await buildOwn();
  const at = `/workspace/${space.id}/members`;
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  const leave = async () => {
    await user.click(await screen.findByRole('button', { name: '김소장 님 관리' }));
    await user.click(await screen.findByRole('menuitem', { name: '나가기' }));
  };
  await leave();
  const question = within(await screen.findByRole('alertdialog', { name: "'한빛마을' 워크스페이스를 보관할까요?" }));
  await user.click(question.getByRole('button', { name: '보관' }));
  expect(await screen.findByText("'한빛마을' 워크스페이스를 보관했어요")).toBeTruthy();
  expect((await read()).archived).not.toBeNull();
});
