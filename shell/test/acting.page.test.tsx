import { beforeEach, expect, test } from '@jest/globals';
import { request, sessionStore } from '@danji/api-client';
import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import { signInAs } from '@danji/contracts/accounts/session.endpoints';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

beforeEach(() => testServer().reset());

test('the account page of a member says what only the owner may do, and lets an operator read it', async () => {
  const { create } = testServer();
  const [admin, person] = [await create.admin(), await create.general({ name: '김소장' })];
  const { screen, within } = await openShell({ at: '/me', as: admin });
  sessionStore.start(await request(signInAs, { body: { user_id: person.id, reason: '화면이 열리지 않는다는 문의' } }));

  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const profile = await part('프로필');
  expect(await profile.findByDisplayValue('김소장')).toBeTruthy();
  for (const [section, control] of [
    [profile, profile.getByDisplayValue('김소장')],
    [profile, profile.getByRole('button', { name: '번호 변경' })],
    [profile, profile.getByRole('button', { name: '사진 바꾸기' })],
    [await part('비밀번호'), screen.getByRole('button', { name: /^비밀번호 (변경|설정)$/ })],
    [await part('설정'), screen.getByRole('switch', { name: /^알림 받기/ })],
    [await part('동의 내역'), await screen.findByRole('switch', { name: /^혜택과 소식 받기/ })],
    [await part('내 데이터'), screen.getByRole('button', { name: '내려받기' })],
    [await part('회원 탈퇴'), screen.getByRole('button', { name: '탈퇴' })],
  ] as const) {
    expect(section.getByText(REFUSED_WHILE_ACTING)).toBeTruthy();
    expect(control.matches(':disabled')).toBe(true);
  }
  expect((await part('지금 일하는 곳')).getByRole('textbox', { name: /^건물 이름/ }).matches(':disabled')).toBe(false);
});
