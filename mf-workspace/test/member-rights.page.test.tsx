import { beforeEach, expect, test } from '@jest/globals';
import { getWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { addMember, buildSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

async function buildTeam() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await buildSpace(master, { title: '한빛마을' });
  await addMember(master, space, member);
  return { create, master, member, space, at: `/workspace/${space.id}/members` };
}

test('a master invites by mobile number; a wrong one is named beside the field and both ways keep what was typed', async () => {
  const { create, master, at } = await buildTeam();
  await create.general({ name: '박경리', tel: '01012345678' });
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  await user.click(await screen.findByRole('button', { name: '멤버 초대' }));
  const dialog = within(await screen.findByRole('dialog', { name: '멤버 초대' }));
  await user.type(dialog.getByRole('textbox', { name: /이메일/ }), 'half@');
  await user.click(dialog.getByRole('tab', { name: '휴대폰 번호' }));
  await user.click(dialog.getByRole('button', { name: '초대 보내기' }));
  expect(await dialog.findByText('초대할 사람의 휴대폰 번호를 입력해 주세요.')).toBeTruthy();
  const tel = dialog.getByRole('textbox', { name: /휴대폰 번호/ }) as HTMLInputElement;
  await user.type(tel, '0212345678');
  await user.click(dialog.getByRole('button', { name: '초대 보내기' }));
  expect(await dialog.findByText('휴대폰 번호 형식을 확인해 주세요.')).toBeTruthy();
  await user.click(dialog.getByRole('tab', { name: '이메일' }));
  expect((dialog.getByRole('textbox', { name: /이메일/ }) as HTMLInputElement).value).toBe('half@');
  await user.click(dialog.getByRole('tab', { name: '휴대폰 번호' }));
  const again = dialog.getByRole('textbox', { name: /휴대폰 번호/ }) as HTMLInputElement;
  expect(again.value).toBe('02-1234-5678');
  await user.clear(again);
  await user.type(again, '01012345678');
  await user.click(dialog.getByRole('button', { name: '초대 보내기' }));
  expect(await screen.findByText('초대했어요')).toBeTruthy();
  expect(await screen.findByRole('row', { name: /010-1234-5678/ })).toBeTruthy();
});

test('shows what each role may do', async () => {
  const { member, at } = await buildTeam();
  const { screen, within } = await renderPage(remote.routes, { at, as: member });
  const table = within(await screen.findByRole('region', { name: '역할마다 할 수 있는 일' }));
  const rightsOf = (role: string) => table.getByText(role).nextElementSibling?.textContent;
  expect(rightsOf('관리자')).toMatch(/초대하고 참여 요청에 답하기/);
  expect(rightsOf('담당자')).not.toMatch(/초대/);
  expect(rightsOf('입주민')).toBe('단지 정보 보기');
});

test('the master hands over after being asked', async () => {
  const { master, member, space, at } = await buildTeam();
  const { screen, user, within } = await renderPage(remote.routes, { at, as: master });
  expect((await screen.findByRole('row', { name: /김소장/ })).textContent).toContain('대표 관리자');
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: '이주임 님 관리' }));
    await user.click(await screen.findByRole('menuitem', { name: '대표 관리자 넘기기' }));
    return within(await screen.findByRole('alertdialog', { name: '이주임 님에게 대표 관리자를 넘길까요?' }));
  };
  await user.click((await choose()).getByRole('button', { name: '취소' }));
  const current = async () =>
    (await call(getWorkSpace, { token: master.token, params: { id: space.id } })).data.master_user.id;
  expect(await current()).toBe(master.id);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click((await choose()).getByRole('button', { name: '넘기기' }));
  expect(await screen.findByText('이주임 님이 대표 관리자가 되었어요')).toBeTruthy();
  expect(await current()).toBe(member.id);
  await waitFor(() => expect(screen.getByRole('row', { name: /이주임/ }).textContent).toContain('대표 관리자'));
});

test('a manager changes the role of a member in a dialog, and is offered no role above', async () => {
  const { create, master, space, at } = await buildTeam();
  const manager = await create.general({ name: '한실장' });
  await addMember(master, space, manager, 'manager');
  const { screen, user, within } = await renderPage(remote.routes, { at, as: manager });
  expect(await screen.findByRole('row', { name: /김소장/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '김소장 님 관리' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '이주임 님 관리' }));
  await user.click(await screen.findByRole('menuitem', { name: '역할 변경' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이주임 님의 역할' }));
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'member',
    'resident',
  ]);
  await user.click(dialog.getByRole('radio', { name: /입주민/ }));
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('이주임 님의 역할을 바꿨어요')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('row', { name: /이주임/ }).textContent).toContain('입주민'));
});

test('a resident reads what the complex is and who works there, and nothing of its contracts', async () => {
  const { create, master, space, at } = await buildTeam();
  const resident = await create.general({ name: '정주민' });
  await addMember(master, space, resident, 'resident');
  const page = await renderPage(remote.routes, { at: `/workspace/${space.id}`, as: resident });
  expect(await page.screen.findByRole('heading', { name: '단지 정보' })).toBeTruthy();
  const menu = page.within(page.screen.getByRole('navigation', { name: '워크스페이스 메뉴' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['대시보드', '멤버']);
  expect(page.screen.queryByText('오늘 챙길 일')).toBeNull();
  expect(page.screen.queryByRole('link', { name: /단지 정보 수정/ })).toBeNull();
  // Nothing asks a resident to import what is missing.
  expect(page.screen.queryByRole('region', { name: '시설 현황' })).toBeNull();
  const members = await renderPage(remote.routes, { at, as: resident });
  expect((await members.screen.findByRole('row', { name: /김소장/ })).textContent).not.toMatch(/010|@/);
  const contracts = await renderPage(remote.routes, { at: `/workspace/${space.id}/schedules`, as: resident });
  expect(await contracts.screen.findByText('입주민은 볼 수 없는 화면이에요')).toBeTruthy();
  expect(contracts.screen.getByRole('heading', { level: 1, name: '일정·계약' })).toBeTruthy();
});
