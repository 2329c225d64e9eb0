import { beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';
import { fill, verifyPhone } from './typing.ts';

beforeEach(async () => testServer().reset());

/** Selects an account at Kakao, and returns the address to which Kakao redirects the browser. */
async function pickAtKakao(name: string, path = '/login'): Promise<string> {
  const { user, screen, waitFor, left } = await openShell({ at: path });
  await user.click(await screen.findByRole('button', { name: '카카오로 시작하기' }));
  await waitFor(() => expect(left).toHaveLength(1));
  const person = testServer()
    .sandbox.kakaoAccounts()
    .find((one) => one.name === name);
  const { origin, pathname, searchParams } = new URL(left[0] ?? '');
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

const tempAccounts = () =>
  testServer().db.selectFrom('user_account').select(['account_status', 'name', 'email', 'tel']).execute();

test('signs in an existing account and opens the requested screen', async () => {
  const { create, db, sandbox, clock } = testServer();
  const { id } = await create.general({ name: '김하늘' });
  const person = sandbox.kakaoAccounts().find(({ name }) => name === '김하늘');
  await db
    .insertInto('social_account')
    .values({ provider: 'kakao', provider_id: String(person?.id), user_type: 2, user_id: id, created: clock.now() })
    .execute();
  const { screen, address } = await openShell({ at: await pickAtKakao('김하늘', '/login?return_to=%2Fnotifications') });
  await screen.findByRole('heading', { level: 1, name: '알림' });
  expect(address()).toBe('/notifications');
});

test("asks a new user only for missing values, prefilled with Kakao's", async () => {
  const page = await openShell({ at: await pickAtKakao('김하늘') });
  const { user, screen, address } = page;
  await screen.findByRole('heading', { level: 1, name: '가입을 마쳐 주세요' });
  expect(address()).toBe('/signup/user?return_to=%2F');
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
