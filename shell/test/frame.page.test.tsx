import { beforeEach, expect, test } from '@jest/globals';
import { sessionStore } from '@danji/api-client';
import type { Registry } from '@danji/contracts/releases/release';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

beforeEach(async () => testServer().reset());

const REGISTRY: Registry = {
  revision: 1,
  issued: '2026-11-21T00:00:00.000Z',
  expires: '2099-01-01T00:00:00.000Z',
  revoked: [],
  override: [],
  remotes: [
    {
      remote: 'workspace',
      release: '1',
      arm: 'active',
      base: '/workspace/',
      entry: 'entry.js',
      container: 'workspace',
      contract: '1.0',
      routes: ['/workspace'],
      slots: [],
      integrity: {},
      previous: null,
      navigation: [
        { label: '워크스페이스', path: '/workspace', icon: 'building', order: 10, audience: ['general'], tab: true },
      ],
    },
  ],
};

test('the tab bar is the same before and after the session of a general user loads', async () => {
  const { get } = sessionStore;
  const account = await testServer().create.general();
  const waiting = { status: 'loading', session: null } as const;
  let isWaiting = true;
  sessionStore.get = () => (isWaiting ? waiting : get());
  try {
    const { screen, within, waitFor } = await openShell({ at: '/terms', as: account, registry: REGISTRY });
    const tabs = within(screen.getByRole('navigation', { name: '하단 메뉴' }));
    const listTabs = () => tabs.getAllByRole('link').map(({ textContent }) => textContent);
    const before = listTabs();
    isWaiting = false;
    const { session } = get();
    if (session) sessionStore.start(session);
    await waitFor(() => expect(document.querySelector('[aria-label^="알림"]')).not.toBeNull());
    expect(before).toEqual(listTabs());
    expect(before).toEqual(['홈', '워크스페이스', '알림', '내 정보']);
  } finally {
    sessionStore.get = get;
  }
});

const listEntries = (labels: readonly string[]): Registry['remotes'][number]['navigation'] =>
  labels.map((label, at) => ({
    label,
    path: `/${['terms', 'privacy', 'notifications', 'me', 'search', 'login'][at] ?? ''}`,
    icon: 'store',
    order: at,
    audience: ['everybody'],
    tab: at < 5,
  }));

test('what has no room in the tab bar is in the sheet of its last tab, and the way back leads to the page before', async () => {
  const navigation = listEntries(['약관', '방침', '알림장', '나', '찾기', '들어가기']);
  const registry = { ...REGISTRY, remotes: REGISTRY.remotes.map((remote) => ({ ...remote, navigation })) };
  const { screen, within, user, waitFor, address } = await openShell({ at: '/terms', registry });
  const tabs = within(screen.getByRole('navigation', { name: '하단 메뉴' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['홈', '약관', '방침', '알림장']);
  await user.click(tabs.getByRole('button', { name: '전체' }));
  const all = within(await screen.findByRole('dialog', { name: '전체 메뉴' }));
  expect(all.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '홈',
    '약관',
    '방침',
    '알림장',
    '나',
    '찾기',
    '들어가기',
    '로그인',
  ]);
  await user.click(all.getByRole('link', { name: '방침' }));
  await waitFor(() => expect(address()).toBe('/privacy'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  history.back();
  await waitFor(() => expect(address()).toBe('/terms'));
});

test('a guest, whose account is only that of a cart, has the menu of a visitor', async () => {
  const guest = await testServer().create.general({ account_status: 0 });
  const { screen, within } = await openShell({ at: '/terms', as: guest, registry: REGISTRY });
  const tabs = within(screen.getByRole('navigation', { name: '하단 메뉴' }));
  expect(await tabs.findByRole('link', { name: '로그인' })).toBeTruthy();
  expect(tabs.queryByRole('link', { name: '워크스페이스' })).toBeNull();
});

/** The current entries of both menus; the main menu is hidden at the width of the test. */
const listCurrent = () =>
  ['주 메뉴', '하단 메뉴'].map((name) =>
    [...document.querySelectorAll(`[aria-label="${name}"] [aria-current=page]`)].map((link) => link.textContent),
  );

const findMenu = () => document.querySelector('[role=menu]');

test('the back button closes the open menu, then the dialog, and only then leaves the page', async () => {
  const account = await testServer().create.general({ name: '김소장' });
  const { user, screen, waitFor, address } = await openShell({ at: '/terms', as: account, registry: REGISTRY });
  await user.click(await screen.findByRole('link', { name: /^알림/ }));
  await waitFor(() => expect(address()).toBe('/notifications'));
  const [toAccount] = screen.getAllByRole('link', { name: '내 정보' });
  if (toAccount) await user.click(toAccount);
  await user.click(await screen.findByRole('button', { name: '모든 기기에서 로그아웃' }));
  await screen.findByRole('alertdialog');
  history.back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(address()).toBe('/me'));
  await user.click(screen.getByLabelText(/^계정 메뉴/));
  expect(findMenu()).not.toBeNull();
  history.back();
  await waitFor(() => expect(findMenu()).toBeNull());
  await waitFor(() => expect(address()).toBe('/me'));
  expect(sessionStore.get().status).toBe('signed_in');
  history.back();
  await waitFor(() => expect(address()).toBe('/notifications'));
});

test('of menu entries one inside the other only the nearest to the address is the current one', async () => {
  const navigation: Registry['remotes'][number]['navigation'] = [
    { label: '바깥', path: '/terms', icon: 'store', order: 1, audience: ['everybody'], tab: true },
    { label: '안쪽', path: '/terms/old', icon: 'store', order: 2, audience: ['everybody'], tab: false },
  ];
  const registry = { ...REGISTRY, remotes: REGISTRY.remotes.map((remote) => ({ ...remote, navigation })) };
  const { go } = await openShell({ at: '/terms', registry });
  expect(listCurrent()).toEqual([['바깥'], ['바깥']]);
  await go('/terms/old');
  expect(listCurrent()).toEqual([['안쪽'], []]);
});

test('the sign-in link for vendors is hidden from signed-in accounts', async () => {
  const inside = await openShell({ at: '/terms', as: await testServer().create.brand() });
  await inside.screen.findByRole('button', { name: '알림' });
  expect(inside.screen.queryByRole('link', { name: '업체 로그인' })).toBeNull();
  const { screen, within } = await openShell({ at: '/terms' });
  await within(screen.getByRole('contentinfo')).findByRole('link', { name: '업체 로그인' });
});
