import { beforeEach, expect, test } from '@jest/globals';
import type { PreloadedData } from '@danji/api-client';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { watchRequests } from './network.ts';
import { openShell } from './open-shell.tsx';

beforeEach(async () => testServer().reset());

const LIST = '/api/users/user_notifications/';
const COUNT = '/api/users/user_notification_count/';

const toPreloadedData = (user: number | null, title: string): PreloadedData => ({
  user,
  preloaded: [
    [
      LIST,
      { page: '1', page_size: '20' },
      {
        count: 1,
        next: null,
        previous: null,
        page_size: 20,
        current_page: 1,
        results: [
          {
            id: 1,
            notification_type: 0,
            title,
            content: '내용이에요.',
            link: null,
            is_read: false,
            created: '2026-11-22T00:00:00.000Z',
          },
        ],
      },
    ],
    [COUNT, {}, { count: 7 }],
  ],
});

const send = async (user_id: number, title: string) => {
  const staff = await testServer().create.staff();
  await call(sendStaffNotification, { token: staff.token, body: { user_id, title, content: `${title} 내용이에요.` } });
};

test('a screen starts with the preloaded data of its page without a request, and receives live events', async () => {
  const reader = await testServer().create.general();
  const requests = watchRequests(({ path }) => path === LIST || path === COUNT);
  const { screen } = await openShell({
    at: '/notifications',
    as: reader,
    preloaded: toPreloadedData(reader.id, '페이지와 함께 온 알림'),
  });
  expect(await screen.findByText('페이지와 함께 온 알림')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^알림.*7/ })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(requests).toHaveLength(0);
  await send(reader.id, '방금 온 소식');
  expect(await screen.findByText('방금 온 소식 내용이에요.', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText('페이지와 함께 온 알림')).toBeNull();
});

test.each(['another account', 'nobody'])(
  'preloaded data of %s is not displayed to the signed-in account',
  async (whose) => {
    const { create } = testServer();
    const reader = await create.general();
    await send(reader.id, '내 알림');
    await deliverNotifications();
    const { screen } = await openShell({
      at: '/notifications',
      as: reader,
      preloaded: toPreloadedData(whose === 'nobody' ? null : reader.id + 1, '남의 알림'),
    });
    expect(await screen.findByText('내 알림 내용이에요.')).toBeTruthy();
    expect(screen.queryByText('남의 알림')).toBeNull();
  },
);
