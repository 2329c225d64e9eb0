import { beforeEach, expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { call } from '@danji/testing/call';
import { sessionStore } from '@danji/api-client';
import { act } from '@testing-library/react';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';
import { fill, verifyPhone } from './typing.ts';

beforeEach(async () => testServer().reset());

/** Selects an account at Kakao, and returns the address to which Kakao redirects the browser. */
async function pickAtKakao(name: string, path = '/login'): Promise<string> {
  const { user, screen, waitFor, left } = await openShell({ at: path });
  await user.click(await screen.findByRole('button', { name: '카카오로 시작하기' }));
  await waitFor(() => expect(left).toHaveLength(1));
  return pick(name, left[0]);
}

/** Selects an account on Kakao's page, and returns the address to which Kakao redirects the browser. */
async function pick(name: string, authorizeUrl = ''): Promise<string> {
  const person = testServer()
    .sandbox.kakaoAccounts()
    .find((one) => one.name === name);
  const { origin, pathname, searchParams } = new URL(authorizeUrl);
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), person_id: String(person?.id) });
  const response = await fetch(origin + pathname, {
    method: 'POST',
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '');
  return back.pathname + back.search;
}

/** Links an account with the Kakao account of this name. */
async function linkKakao({ id }: TestAccount, name: string, user_type: 1 | 2): Promise<void> {
  const { db, sandbox, clock } = testServer();
  const person = sandbox.kakaoAccounts().find((one) => one.name === name);
  const link = {
    provider: 'kakao' as const,
    provider_id: String(person?.id),
    user_type,
    user_id: id,
    created: clock.now(),
  };
  await db.insertInto('social_account').values(link).execute();
}

async function createKakaoAccount() {
  const account = await testServer().create.general({ name: '김하늘', email: 'haneul@danji.test' });
  await linkKakao(account, '김하늘', 2);
  return account;
}

const tempAccounts = () =>
  testServer().db.selectFrom('user_account').select(['account_status', 'name', 'email', 'tel']).execute();

test('signs in an existing account and opens the requested screen', async () => {
  await createKakaoAccount();
  const { screen, address } = await openShell({ at: await pickAtKakao('김하늘', '/login?return_to=%2Fnotifications') });
  await screen.findByRole('heading', { level: 1, name: '알림' });
  expect(address()).toBe('/notifications');
});

test("asks a new user only for missing values, prefilled with Kakao's", async () => {
  const page = await openShell({ at: await pickAtKakao('김하늘') });
  const { user, screen, address } = page;
  await screen.findByRole('heading', { level: 1, name: '가입을 마쳐 주세요' });
  expect(address()).toBe('/signup/user?return_to=%2F');
  expect(screen.getByText(/^이름, 이메일, 휴대폰 번호, 카카오 회원 번호/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  const tel = await screen.findByLabelText<HTMLInputElement>(/^휴대폰 번호/);
  expect(tel.value).toBe('010-0000-9101');
  await verifyPhone(page, '01000009101');
  await screen.findByText('010-0000-9101 인증했어요');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^이름/ })).value).toBe('김하늘');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^이메일/ }).value).toBe('haneul.kim@kakao.test');
  expect(screen.queryByLabelText(/^비밀번호/)).toBeNull();
  await fill(page, screen.getByRole('textbox', { name: /^닉네임/ }), '하늘');
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByText('김하늘 님, 환영해요');
  expect(await tempAccounts()).toEqual([
    { account_status: 1, name: '김하늘', email: 'haneul.kim@kakao.test', tel: '01000009101' },
  ]);
  const consents = testServer().db.selectFrom('user_consent').select(['document', 'is_agreed', 'notice_version']);
  expect(await consents.where('document', 'in', ['over_14', 'privacy']).orderBy('id').execute()).toEqual([
    { document: 'over_14', is_agreed: true, notice_version: null },
    { document: 'privacy', is_agreed: true, notice_version: PRIVACY_NOTICE_VERSION },
  ]);
});

