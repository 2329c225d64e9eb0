import { beforeEach, expect, test } from '@jest/globals';
import {
  createWorkMember,
  createWorkSpace,
  getWorkSpace,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import { archiveWorkSpace, deleteWorkSpace } from '@danji/contracts/workspace/space-closing.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const make = async (master: TestAccount, title: string) =>
  (
    await call(createWorkSpace, {
      token: master.token,
      body: { title, number_of_units: 1204, address1: '경기도 고양시' },
    })
  ).data;
const withdraw = ({ id }: TestAccount) =>
  testServer().db.updateTable('user_account').set({ deleted: testServer().clock.now() }).where('id', '=', id).execute();

async function join(master: TestAccount, space_id: number, person: TestAccount) {
  const { tel } = await testServer()
    .db.selectFrom('user_account')
    .where('id', '=', person.id)
    .select('tel')
    .executeTakeFirstOrThrow();
  const { data } = await call(createWorkMember, { token: master.token, body: { space_id, tel } });
  await call(updateWorkMember, {
    token: person.token,
    params: { id: data.id },
    body: { edit_state_type: EditState.DONE },
  });
}

test('lists work spaces, sorts them, finds one and opens it with its details and members', async () => {
  const { create, clock } = testServer();
  const master = await create.general({ name: '김소장' });
  const space = await make(master, '한빛마을');
  await join(master, space.id, await create.general({ name: '이주임' }));
  clock.advance(60);
  await make(await create.general(), '가람마을');
  const staff = await create.staff();
  const { screen, user, address, within } = await renderPage(remote.routes, { at: '/admin/spaces', as: staff });
  const titles = async () =>
    (await screen.findAllByRole('row'))
      .slice(1)
      .map(({ textContent }) => (textContent?.includes('한빛') ? '한빛' : '가람'));
  await screen.findByRole('row', { name: /한빛마을/ });
  expect(await titles()).toEqual(['가람', '한빛']);
  await user.click(screen.getByRole('button', { name: /만든 날/ }));
  await waitFor(async () => expect(await titles()).toEqual(['한빛', '가람']));
  await user.type(screen.getByRole('searchbox'), '한빛');
  await waitFor(() => expect(screen.queryByRole('row', { name: /가람마을/ })).toBeNull());
  expect(screen.getByRole('row', { name: /한빛마을/ }).textContent).toMatch(/김소장.*2명.*1,204/);
  await user.click(screen.getByRole('row', { name: /한빛마을/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '한빛마을' })).toBeTruthy();
  expect(address()).toBe(`/admin/spaces/${space.id}`);
  expect(await screen.findByRole('region', { name: '멤버 2명' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '단지 정보' })).getByText('1,204세대')).toBeTruthy();
  expect(screen.queryByText('관리자가 없어요')).toBeNull();
});

/** The mark of a closed work space in a row; `undefined` without one. */
const findMark = (item: HTMLElement | null | undefined) => /보관됨|삭제됨/.exec(item?.textContent ?? '')?.[0];

test('marks work spaces that are archived or deleted, in the list and on their page', async () => {
  const { create } = testServer();
  const master = await create.general();
  const [archived, deleted] = [await make(master, '가람마을'), await make(master, '나래마을')];
  await make(master, '한빛마을');
  await call(archiveWorkSpace, { token: master.token, params: { id: archived.id } });
  await call(deleteWorkSpace, { token: master.token, params: { id: deleted.id } });
  const staff = await create.staff();
  const { screen, go } = await renderPage(remote.routes, { at: '/admin/spaces', as: staff });
  expect(findMark(await screen.findByRole('row', { name: /가람마을/ }))).toBe('보관됨');
  expect(findMark(screen.getByRole('row', { name: /나래마을/ }))).toBe('삭제됨');
  expect(findMark(screen.getByRole('row', { name: /한빛마을/ }))).toBeUndefined();
  await go(`/admin/spaces/${deleted.id}`);
  await screen.findByRole('heading', { level: 1, name: '나래마을' });
  expect(screen.getByText('삭제됨')).toBeTruthy();
});

test('appoints a new master after a confirmation when the only one has withdrawn', async () => {
  const { create } = testServer();
  const [master, member] = [await create.general(), await create.general({ name: '이주임' })];
  const space = await make(master, '한빛마을');
  await join(master, space.id, member);
  await withdraw(master);
  const staff = await create.staff();
  const { screen, user, within } = await renderPage(remote.routes, { at: `/admin/spaces/${space.id}`, as: staff });
  expect(await screen.findByText('대표 관리자가 없어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '이주임 님을 대표 관리자로 정하기' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '대표 관리자로 정하기' }),
  );
  expect(await screen.findByText('이주임 님이 대표 관리자가 되었어요')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('관리자가 없어요')).toBeNull());
  expect((await call(getWorkSpace, { token: member.token, params: { id: space.id } })).data).toMatchObject({
    my_role: 'master',
    master_user: { id: member.id },
  });
});

test('adds a new master to a work space without members', async () => {
  const { create } = testServer();
  const master = await create.general();
  const space = await make(master, '빈 단지');
  await withdraw(master);
  const next = await create.general({ name: '새소장' });
  const { screen, user, within } = await renderPage(remote.routes, {
    at: `/admin/spaces/${space.id}`,
    as: await create.staff(),
  });
  await user.click(await screen.findByRole('button', { name: '새 관리자 넣기' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '관리자로 넣기' }));
  expect(await dialog.findByText('이메일을 입력해 주세요.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/이메일/), 'nobody@danji.test');
  await user.click(dialog.getByRole('button', { name: '관리자로 넣기' }));
  expect(await dialog.findByText(/가입한 회원이 없어요/)).toBeTruthy();
  await user.clear(dialog.getByLabelText(/이메일/));
  await user.type(dialog.getByLabelText(/이메일/), next.email ?? '');
  await user.click(dialog.getByRole('button', { name: '관리자로 넣기' }));
  expect(await screen.findByText('새소장 님이 대표 관리자가 되었어요')).toBeTruthy();
  expect((await call(getWorkSpace, { token: next.token, params: { id: space.id } })).data.my_role).toBe('master');
});
