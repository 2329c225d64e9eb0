import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { cutConnection } from './network.ts';
import { openShell } from './open-shell.tsx';
import { fill, verifyPhone } from './typing.ts';

let reconnect = () => undefined as void;

beforeEach(() => testServer().reset());
afterEach(() => reconnect());

test('a sign-up continues at its step after a reload', async () => {
  const { user, screen } = await openShell({ at: '/signup/user' });
  await user.click(await screen.findByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  await fill({ user }, await screen.findByLabelText(/^휴대폰 번호/), '01012345678');
  const again = await openShell({ at: '/signup/user', isReload: true });
  expect((await again.screen.findByLabelText<HTMLInputElement>(/^휴대폰 번호/)).value).toBe('010-1234-5678');
});

test('a sign-up keeps the phone verification through a reload, and completes with it', async () => {
  const TEL = '01012345678';
  const before = await openShell({ at: '/signup/user' });
  await before.user.click(await before.screen.findByRole('checkbox', { name: '모두 동의해요' }));
  await before.user.click(before.screen.getByRole('button', { name: '다음' }));
  await verifyPhone(before, TEL);
  await before.screen.findByText('010-1234-5678 인증했어요');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/[\w-]{43}/);
  const { user, screen } = await openShell({ at: '/signup/user', isReload: true });
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '다음' }));
  await fill({ user }, await screen.findByRole('textbox', { name: /^이름/ }), '김새롬');
  await fill({ user }, screen.getByRole('textbox', { name: /^이메일/ }), 'new@danji.test');
  await fill({ user }, screen.getByLabelText(/^비밀번호\*?$/), 'saerom2026');
  await fill({ user }, screen.getByLabelText(/^비밀번호 확인/), 'saerom2026');
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByText('김새롬 님, 환영해요');
});

test('a sign-up with an expired phone verification returns to it, says so, and keeps the typed values', async () => {
  const TEL = '01012345678';
  const page = await openShell({ at: '/signup/user' });
  const { user, screen } = page;
  await user.click(await screen.findByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  await verifyPhone(page, TEL);
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '다음' }));
  await fill({ user }, await screen.findByRole('textbox', { name: /^이름/ }), '김새롬');
  await fill({ user }, screen.getByRole('textbox', { name: /^이메일/ }), 'new@danji.test');
  await fill({ user }, screen.getByLabelText(/^비밀번호\*?$/), 'saerom2026');
  await fill({ user }, screen.getByLabelText(/^비밀번호 확인/), 'saerom2026');
  testServer().clock.advance(10 * 60 + 1);
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByText('휴대폰 인증을 다시 해 주세요.');
  await verifyPhone(page, TEL);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^이름/ })).value).toBe('김새롬');
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByText('김새롬 님, 환영해요');
});

test('a lost connection discards no typed value, and the next attempt succeeds', async () => {
  const { user, screen, within } = await openShell({
    at: '/me',
    as: await testServer().create.general({ name: '김소장' }),
  });
  const part = within(await screen.findByRole('region', { name: '프로필' }));
  await fill({ user }, part.getByRole('textbox', { name: /^닉네임/ }), '소장님');
  reconnect = cutConnection();
  await user.click(part.getByRole('button', { name: '저장' }));
  await part.findByText('인터넷에 연결되지 않았어요. 연결을 확인한 뒤 다시 시도해 주세요.');
  expect(part.getByRole<HTMLInputElement>('textbox', { name: /^닉네임/ }).value).toBe('소장님');
  reconnect();
  await user.click(part.getByRole('button', { name: '저장' }));
  await screen.findByText('프로필을 저장했어요.');
  expect(part.queryByText(/^인터넷에 연결되지/)).toBeNull();
});
