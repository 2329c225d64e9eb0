import { beforeEach, expect, test } from '@jest/globals';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';
import { fill, readCode, verifyPhone } from './typing.ts';

const TEL = '01012345678';

beforeEach(async () => {
  await testServer().reset();
  await testServer().create.general({ name: '김소장', email: 'manager@danji.test', tel: TEL, password: 'danji1234' });
});

const signInStatus = async (password: string) =>
  (await call(signIn, { body: { email: 'manager@danji.test', password, user_type: 2 } })).status;

test('finds the e-mail of an account by name and phone, partly hidden', async () => {
  const page = await openShell({ at: '/find-email' });
  const { user, screen, within } = page;
  await fill(page, await screen.findByRole('textbox', { name: /^이름/ }), '김소장');
  expect(screen.getByRole('textbox', { name: /^휴대폰 번호/ }).getAttribute('aria-required')).toBe('true');
  const linkPaths = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(linkPaths).toEqual(['/login', '/signup/user']);
  await user.click(screen.getByRole('button', { name: '이메일 찾기' }));
  await screen.findByText('휴대폰 인증을 먼저 해 주세요.');
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await screen.findByText('휴대폰 번호를 입력해 주세요.');
  await fill(page, screen.getByLabelText(/^휴대폰 번호/), TEL);
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await user.click(await screen.findByRole('button', { name: '확인' }));
  await screen.findByText('인증번호를 입력해 주세요.');
  await fill(page, screen.getByLabelText('인증번호'), readCode(TEL));
  await user.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '이메일 찾기' }));
  await screen.findByText('ma***@danji.test');
  expect(screen.getByRole('link', { name: '비밀번호 찾기' }).getAttribute('href')).toBe('/find-password?kind=user');
});

test('says that no account has that name, and keeps what was typed', async () => {
  const page = await openShell({ at: '/find-email' });
  const { user, screen } = page;
  await fill(page, await screen.findByRole('textbox', { name: /^이름/ }), '박소장');
  await verifyPhone(page, TEL);
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '이메일 찾기' }));
  await screen.findByText('입력한 정보와 일치하는 계정을 찾지 못했어요.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^이름/ }).value).toBe('박소장');
  // A mistyped name does not cost the phone check, also over a reload.
  const again = await openShell({ at: '/find-email', isReload: true });
  await again.screen.findByText('010-1234-5678 인증했어요');
  expect(again.screen.getByRole<HTMLInputElement>('textbox', { name: /^이름/ }).value).toBe('박소장');
  await fill(again, again.screen.getByRole('textbox', { name: /^이름/ }), '김소장');
  await again.user.click(again.screen.getByRole('button', { name: '이메일 찾기' }));
  await again.screen.findByText('ma***@danji.test');
});

test('an expired phone check is said once, beside the number, and what was typed stays', async () => {
  const page = await openShell({ at: '/find-email' });
  const { user, screen } = page;
  await fill(page, await screen.findByRole('textbox', { name: /^이름/ }), '김소장');
  await verifyPhone(page, TEL);
  await screen.findByText('010-1234-5678 인증했어요');
  testServer().clock.advance(10 * 60 + 1);
  await user.click(screen.getByRole('button', { name: '이메일 찾기' }));
  expect(await screen.findAllByText(/휴대폰 인증을/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await verifyPhone(page, TEL);
  await screen.findByText('010-1234-5678 인증했어요');
  expect(screen.queryByText(/휴대폰 인증을/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '이메일 찾기' }));
  await screen.findByText('ma***@danji.test');
});

test('returns to the phone verification when it expired before the new password was set', async () => {
  const page = await openShell({ at: '/find-password' });
  const { user, screen } = page;
  await fill(page, await screen.findByRole('textbox', { name: /^이메일/ }), 'manager@danji.test');
  await fill(page, screen.getByRole('textbox', { name: /^이름/ }), '김소장');
  await verifyPhone(page, TEL);
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '다음' }));
  await fill(page, await screen.findByLabelText(/^새 비밀번호\*?$/), 'saerom2026');
  await fill(page, screen.getByLabelText(/^새 비밀번호 확인/), 'saerom2026');
  testServer().clock.advance(10 * 60 + 1);
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  await screen.findByText('휴대폰 인증을 다시 해 주세요.');
  await user.click(screen.getByRole('button', { name: '다시 인증하기' }));
  await screen.findByRole('button', { name: '인증번호 받기' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^이메일/ }).value).toBe('manager@danji.test');
});

test('sets a new password after the phone verification, and the old one stops working', async () => {
  const page = await openShell({ at: '/find-password' });
  const { user, screen } = page;
  await fill(page, await screen.findByRole('textbox', { name: /^이메일/ }), 'manager@danji.test');
  await fill(page, screen.getByRole('textbox', { name: /^이름/ }), '김소장');
  await verifyPhone(page, TEL);
  await screen.findByText('010-1234-5678 인증했어요');
  await user.click(screen.getByRole('button', { name: '다음' }));
  await screen.findByRole('heading', { level: 1, name: '새 비밀번호' });
  // A reload in the middle costs neither the details nor the proof.
  const again = await openShell({ at: '/find-password', isReload: true });
  await again.screen.findByText('010-1234-5678 인증했어요');
  await again.user.click(again.screen.getByRole('button', { name: '다음' }));
  await screen.findByRole('heading', { level: 1, name: '새 비밀번호' });
  await fill(page, screen.getByLabelText(/^새 비밀번호\*?$/), 'saerom2026');
  await fill(page, screen.getByLabelText(/^새 비밀번호 확인/), 'saerom2026');
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  await screen.findByText('비밀번호를 바꿨어요');
  expect(await signInStatus('danji1234')).not.toBe(200);
  expect(await signInStatus('saerom2026')).toBe(200);
});
