import { beforeEach, expect, test } from '@jest/globals';
import { NotificationType } from '@danji/contracts/notifications/notification';
import {
  countNotifications,
  markNotificationsRead,
  sendStaffNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { untilListening, watchRequests } from './network.ts';
import { openShell } from './open-shell.tsx';

beforeEach(async () => testServer().reset());

async function makeReader(titles: string[]) {
  const reader = await testServer().create.general({ name: '김소장' });
  const staff = await testServer().create.staff();
  for (const title of titles)
    await call(sendStaffNotification, {
      token: staff.token,
      body: { user_id: reader.id, title, content: `${title} 내용이에요.` },
    });
  await deliverNotifications();
  return reader;
}

test('shows unread notifications, marks one read and deletes another', async () => {
  const reader = await makeReader(['정기 점검', '새 기능']);
  const { user, screen, waitFor } = await openShell({ at: '/notifications', as: reader });
  await screen.findByRole('button', { name: /^알림.*2/ });
  await user.click(await screen.findByRole('button', { name: '정기 점검, 읽음으로 표시' }));
  await screen.findByRole('button', { name: /^알림.*1/ });
  await user.click(screen.getByRole('button', { name: '새 기능 알림 지우기' }));
  await screen.findByText('알림을 지웠어요.');
  await waitFor(() => expect(screen.queryByText('새 기능 내용이에요.')).toBeNull());
  expect(screen.getByText('정기 점검 내용이에요.')).toBeTruthy();
});

test('opening the screen that a notification leads to, from wherever, marks it read', async () => {
  const reader = await makeReader(['공지', '다른 것']);
  await testServer().db.updateTable('notification').set({ link: '/me' }).where('title', '=', '공지').execute();
  const { screen, go } = await openShell({ at: '/notifications', as: reader });
  await screen.findByRole('button', { name: /^알림.*2/ });
  await go('/me');
  await screen.findByRole('button', { name: /^알림.*1/ });
  expect((await call(countNotifications, { token: reader.token })).data.count).toBe(1);
});

test('a link out of the app, from before it was refused, is no link', async () => {
  const reader = await makeReader(['정기 점검', '새 기능']);
  const { db } = testServer();
  await db.updateTable('notification').set({ link: '/\t/evil.test' }).where('title', '=', '정기 점검').execute();
  await db.updateTable('notification').set({ link: '/support/notices' }).where('title', '=', '새 기능').execute();
  const { screen } = await openShell({ at: '/notifications', as: reader });
  expect((await screen.findByText('새 기능 내용이에요.')).closest('a')?.getAttribute('href')).toBe('/support/notices');
  expect(screen.getByText('정기 점검 내용이에요.').closest('a')).toBeNull();
});

test('stores the selected type in the address, and shows an empty state', async () => {
  const reader = await makeReader(['정기 점검']);
  const { user, screen, address } = await openShell({ at: '/notifications', as: reader });
  await user.click(await screen.findByRole('button', { name: NotificationType.label(NotificationType.SHOP) }));
  await screen.findByText('여기에는 알림이 없어요');
  expect(address()).toBe(`/notifications?notification_type=${NotificationType.SHOP}`);
  await user.click(screen.getByRole('button', { name: '모두 보기' }));
  await screen.findByText('정기 점검 내용이에요.');
});

test('shows a notification that arrives while the page is open', async () => {
  const reader = await makeReader([]);
  const { screen } = await openShell({ at: '/notifications', as: reader });
  await screen.findByText('아직 알림이 없어요');
  // The stream opens after the first paint; an earlier notification would be in the list anyway.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const staff = await testServer().create.staff();
  await call(sendStaffNotification, {
    token: staff.token,
    body: { user_id: reader.id, title: '방금 온 소식', content: '바로 보여요.' },
  });
  await screen.findByText('바로 보여요.', {}, { timeout: 5000 });
});

test('a notification read in another tab no longer counts here; one read here is requested once', async () => {
  const reader = await makeReader(['정기 점검', '새 기능']);
  const { user, screen, waitFor } = await untilListening(() => openShell({ at: '/notifications', as: reader }));
  await screen.findByRole('button', { name: /^알림.*2/ });
  const counts = watchRequests(({ path }) => path === countNotifications.path);
  await user.click(await screen.findByRole('button', { name: '정기 점검, 읽음으로 표시' }));
  await screen.findByRole('button', { name: /^알림.*1/ });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(counts).toHaveLength(1);
  await call(markNotificationsRead, { token: reader.token, body: {} });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^알림.*1/ })).toBeNull());
});

test('restores a deleted notification, and deletes the read ones after a confirmation', async () => {
  const reader = await makeReader(['정기 점검', '새 기능']);
  const { user, screen, waitFor, within } = await openShell({ at: '/notifications', as: reader });
  await user.click(await screen.findByRole('button', { name: '새 기능 알림 지우기' }));
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  await screen.findByText('새 기능 내용이에요.');
  await user.click(screen.getByRole('button', { name: '정기 점검, 읽음으로 표시' }));
  const more = screen.getByRole<HTMLButtonElement>('button', { name: '알림 관리' });
  await waitFor(() => expect(more.disabled).toBe(false));
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: '읽은 알림 지우기' }));
  const question = await screen.findByRole('alertdialog', { name: '읽은 알림을 모두 지울까요?' });
  await user.click(within(question).getByRole('button', { name: '모두 삭제' }));
  await screen.findByText('읽은 알림 1개를 지웠어요.');
  await waitFor(() => expect(screen.queryByText('정기 점검 내용이에요.')).toBeNull());
  expect(screen.getByText('새 기능 내용이에요.')).toBeTruthy();
});

test("filters unread notifications by the address, and shows their number in the window's title", async () => {
  const reader = await makeReader(['정기 점검', '새 기능']);
  const { user, screen, waitFor, address } = await openShell({ at: '/notifications?is_read=false', as: reader });
  await user.click(await screen.findByRole('button', { name: '정기 점검, 읽음으로 표시' }));
  await waitFor(() => expect(screen.queryByText('정기 점검 내용이에요.')).toBeNull());
  await waitFor(() => expect(document.title).toBe('(1) 알림 | 단지'));
  await user.click(await screen.findByRole('button', { name: '새 기능, 읽음으로 표시' }));
  await screen.findByText('안 읽은 알림이 없어요');
  const only = screen.getByRole<HTMLInputElement>('switch', { name: '안 읽은 알림만' });
  expect(only.checked).toBe(true);
  await user.click(only);
  await screen.findByText('정기 점검 내용이에요.');
  expect(address()).toBe('/notifications');
  await user.click(only);
  await waitFor(() => expect(address()).toBe('/notifications?is_read=false'));
});
