import { beforeEach, expect, test } from '@jest/globals';
import { sessionStore } from '@danji/api-client';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { waitFor } from '@testing-library/react';
import { toOtp } from '@danji/testing/authenticator';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

const PASSWORD = 'a long password of mine';
const EMAIL = 'boss@danji.test';

let boss: TestAccount;
type Opened = Awaited<ReturnType<typeof openShell>>;

const codeOf = (secret: string, steps = 0): string => toOtp(secret, testServer().clock.now(), steps);

/** Confirms that the recovery codes are kept, and waits until their dialog has closed. */
async function keepCodes({ user, screen }: Opened): Promise<void> {
  await user.click(screen.getByRole('button', { name: '보관했어요' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Goes through the steps of the set-up; resolves to the secret and the recovery codes. */
async function setUp(page: Opened): Promise<{ secret: string; codes: string[] }> {
  const { user, screen, within } = page;
  await user.type(await screen.findByLabelText(/^비밀번호/, { selector: 'input' }), PASSWORD);
  await user.click(screen.getByRole('button', { name: '다음' }));
  const input = await screen.findByLabelText(/^인증번호/);
  const secret = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent.replaceAll(' ', '');
  await user.type(input, codeOf(secret));
  await user.click(screen.getByRole('button', { name: '2단계 인증 켜기' }));
  const list = within(await screen.findByRole('region', { name: '복구 코드' }));
  const codes = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  await keepCodes(page);
  return { secret, codes };
}

async function enter({ user, screen }: Opened, password = PASSWORD): Promise<void> {
  await user.type(await screen.findByLabelText('이메일'), EMAIL);
  await user.type(screen.getByLabelText('비밀번호'), password);
  await user.click(screen.getByRole('button', { name: '로그인' }));
}

beforeEach(async () => {
  await testServer().reset();
  boss = await testServer().create.admin({ name: '한대표', email: EMAIL, password: PASSWORD });
});

test('is set up on the account page, and then asked for at the sign-in, which keeps what was typed', async () => {
  const page = await openShell({ at: '/me', as: boss });
  const section = page.within(await page.screen.findByRole('region', { name: '2단계 인증' }));
  await page.user.click(await section.findByRole('button', { name: '설정' }));
  const { secret, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  expect(await section.findByText(/남은 복구 코드 10개/)).toBeTruthy();

  const login = await openShell({ at: '/login/staff' });
  await enter(login);
  const input = await login.screen.findByLabelText(/^인증번호/);
  expect(login.screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(input);
  expect(login.screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe(PASSWORD);
  await login.user.type(input, '12');
  await login.user.click(login.screen.getByRole('button', { name: '로그인' }));
  expect(await login.screen.findByText('인증번호가 맞지 않아요. 새로 바뀐 번호를 입력해 주세요.')).toBeTruthy();
  await login.user.clear(input);
  await login.user.type(input, codeOf(secret, 1));
  await login.user.click(login.screen.getByRole('button', { name: '로그인' }));
  expect(await login.screen.findByRole('heading', { level: 1, name: /한대표/ })).toBeTruthy();
});

test('a recovery code opens the sign-in once', async () => {
  const page = await openShell({ at: '/me', as: boss });
  const section = page.within(await page.screen.findByRole('region', { name: '2단계 인증' }));
  await page.user.click(await section.findByRole('button', { name: '설정' }));
  const { codes } = await setUp(page);
  const login = await openShell({ at: '/login/staff' });
  await enter(login);
  await login.user.click(await login.screen.findByRole('button', { name: /복구 코드로/ }));
  await login.user.type(login.screen.getByLabelText(/^복구 코드/), codes[0] ?? '');
  await login.user.click(login.screen.getByRole('button', { name: '로그인' }));
  expect(await login.screen.findByRole('heading', { level: 1, name: /한대표/ })).toBeTruthy();
});

test('new recovery codes and the end of it take the password and a code', async () => {
  const page = await openShell({ at: '/me', as: boss });
  const { user, screen, within } = page;
  const section = within(await screen.findByRole('region', { name: '2단계 인증' }));
  await user.click(await section.findByRole('button', { name: '설정' }));
  const { secret, codes } = await setUp(page);

  await user.click(await section.findByRole('button', { name: '복구 코드 다시 받기' }));
  await user.type(await screen.findByLabelText(/^비밀번호/, { selector: 'input' }), PASSWORD);
  await user.type(screen.getByLabelText(/^인증번호/), codeOf(secret, 1));
  await user.click(screen.getByRole('button', { name: '새 복구 코드 받기' }));
  const list = within(await screen.findByRole('region', { name: '복구 코드' }));
  const renewed = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(renewed).toHaveLength(10);
  expect(renewed).not.toContain(codes[0]);
  await keepCodes(page);

  await user.click(await section.findByRole('button', { name: '해제' }));
  await user.type(await screen.findByLabelText(/^비밀번호/, { selector: 'input' }), 'wrong');
  await user.click(screen.getByRole('button', { name: /복구 코드로/ }));
  await user.type(screen.getByLabelText(/^복구 코드/), renewed[0] ?? '');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '해제' }));
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeTruthy();
  const password = screen.getByLabelText(/^비밀번호/, { selector: 'input' });
  await user.clear(password);
  await user.type(password, PASSWORD);
  await user.click(dialog.getByRole('button', { name: '해제' }));
  expect(await screen.findByText('2단계 인증을 해제했어요.')).toBeTruthy();
  expect(await section.findByRole('button', { name: '설정' })).toBeTruthy();
});

test('where it is demanded, every address leads to the set-up, and from there to the page', async () => {
  const { platform } = testServer();
  platform.config.staffSecondFactor = true;
  try {
    const { data } = await call(signIn, { body: { email: EMAIL, password: PASSWORD, user_type: 0 } });
    const page = await openShell({ at: '/me' });
    sessionStore.start(data);
    await page.screen.findByRole('heading', { level: 1, name: '2단계 인증 설정' });
    await setUp(page);
    expect(await page.screen.findByRole('heading', { level: 1, name: '내 정보' })).toBeTruthy();
    expect(await page.screen.findByText(/남은 복구 코드 10개/)).toBeTruthy();
  } finally {
    platform.config.staffSecondFactor = false;
  }
});

test('the new password of an operator has 12 characters', async () => {
  const { user, screen, within } = await openShell({ at: '/me', as: boss });
  await user.click(within(await screen.findByRole('region', { name: '비밀번호' })).getByRole('button'));
  await user.type(await screen.findByLabelText(/^지금 비밀번호/), PASSWORD);
  await user.type(screen.getByLabelText(/^새 비밀번호(?! 확인)/), 'apart2468');
  await user.type(screen.getByLabelText(/^새 비밀번호 확인/), 'apart2468');
  expect(screen.getByText('비밀번호는 12자 이상 입력해 주세요.')).toBeTruthy();
});