test('shows that the sign-in was cancelled at Kakao, and returns to the sign-in page, not to the callback', async () => {
  const { screen } = await openShell({ at: '/oauth/kakao/callback/user?error=access_denied&state=x' });
  await screen.findByText('카카오 로그인을 취소했어요.');
  expect(screen.getByRole('link', { name: '로그인으로 돌아가기' }).getAttribute('href')).toBe('/login');
  expect(screen.getAllByRole('link', { name: '로그인' }).map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/login',
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('refuses a callback that this browser did not request', async () => {
  const { screen } = await openShell({ at: '/oauth/kakao/callback/brand?code=stolen&state=forged' });
  await screen.findByText('로그인하지 못했어요');
  expect(screen.getByRole('link', { name: '로그인으로 돌아가기' }).getAttribute('href')).toBe('/login/brand');
  expect(await tempAccounts()).toEqual([]);
});

test('sets the first password after another sign-in at Kakao, which leads back to where it was needed', async () => {
  const account = await createKakaoAccount();
  const { user, screen, within, waitFor, left } = await openShell({ at: '/me', as: account });
  await user.click(await screen.findByRole('button', { name: '비밀번호 설정' }));
  const asking = within(await screen.findByRole('dialog', { name: '비밀번호 설정' }));
  await user.click(asking.getByRole('radio', { name: '카카오' }));
  await user.click(asking.getByRole('button', { name: '비밀번호 설정' }));
  expect(asking.getByText('카카오로 먼저 확인해 주세요.')).toBeTruthy();
  await user.click(asking.getByRole('button', { name: '카카오로 확인' }));
  await waitFor(() => expect(left).toHaveLength(1));

  const next = await openShell({ at: await pick('김하늘', left[0]), isReload: true });
  const dialog = next.within(await next.screen.findByRole('dialog', { name: '비밀번호 설정' }));
  await next.waitFor(() => expect(next.address()).toBe('/me'));
  expect(dialog.getByText('카카오로 확인했어요')).toBeTruthy();
  await fill(next, dialog.getByLabelText(/^새 비밀번호\*?$/), 'saerom2026');
  await fill(next, dialog.getByLabelText(/^새 비밀번호 확인/), 'saerom2026');
  await next.user.click(dialog.getByRole('button', { name: '비밀번호 설정' }));
  await next.screen.findByText('비밀번호를 정했어요. 이제 이메일로도 로그인할 수 있어요.');
  expect(await next.screen.findByRole('button', { name: '비밀번호 변경' })).toBeTruthy();
  const signedIn = await call(signIn, {
    body: { email: 'haneul@danji.test', password: 'saerom2026', user_type: 2 },
  });
  expect(signedIn.status).toBe(200);
});

test('asks somebody who has an account first, and links Kakao to it with its password', async () => {
  const manager = await testServer().create.general({ email: 'manager@danji.test', password: 'apart2468' });
  const page = await openShell({ at: await pickAtKakao('정유진', '/login?return_to=%2Fme') });
  const { user, screen, address, waitFor } = page;
  await screen.findByText('ma***@danji.test 계정에 연결하면 카카오로도 로그인할 수 있어요.');
  await screen.findByRole('heading', { level: 1, name: '카카오 연결' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^가입한 이메일/ }).value).toBe('manager@danji.test');
  await user.click(screen.getByRole('button', { name: '카카오 연결' }));
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeTruthy();
  await fill(page, screen.getByLabelText(/^비밀번호/, { selector: 'input[type=password]' }), 'wrong12345');
  await user.click(screen.getByRole('button', { name: '카카오 연결' }));
  await screen.findByText('이메일 또는 비밀번호가 맞지 않아요.');
  await fill(page, screen.getByLabelText(/^비밀번호/, { selector: 'input[type=password]' }), 'apart2468');
  await user.click(screen.getByRole('button', { name: '카카오 연결' }));
  await screen.findByRole('button', { name: '카카오 연결 해제' });
  await waitFor(() => expect(address()).toBe('/me'));
  const links = await testServer().db.selectFrom('social_account').select('user_id').execute();
  expect(links).toEqual([{ user_id: manager.id }]);
});

test('links Kakao with a check of the number, or makes another account after all', async () => {
  await testServer().create.general({ name: '김하늘', email: 'other@danji.test', tel: '01000009101' });
  const page = await openShell({ at: await pickAtKakao('김하늘') });
  const { user, screen } = page;
  await screen.findByText('카카오에 등록한 휴대폰 번호로 가입한 계정이 있어요.');
  await user.click(screen.getByRole('button', { name: '연결하지 않고 새로 가입하기' }));
  await screen.findByRole('checkbox', { name: '모두 동의해요' });
  await user.click(screen.getByRole('button', { name: '이미 가입한 계정에 연결하기' }));
  await user.click(await screen.findByRole('radio', { name: '문자 인증' }));
  await fill(page, screen.getByRole('textbox', { name: /^가입한 이메일/ }), 'other@danji.test');
  await user.click(screen.getByRole('button', { name: '카카오 연결' }));
  expect(screen.getByText('휴대폰 인증을 먼저 해 주세요.')).toBeTruthy();
  await verifyPhone(page, '01000009101');
  await screen.findByText('010-0000-9101 인증했어요');
  await user.click(screen.getByRole('button', { name: '카카오 연결' }));
  await screen.findByText('카카오를 연결했어요. 이제 카카오로도 로그인할 수 있어요.');
});

test('links Kakao on the account page, and ends the link', async () => {
  const account = await testServer().create.general({ email: 'manager@danji.test', password: 'apart2468' });
  const first = await openShell({ at: '/me', as: account });
  await first.user.click(await first.screen.findByRole('button', { name: '카카오 연결' }));
  const asking = first.within(await first.screen.findByRole('dialog', { name: '카카오 연결' }));
  await fill(first, asking.getByLabelText(/^지금 비밀번호/), 'apart2468');
  await first.user.click(asking.getByRole('button', { name: '카카오로 이동' }));
  await first.waitFor(() => expect(first.left).toHaveLength(1));

  const { user, screen, address, waitFor } = await openShell({
    at: await pick('김하늘', first.left[0]),
    as: account,
    isReload: true,
  });
  await screen.findByText('카카오를 연결했어요. 이제 카카오로도 로그인할 수 있어요.');
  await waitFor(() => expect(address()).toBe('/me'));
  await user.click(await screen.findByRole('button', { name: '카카오 연결 해제' }));
  await user.click(await screen.findByRole('button', { name: '연결 해제' }));
  await screen.findByText('카카오 연결을 해제했어요.');
  expect(await screen.findByRole('button', { name: '카카오 연결' })).toBeTruthy();
});

test('brings the unfinished sign-up of a vendor back to the sign-up of vendors', async () => {
  const vendor = await testServer().create.brand({ account_status: 0 });
  await linkKakao(vendor, '김하늘', 1);
  const { screen, address, waitFor } = await openShell({ at: '/signup/user?return_to=%2Fads', as: vendor });
  await screen.findByText('사업자 정보');
  expect(address()).toBe('/signup/brand?return_to=%2Fads');
  act(() => sessionStore.lose('로그인이 만료됐어요.'));
  await waitFor(() => expect(address()).toBe('/signup/brand'));
});
