import { beforeEach, expect, jest, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import type { HostedRemote } from '@danji/contracts/releases/release';
import { QuickActions, type RemoteModule } from '@danji/shell-sdk';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { hostedRemote, registryOf } from './hosted-remote.ts';
import { openShell } from './open-shell.tsx';

beforeEach(async () => testServer().reset());

const GROUPS = ['general', 'staff'] as const;
const hosted = (remote: string, label: string, slots: string[], more: Partial<HostedRemote> = {}): HostedRemote =>
  hostedRemote(remote, {
    slots,
    navigation: [{ label, path: `/${remote}`, icon: 'building', order: 10, audience: [...GROUPS], tab: true }],
    ...more,
  });
const REGISTRY = registryOf(
  hosted('workspace', '워크스페이스', ['home.main', 'home.quick-actions'], {
    contributions: {
      quickActions: [
        { label: '우리 단지', path: '/workspace/:id', icon: 'building', order: 1, hint: '단지', audience: ['general'] },
      ],
    },
  }),
  hosted('shop', '상점', ['home.aside']),
);

const Aside: RemoteModule['slots'][string] = () => <p>상점의 소식</p>;
const QUICK_ACTIONS = [{ label: '우리 단지', path: '/workspace/7', icon: 'building' }];
const Quick: RemoteModule['slots'][string] = () => <QuickActions actions={QUICK_ACTIONS} />;
const Main: RemoteModule['slots'][string] = () => <p>단지 목록</p>;

test('the front page links each audience to its sign-up', async () => {
  const { screen } = await openShell({ at: '/' });
  await screen.findByRole('heading', { name: '어떤 분이신가요?' });
  expect(screen.getByRole('link', { name: /업체로 가입/ }).getAttribute('href')).toBe('/signup/brand');
  expect(screen.getByRole('link', { name: /입주민으로 가입/ }).getAttribute('href')).toBe('/signup/user?as=resident');
});

test('Tab reaches the sections below the first view before the end of the page', async () => {
  const outOfSight = { observe: () => undefined, disconnect: () => undefined };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => outOfSight) });
  try {
    const { user, screen } = await openShell({ at: '/' });
    expect(screen.queryByRole('heading', { name: '어떤 분이신가요?' })).toBeNull();
    await user.tab();
    // Sooner than the sections load by themselves.
    await screen.findByRole('heading', { name: '어떤 분이신가요?' }, { timeout: 2000 });
  } finally {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  }
});

test('each section of the start page fails alone', async () => {
  const account = await testServer().create.general({ name: '김소장' });
  // React logs the errors that a boundary caught.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const { user, screen, within } = await openShell({
    at: '/',
    as: account,
    registry: REGISTRY,
    loadRemote: async (remote) => {
      if (remote === 'workspace' && isBroken) throw new Error('lost');
      return {
        contract: '1.0',
        routes: [],
        slots: remote === 'shop' ? { 'home.aside': Aside } : { 'home.main': Main, 'home.quick-actions': Quick },
      };
    },
  });
  await screen.findByText('상점의 소식');
  const quick = within(screen.getByRole('navigation', { name: '바로가기' }));
  // The menu entry of a remote whose quick actions cannot be loaded.
  expect((await quick.findByRole('link', { name: '워크스페이스' })).getAttribute('href')).toBe('/workspace');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  report.mockRestore();
  isBroken = false;
  await user.click(retry);
  await screen.findByText('단지 목록');
  expect((await quick.findByRole('link', { name: /우리 단지/ })).getAttribute('href')).toBe('/workspace/7');
  expect(quick.queryByRole('link', { name: '워크스페이스' })).toBeNull();
});

test('shows unread notifications and the review state of a vendor', async () => {
  const brand = await testServer().create.brand({ brand_status_type: EditState.PENDING });
  const staff = await testServer().create.staff();
  await call(sendStaffNotification, {
    token: staff.token,
    body: { user_id: brand.id, title: '서류를 확인하고 있어요', content: '하루 안에 알려 드릴게요.' },
  });
  await deliverNotifications();
  const { screen, within } = await openShell({ at: '/', as: brand });
  await screen.findByText('사업자등록증을 올려 주세요');
  const unread = screen.getByRole('region', { name: '새 알림' });
  await within(unread).findByText('서류를 확인하고 있어요');
  await within(unread).findByText('1');
  expect(screen.getByRole('link', { name: /심사 상태/ }).getAttribute('href')).toBe('/me');
});

test('a remote fills a slot only for accounts that have it in their menu', async () => {
  const loadedRemotes: string[] = [];
  const forBrands = {
    ...hosted('shop', '상점', ['home.main']),
    navigation: [{ label: '상점', path: '/shop', icon: 'shop', order: 20, audience: ['brand' as const], tab: true }],
  };
  const { screen } = await openShell({
    at: '/',
    as: await testServer().create.brand(),
    registry: registryOf(hosted('workspace', '워크스페이스', ['home.main']), forBrands),
    loadRemote: async (remote) => {
      loadedRemotes.push(remote);
      return { contract: '1.0', routes: [], slots: { 'home.main': remote === 'shop' ? Aside : Main } };
    },
  });
  await screen.findByText('상점의 소식');
  expect(loadedRemotes).toEqual(['shop']);
});

test('an empty widget takes no space in its slot', async () => {
  const { screen } = await openShell({
    at: '/',
    as: await testServer().create.staff(),
    registry: registryOf(hosted('workspace', '워크스페이스', ['home.main']), hosted('shop', '상점', ['home.main'])),
    loadRemote: (remote) =>
      Promise.resolve({
        contract: '1.0',
        routes: [],
        slots: { 'home.main': remote === 'shop' ? Aside : () => <div data-testid="nothing" /> },
      }),
  });
  const shop = await screen.findByText('상점의 소식');
  expect(getComputedStyle(await screen.findByTestId('nothing')).display).toBe('none');
  expect(getComputedStyle(shop.parentElement ?? document.body).display).toBe('flex');
});
