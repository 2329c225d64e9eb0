import { beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

const PASSWORD = 'danji1234';

beforeEach(async () => {
  await testServer().reset();
  await testServer().create.general({ name: '김소장', email: 'manager@danji.test', password: PASSWORD });
});

test('signs in, opens the requested screen, and remembers the e-mail', async () => {
  const { user, screen, address } = await openShell({ at: '/login?return_to=%2Fnotifications' });
  await user.type(await screen.findByLabelText('이메일'), 'manager@danji.test');
  await user.type(screen.getByLabelText('비밀번호'), PASSWORD);
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await screen.findByRole('heading', { level: 1, name: '알림' });
  expect(address()).toBe('/notifications');
  expect(localStorage.getItem('danji.email.general')).toBe('"manager@danji.test"');
  expect(localStorage.getItem('danji.email.brand')).toBeNull();
});

test('keeps the typed values when the password is wrong, and shows the reason', async () => {
  const { user, screen } = await openShell({ at: '/login' });
  await user.type(await screen.findByLabelText('이메일'), 'manager@danji.test');
  await user.type(screen.getByLabelText('비밀번호'), 'wrong1234');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect((await screen.findByRole('alert')).textContent).toContain('이메일 또는 비밀번호가 맞지 않아요.');
  expect(screen.getByLabelText<HTMLInputElement>('이메일').value).toBe('manager@danji.test');
  expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('wrong1234');
});

test.each([
  ['/login', 'manager@danji.test', ['/login/brand', '/login/staff']],
  ['/login/staff', 'manager@danji.test', ['/login', '/login/brand']],
  ['/login/brand', 'nobody@danji.test', ['/login', '/login/staff']],
])('a refusal at %s names the other sign-in pages, whoever it was for', async (at, email, pages) => {
  const { user, screen } = await openShell({ at: `${at}?return_to=%2Fnotifications` });
  await user.clear(await screen.findByLabelText('이메일'));
  await user.type(screen.getByLabelText('이메일'), email);
  await user.type(screen.getByLabelText('비밀번호'), at === '/login' ? 'wrong1234' : PASSWORD);
  expect(screen.queryByRole('navigation', { name: '다른 로그인' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '로그인' }));
  const links = (await screen.findByRole('navigation', { name: '다른 로그인' })).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(
    pages.map((page) => `${page}?return_to=%2Fnotifications`),
  );
  expect(screen.getByRole('alert').textContent).toContain('이메일 또는 비밀번호가 맞지 않아요.');
});

test('shows beside each field what is missing, without a request', async () => {
  const { user, screen } = await openShell({ at: '/login' });
  await user.click(await screen.findByRole('button', { name: '로그인' }));
  await screen.findByText('비밀번호를 입력해 주세요.');
  expect(screen.getByLabelText('이메일').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('never redirects to another site after signing in', async () => {
  const { user, screen, address } = await openShell({ at: '/login?return_to=%2F%2Fevil.example' });
  await user.type(await screen.findByLabelText('이메일'), 'manager@danji.test');
  await user.type(screen.getByLabelText('비밀번호'), PASSWORD);
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await screen.findByRole('heading', { level: 1, name: '안녕하세요, 김소장 님' });
  expect(address()).toBe('/');
});

test('sends visitors of a member page to sign in first', async () => {
  const { screen, address } = await openShell({ at: '/me' });
  await screen.findByRole('heading', { level: 1, name: '로그인' });
  expect(address()).toBe('/login?return_to=%2Fme');
});
