import { beforeEach, expect, test } from '@jest/globals';
import { renewSession, request, resumeSession, sessionStore } from '@danji/api-client';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { delayResponse, untilListening, watchRequests } from './network.ts';
import { openShell } from './open-shell.tsx';

const FIFTEEN_MINUTES = 15 * 60;

async function signInByPassword(): Promise<void> {
  await testServer().create.general({ name: '김소장', email: 'manager@danji.test', password: 'danji1234' });
  sessionStore.start(
    await request(signIn, { body: { email: 'manager@danji.test', password: 'danji1234', user_type: 2 } }),
  );
}

beforeEach(async () => testServer().reset());

test('renews an expired token once for all waiting calls', async () => {
  await openShell({ at: '/terms' });
  await signInByPassword();
  const refreshes = watchRequests(({ path }) => path === '/auth/refresh');
  testServer().clock.advance(FIFTEEN_MINUTES + 1);
  const [me, unread, list] = await Promise.all([
    request(getMe),
    request(countNotifications),
    request(listNotifications),
  ]);
  expect([me.name, unread.count, list.count]).toEqual(['김소장', 0, 0]);
  expect(refreshes).toHaveLength(1);
});

test.each([
  { of: 'whose session it came for', revision: 1, times: 0 },
  { of: 'for whom the server could list nothing', revision: 0, times: 1 },
])('a page asks for its remotes again $times times when the session arrives $of', async ({ revision, times }) => {
  const { get } = sessionStore;
  const waiting = { status: 'loading', session: null } as const;
  let isWaiting = true;
  sessionStore.get = () => (isWaiting ? waiting : get());
  try {
    const { registryRequests, waitFor } = await openShell({
      at: '/terms',
      registry: {
        revision,
        issued: '2026-11-21T00:00:00.000Z',
        expires: '2099-01-01T00:00:00.000Z',
        remotes: [],
        revoked: [],
        override: [],
      },
    });
    isWaiting = false;
    await signInByPassword();
    await waitFor(() => expect(document.querySelector('[aria-label^="알림"]')).not.toBeNull());
    expect(registryRequests).toHaveLength(times);
  } finally {
    sessionStore.get = get;
  }
});

test('starts with the session that the page has requested, though this browser stores none', async () => {
  await openShell({ at: '/terms' });
  await signInByPassword();
  const { session } = sessionStore.get();
  sessionStore.clear();
  expect(sessionStore.mayHaveSession()).toBe(false);
  Object.assign(globalThis, { danjiSession: Promise.resolve(session) });
  await resumeSession();
  expect(sessionStore.get().session?.user.name).toBe('김소장');
});

test('reloads the page when the session has ended', async () => {
  const { left, waitFor } = await openShell({ at: '/terms' });
  await signInByPassword();
  await testServer()
    .db.updateTable('auth_session')
    .set({ ended: new Date().toISOString(), end_reason: 'blocked' })
    .execute();
  await expect(request(getMe)).rejects.toMatchObject({ status: 401 });
  await waitFor(() => expect(left).toEqual(['/terms']));
  expect(sessionStore.get().status).toBe('signed_out');
});

test('shows once why the session ended; a value stored by an earlier version breaks nothing', async () => {
  sessionStorage.setItem('danji.notice', JSON.stringify({ title: '로그아웃됐어요.', tone: 'warning' }));
  const { screen } = await openShell({ at: '/terms', isReload: true });
  await screen.findByText('로그아웃됐어요.');
  sessionStorage.setItem('danji.notice', JSON.stringify('예전 안내예요.'));
  const next = await openShell({ at: '/terms', isReload: true });
  await next.screen.findByRole('heading', { level: 1 });
  expect(next.screen.queryByText(/예전 안내|로그아웃됐어요/)).toBeNull();
  expect(sessionStorage.getItem('danji.notice')).toBeNull();
});

