import { beforeEach, expect, test } from '@jest/globals';
import { getInvitationLink } from '@danji/contracts/workspace/invitation.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { buildSpace, invite, inviteByTel } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

async function buildInvitation(by: typeof invite | typeof inviteByTel = inviteByTel) {
  const { create } = testServer();
  const [master, person] = [
    await create.general({ name: '김소장' }),
    await create.general({ name: '박경리', email: 'park@danji.test', tel: '01012345678' }),
  ];
  const space = await buildSpace(master, { title: '한빛마을', building_name: '한빛아파트' });
  const { id } = await by(master, space, person);
  const { data } = await call(getInvitationLink, { token: master.token, params: { id } });
  return { create, master, person, space, at: new URL(data.url).pathname };
}

test('without an account: the invitation, and sign-up and sign-in that come back to it', async () => {
  const { at } = await buildInvitation();
  const { screen } = await renderPage(remote.routes, { at });
  expect(await screen.findByRole('heading', { level: 1, name: "'한빛마을'에 초대받았어요" })).toBeTruthy();
  expect(screen.getByText('한빛아파트')).toBeTruthy();
  expect(screen.getByText('010-****-5678')).toBeTruthy();
  const back = `return_to=${encodeURIComponent(at)}`;
  expect(screen.getByRole('link', { name: '회원가입' }).getAttribute('href')).toBe(`/signup/user?${back}`);
  expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(`/login?${back}`);
});

test('the invited account accepts and is in the work space', async () => {
  const { person, at } = await buildInvitation();
  const { screen, user } = await renderPage(remote.routes, { at, as: person });
  await user.click(await screen.findByRole('button', { name: '수락' }));
  expect(await screen.findByRole('heading', { level: 1, name: '한빛마을' })).toBeTruthy();
});

test('who accepts an invitation by e-mail waits for the answer', async () => {
  const { person, at } = await buildInvitation(invite);
  const { screen, user } = await renderPage(remote.routes, { at, as: person });
  expect(await screen.findByText(/수락하면 관리자가 이름과/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '수락' }));
  expect(await screen.findByText('답을 기다리는 중')).toBeTruthy();
});

test('an account with another number may ask to join', async () => {
  const { create, at } = await buildInvitation();
  const { screen } = await renderPage(remote.routes, { at, as: await create.general() });
  expect(await screen.findByText(/010-\*{4}-5678에 보낸 초대예요/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '한빛마을 참여 요청' })).toBeTruthy();
});

test('a vendor is told who gets invitations', async () => {
  const { create, at } = await buildInvitation();
  const { screen } = await renderPage(remote.routes, { at, as: await create.brand() });
  expect(await screen.findByText(/초대는 일반회원이 받아요/)).toBeTruthy();
});

test('a link that is over says so', async () => {
  const { at } = await buildInvitation();
  const { screen } = await renderPage(remote.routes, { at: `${at.slice(0, -1)}!` });
  expect(await screen.findByText('초대 링크가 끝났어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/');
});
