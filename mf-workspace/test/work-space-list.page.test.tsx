import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { addMember, invite, inviteByTel, buildSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

test('says what to do while there is no work space yet', async () => {
  const { create } = testServer();
  const { screen } = await renderPage(remote.routes, { at: '/workspace', as: await create.general() });
  expect(await screen.findByText('아직 참여한 워크스페이스가 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '만들기' }).getAttribute('href')).toBe('/workspace/new');
  expect(screen.getByRole('link', { name: '찾아서 참여하기' }).getAttribute('href')).toBe('/workspace/find');
});

test('shows role, size and the current one, and finds by name with the words in the address', async () => {
  const { create } = testServer();
  const [person, host] = [await create.general(), await create.general()];
  await buildSpace(person, { title: '한빛마을 3단지', number_of_units: 1204, number_of_buildings: 12 });
  await addMember(host, await buildSpace(host, { title: '래미안 한강' }), person);
  const { screen, user, address } = await renderPage(remote.routes, { at: '/workspace', as: person });
  const own = await screen.findByRole('link', { name: /한빛마을 3단지/ });
  expect(own.textContent).toMatch(/현재.*관리자.*1,204세대 · 12개 동 · 멤버 1명/);
  expect(screen.getByRole('link', { name: /래미안 한강/ }).textContent).toContain('멤버 2명');
  await user.type(screen.getByRole('searchbox'), '한빛');
  await waitFor(() => expect(screen.queryByRole('link', { name: /래미안 한강/ })).toBeNull());
  expect(screen.getByRole('link', { name: /한빛마을 3단지/ })).toBeTruthy();
  expect(decodeURIComponent(address())).toBe('/workspace?search=한빛');
});

test('an invitation is accepted on the spot and becomes a work space', async () => {
  const { create } = testServer();
  const [person, host] = [await create.general(), await create.general({ name: '김소장' })];
  await inviteByTel(host, await buildSpace(host, { title: '래미안 한강' }), person);
  const { screen, user } = await renderPage(remote.routes, { at: '/workspace', as: person });
  expect(await screen.findByRole('heading', { name: '받은 초대 1건' })).toBeTruthy();
  expect(screen.getByText(/김소장 님이 초대했어요/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '수락' }));
  expect(await screen.findByText("'래미안 한강'에 들어왔어요")).toBeTruthy();
  expect(await screen.findByRole('link', { name: /래미안 한강/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '수락' })).toBeNull());
});

test('an invitation by e-mail says that a master confirms, and waits for it once accepted', async () => {
  const { create } = testServer();
  const [person, host] = [await create.general(), await create.general({ name: '김소장' })];
  await invite(host, await buildSpace(host, { title: '래미안 한강' }), person);
  const { screen, user } = await renderPage(remote.routes, { at: '/workspace', as: person });
  const invitation = await screen.findByRole('article', { name: '래미안 한강 초대' });
  expect(invitation.textContent).toContain('이름과 휴대폰 번호 일부를 보고 초대한 사람인지 확인해요');
  await user.click(screen.getByRole('button', { name: '수락' }));
  expect(await screen.findByText('관리자가 초대한 사람인지 확인하면 알려 드릴게요.')).toBeTruthy();
  const request = await screen.findByRole('article', { name: '래미안 한강 참여 요청' });
  expect(request.textContent).toContain('초대한 사람인지 관리자가 확인하고 있어요');
  expect(screen.queryByRole('link', { name: /래미안 한강/ })).toBeNull();
});

test('a vendor and a visitor are told what to do instead', async () => {
  const { create } = testServer();
  const brand = await renderPage(remote.routes, { at: '/workspace', as: await create.brand() });
  expect(await brand.screen.findByText('워크스페이스는 일반회원이 이용해요')).toBeTruthy();
  const nobody = await renderPage(remote.routes, { at: '/workspace' });
  expect(await nobody.screen.findByRole('link', { name: '로그인' })).toBeTruthy();
});

test('our staff sees every work space', async () => {
  const { create } = testServer();
  await buildSpace(await create.general({ name: '김소장' }), { title: '래미안 한강' });
  const { screen } = await renderPage(remote.routes, { at: '/workspace', as: await create.staff() });
  expect((await screen.findByRole('link', { name: /래미안 한강/ })).textContent).toContain('관리자 김소장');
});