test('a late refusal of an earlier session does not end the current one', async () => {
  const { create, db } = testServer();
  const { left } = await openShell({ at: '/terms', as: await create.general() });
  const next = await create.general();
  await db
    .updateTable('auth_session')
    .set({ ended: new Date().toISOString(), end_reason: 'signed_out' })
    .where('nano_id', '<>', next.session)
    .execute();
  // Both are pending when another account signs in.
  const late = Promise.allSettled([request(getMe), renewSession()]);
  const { user } = sessionStore.get().session ?? {};
  sessionStore.start({
    access: next.token,
    refresh: null,
    is_temp: false,
    acting: null,
    user: { ...user, id: next.id } as User,
  });
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sessionStore.get().session?.user.id).toBe(next.id);
  expect((await request(getMe)).id).toBe(next.id);
  expect(left).toEqual([]);
});

test('a blocked account is signed out at once, with the reason', async () => {
  const { create } = testServer();
  const account = await create.general();
  const staff = await create.staff();
  const { left, screen, waitFor } = await untilListening(() => openShell({ at: '/me', as: account }));
  await screen.findByRole('heading', { level: 1, name: '내 정보' });
  await call(setUserBlock, { token: staff.token, body: { user_id: account.id, is_blocked: true, reason: '허위 글' } });
  await waitFor(() => expect(left).toEqual(['/me']));
  expect(sessionStore.get().status).toBe('signed_out');
  const after = await openShell({ at: '/me', isReload: true });
  await after.screen.findByText(/이용이 정지된 계정이에요/);
  await after.screen.findByRole('heading', { level: 1, name: '로그인' });
});

test('a session that ended in another tab of the browser ends here at once, and a sign-out leaves no draft', async () => {
  const account = await testServer().create.general({ name: '김소장' });
  const other = new BroadcastChannel('danji.session');
  const { left, waitFor } = await openShell({ at: '/terms?version=1', as: account });
  sessionStorage.setItem('danji.draft.report', '{"title":"쓰던 글"}');
  other.postMessage({ userId: account.id + 1, title: '로그아웃됐어요.', isSignOut: true });
  other.postMessage({ userId: account.id, title: '이용이 정지된 계정이에요.', isSignOut: false });
  await waitFor(() => expect(left).toEqual(['/terms?version=1']));
  expect([sessionStore.get().status, sessionStorage.getItem('danji.draft.report')]).toEqual([
    'signed_out',
    '{"title":"쓰던 글"}',
  ]);
  await signInByPassword();
  const { id = 0 } = sessionStore.get().session?.user ?? {};
  other.postMessage({ userId: id, title: '로그아웃됐어요.', isSignOut: true });
  await waitFor(() => expect(left).toHaveLength(2));
  expect(sessionStorage.getItem('danji.draft.report')).toBeNull();
  other.close();
});

test('the other tabs of the browser hear of a sign-out and of a block', async () => {
  const heard: unknown[] = [];
  const other = new BroadcastChannel('danji.session');
  other.addEventListener('message', ({ data }) => heard.push(data));
  const account = await testServer().create.general({ name: '김소장' });
  const { user, screen, waitFor } = await openShell({ at: '/me', as: account });
  await user.click(await screen.findByRole('button', { name: '모든 기기에서 로그아웃' }));
  await user.click(await screen.findByRole('button', { name: '모두 로그아웃' }));
  await waitFor(() => expect(heard).toHaveLength(1));
  await signInByPassword();
  const { id = 0 } = sessionStore.get().session?.user ?? {};
  sessionStore.lose('이용이 정지된 계정이에요.');
  await waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual([
    { userId: account.id, title: '로그아웃됐어요.', isSignOut: true },
    { userId: id, title: '이용이 정지된 계정이에요.', isSignOut: false },
  ]);
  other.close();
});

test('signing out everywhere opens the home page, though the stream also reports the end of the session', async () => {
  const account = await testServer().create.general({ name: '김소장' });
  const { left, user, screen, waitFor } = await untilListening(() => openShell({ at: '/me', as: account }));
  delayResponse('/auth/signout', 300);
  await user.click(await screen.findByRole('button', { name: '모든 기기에서 로그아웃' }));
  await user.click(await screen.findByRole('button', { name: '모두 로그아웃' }));
  await waitFor(() => expect(left).not.toEqual([]));
  expect(left).toEqual(['/']);
});
