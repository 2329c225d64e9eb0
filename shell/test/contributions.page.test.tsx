import { beforeEach, expect, test } from '@jest/globals';
import { liveNumberOf, type Contributions } from '@danji/contracts/releases/contributions';
import {
  countNotifications,
  markNotificationsRead,
  sendStaffNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { QuickActions, remoteStorage, type RemoteModule, type SlotComponent } from '@danji/shell-sdk';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { hostedRemote, registryOf } from './hosted-remote.ts';
import { openShell } from './open-shell.tsx';

beforeEach(() => testServer().reset());

const everybody = ['everybody' as const];
const general = ['general' as const];

const contributions: Contributions = {
  homeFeatures: [
    {
      order: 5,
      eyebrow: '주차',
      title: '방문 차량도 미리 등록',
      text: '경비실에 전화하지 않아도 돼요.',
      benefits: ['차량번호로 등록'],
      shot: {
        title: '12가 3456',
        note: '101동 1203호',
        badge: '방문',
        figures: [{ name: '남은 시간', value: '3' }],
        rows: [],
      },
    },
  ],
  homeTiles: [
    { order: 2, icon: 'truck', title: '이사', text: '승강기를 예약해요.' },
    { order: 1, icon: 'no-such-icon', title: '세차', text: '세차장을 예약해요.' },
  ],
  quickActions: [
    { label: '내 차', path: '/parking/cars/:id', icon: 'truck', order: 1, audience: general },
    { label: '주차 요금', path: '/parking/fees', icon: 'coins', order: 2, audience: ['brand'] },
  ],
  headerItems: [{ label: '주차권', path: '/parking/tickets', icon: 'ticket', order: 1, audience: general }],
  footerLinks: [{ label: '주차 안내', path: '/parking/help', order: 1, audience: everybody }],
  linkedWords: [{ word: '고객센터', path: '/parking/help', order: 1 }],
};
/** A remote that no source of the shell names. */
const parking = hostedRemote('parking', {
  contributions,
  slots: ['home.quick-actions'],
  navigation: [{ label: '주차', path: '/parking', icon: 'truck', order: 5, audience: everybody, tab: true }],
});
const CAR = remoteStorage('parking').local<number>('car');
const QuickSlot: SlotComponent = () => {
  const id = CAR.get();
  return (
    <QuickActions
      actions={id === undefined ? undefined : [{ label: `${id}번 차`, path: '/parking/cars/7', icon: 'truck' }]}
    />
  );
};
const remote: RemoteModule = {
  contract: '1.0',
  routes: [{ path: '/parking', element: <h1>주차 첫 화면</h1> }],
  slots: { 'home.quick-actions': QuickSlot },
};
const open = (at: string, as?: Parameters<typeof openShell>[0]['as']) =>
  openShell({
    at,
    registry: registryOf(parking),
    loadRemote: () => Promise.resolve(remote),
    ...(as && { as }),
  });

test('a message that names the linked word leads there: a blocked account at its sign-in', async () => {
  const { create, db } = testServer();
  const { id } = await create.general({ email: 'blocked@danji.test', password: 'danji1234' });
  await db.updateTable('user_account').set({ account_status: AccountStatus.BLOCK }).where('id', '=', id).execute();
  const { user, screen, within } = await open('/login');
  await user.type(await screen.findByLabelText('이메일'), 'blocked@danji.test');
  await user.type(screen.getByLabelText('비밀번호'), 'danji1234');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: '고객센터' });
  expect(link.getAttribute('href')).toBe('/parking/help');
});

test('the front page describes what a remote that the shell does not know contributes', async () => {
  const { screen, within } = await open('/');
  await screen.findByRole('heading', { name: '방문 차량도 미리 등록' });
  expect(screen.getByText('101동 1203호')).toBeTruthy();
  const tiles = screen.getByRole('heading', { name: '단지에서 할 수 있는 일' }).parentElement ?? document.body;
  const titles = () => within(tiles).getAllByRole('heading', { level: 3 });
  expect(titles().map(({ textContent }) => textContent)).toEqual(['세차', '이사']);
  // An icon that the shell does not have is drawn as another one.
  const drawing = () => titles()[0]?.closest('div')?.querySelector('svg path')?.getAttribute('d');
  await within(tiles).findByText('세차');
  expect(drawing()).toBeTruthy();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '주차 안내' })).toBeTruthy();
  // The header item is for general users.
  expect(screen.queryByRole('link', { name: '주차권' })).toBeNull();
});

