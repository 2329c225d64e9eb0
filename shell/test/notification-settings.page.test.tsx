import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { getNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import { type ChannelMessage, notificationSenders } from '@danji/server/notifications/deliveries/notification-senders';
import { emailAddress } from '@danji/server/notifications/email/email-address';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

const senders = () => testServer().platform.contributions.of(notificationSenders);
/** The messages that were sent; the mail client itself needs Node, and is tested with the calls. */
const sent: ChannelMessage[] = [];

beforeEach(async () => {
  await testServer().reset();
  sent.length = 0;
  senders().set('email', {
    channel: NotificationChannel.EMAIL,
    ...emailAddress,
    send: async (message) => {
      sent.push(message);
      return { kind: 'sent', providerId: null };
    },
  });
});
afterAll(() => void senders().delete('email'));

test('a choice is saved at once, and a test message is sent', async () => {
  const reader = await testServer().create.general();
  const { user, screen } = await openShell({ at: '/me/notifications', as: reader });
  await user.selectOptions(await screen.findByLabelText('입찰'), '바로');
  await screen.findByText('입찰 알림을 바꿨어요.');
  const { data } = await call(getNotificationSettings, { token: reader.token });
  expect(data.choices).toContainEqual({ notification_type: 3, channel: NotificationChannel.EMAIL, mode: 1 });
  await user.click(screen.getByRole('button', { name: '시험 알림 보내기' }));
  await screen.findByText('시험 알림을 보냈어요.');
  expect(sent).toMatchObject([{ address: reader.email, userId: reader.id }]);
});

test('a stopped address says why, and starts again', async () => {
  const { create, db, clock } = testServer();
  const reader = await create.general();
  await db
    .insertInto('notification_setting')
    .values({ user_id: reader.id, refused_email: reader.email, email_stopped: clock.now() })
    .execute();
  const { user, screen, waitFor } = await openShell({ at: '/me/notifications', as: reader });
  await screen.findByText(/주소로 메일이 가지 않았어요/);
  await user.click(screen.getByRole('button', { name: '이메일 알림 다시 시작' }));
  await screen.findByText('이메일 알림을 다시 시작했어요.');
  await waitFor(() => expect(screen.queryByText(/주소로 메일이 가지 않았어요/)).toBeNull());
});

test('without a channel the page says so, and the list of notifications leads to it', async () => {
  senders().delete('email');
  const reader = await testServer().create.general();
  const { user, screen } = await openShell({ at: '/notifications', as: reader });
  await user.click(await screen.findByRole('link', { name: '알림 설정' }));
  await screen.findByText('지금은 앱에서만 알림을 받을 수 있어요.');
});