test('without contributions the front page has only the features of the shell', async () => {
  const { screen } = await openShell({ at: '/', registry: registryOf(hostedRemote('parking')) });
  await screen.findByRole('heading', { name: '확인된 업체만 함께해요' });
  expect(screen.queryByText('단지에서 할 수 있는 일')).toBeNull();
});

test('a member gets its quick actions, header items and screens', async () => {
  const { user, screen, within, go, waitFor } = await open('/', await testServer().create.general());
  const quick = () => within(screen.getByRole('navigation', { name: '바로가기' }));
  // Until the remote has its data, the tile is reserved and leads nowhere.
  await waitFor(() => expect(quick().getByText('내 차').closest('[aria-busy]')).toBeTruthy());
  expect(quick().queryByRole('link', { name: '주차' })).toBeNull();
  expect(quick().queryByText('주차 요금')).toBeNull();
  expect(screen.getByRole('link', { name: '주차권' }).getAttribute('href')).toBe('/parking/tickets');
  await user.click(within(screen.getByRole('navigation', { name: '하단 메뉴' })).getByRole('link', { name: '주차' }));
  await screen.findByRole('heading', { name: '주차 첫 화면' });
  CAR.set(7);
  await go('/');
  await waitFor(() =>
    expect(quick().getByRole('link', { name: '7번 차' }).getAttribute('href')).toBe('/parking/cars/7'),
  );
  expect(localStorage.getItem('danji.remote.parking.car')).toBe('7');
});

test.each([
  ['begins on the screen that a remote has for its kind', '/login/brand', '/parking'],
  ['goes on with the screen that it came for', '/login/brand?return_to=%2Fnotifications', '/notifications'],
])('an account that signs in %s', async (_, at, target) => {
  await testServer().create.brand({ email: 'brand@danji.test', password: 'danji1234' });
  const landings = [{ path: '/parking', order: 1, audience: ['brand' as const] }];
  const { user, screen, address, waitFor } = await openShell({
    at,
    registry: registryOf(hostedRemote('parking', { contributions: { landings } })),
    loadRemote: () => Promise.resolve(remote),
  });
  await user.type(await screen.findByLabelText('이메일'), 'brand@danji.test');
  await user.type(screen.getByLabelText('비밀번호'), 'danji1234');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(address()).toBe(target));
});

const numbered = hostedRemote('garden', {
  contributions: {
    headerItems: [
      {
        label: '물뿌리개',
        path: '/garden/water',
        icon: 'coins',
        order: 1,
        audience: general,
        number: liveNumberOf(countNotifications, 'count', 'L'),
      },
      {
        label: '새 잎',
        path: '/garden/leaves',
        icon: 'layers',
        order: 2,
        audience: general,
        number: liveNumberOf(countNotifications, 'count'),
      },
    ],
  },
});

test('a header item shows a number of the account, which follows the changes of its data', async () => {
  const { create } = testServer();
  const [reader, staff] = [await create.general(), await create.staff()];
  const send = async (title: string) => {
    await call(sendStaffNotification, { token: staff.token, body: { user_id: reader.id, title, content: '내용' } });
    await deliverNotifications();
  };
  await send('하나');
  const { user, screen } = await openShell({
    at: '/notifications',
    as: reader,
    registry: registryOf(numbered),
    loadRemote: () => Promise.resolve({ contract: '1.0', routes: [], slots: {} }),
  });
  expect((await screen.findByRole('link', { name: '물뿌리개 1L' })).getAttribute('href')).toBe('/garden/water');
  expect(await screen.findByRole('button', { name: /^새 잎\s*1$/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '하나, 읽음으로 표시' }));
  expect(await screen.findByRole('link', { name: '물뿌리개 0L' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '새 잎' })).toBeTruthy();
});

test('a number is a read without an input', () => {
  expect(() => liveNumberOf(markNotificationsRead, 'count' as never)).toThrow('no read');
  expect(() => liveNumberOf(getNotice, 'nano_id' as never)).toThrow('no read');
});
