import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { getNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import { listPushDevices } from '@danji/contracts/notifications/push.endpoints';
import { type ChannelMessage, notificationSenders } from '@danji/server/notifications/deliveries/notification-senders';
import { toUnsubscribeToken } from '@danji/server/notifications/email/unsubscribe-token';
import { emailAddress } from '@danji/server/notifications/email/email-address';
import { pushAddress } from '@danji/server/notifications/push/push-address';
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
    atOnce: 1,
    send: async (message) => {
      sent.push(message);
      return { kind: 'sent', providerId: null };
    },
  });
});
afterAll(() => void senders().delete('email'));

test('one table has the groups and the channels; a choice is saved at once, and a test message is sent', async () => {
  const reader = await testServer().create.general();
  const { user, screen, waitFor, within } = await openShell({ at: '/me/notifications', as: reader });
  const table = await screen.findByRole('table', { name: '알림 종류와 받는 방법' });
  const names = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(names('columnheader')).toEqual(['알림 종류', '이메일']);
  const bids = { notification_type: 3, channel: NotificationChannel.EMAIL };
  const choices = async () => (await call(getNotificationSettings, { token: reader.token })).data.choices;
  await user.selectOptions(screen.getByLabelText('입찰 – 이메일 받는 때'), '바로');
  await screen.findByText('입찰 알림을 바꿨어요.');
  expect(await choices()).toContainEqual({ ...bids, mode: 1 });
  await user.click(screen.getByRole('checkbox', { name: '입찰 – 이메일' }));
  await waitFor(() => expect(screen.queryByLabelText('입찰 – 이메일 받는 때')).toBeNull());
  expect(await choices()).toContainEqual({ ...bids, mode: 0 });
  await user.click(screen.getByRole('checkbox', { name: '입찰 – 이메일' }));
  await screen.findByLabelText('입찰 – 이메일 받는 때');
  expect(await choices()).toContainEqual({ ...bids, mode: null });
  await user.click(screen.getByRole('button', { name: '시험 알림 보내기' }));
  await screen.findByText('시험 알림을 보냈어요.');
  expect(sent).toMatchObject([{ address: reader.email, userId: reader.id }]);
});

test('vendors choose for alerts of new notices by themselves; nobody else has them', async () => {
  const { create } = testServer();
  const vendor = await openShell({ at: '/me/notifications', as: await create.brand() });
  await vendor.screen.findByRole('checkbox', { name: '새 공고 – 이메일' });
  const reader = await openShell({ at: '/me/notifications', as: await create.general() });
  await reader.screen.findByRole('checkbox', { name: '입찰 – 이메일' });
  expect(reader.screen.queryByRole('checkbox', { name: '새 공고 – 이메일' })).toBeNull();
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

test('the address of an e-mail turns the group off for who is not signed in, after one button', async () => {
  const reader = await testServer().create.general();
  const token = toUnsubscribeToken(testServer().platform.signingKey, reader.id, [3]);
  const { user, screen } = await openShell({ at: `/unsubscribe?${new URLSearchParams({ token })}` });
  await screen.findByRole('heading', { level: 1, name: '이메일 알림을 끌까요?' });
  const choices = async () => (await call(getNotificationSettings, { token: reader.token })).data.choices;
  const off = { notification_type: 3, channel: NotificationChannel.EMAIL, mode: 0 };
  expect(await choices()).not.toContainEqual(off);
  await user.click(screen.getByRole('button', { name: '이메일 알림 끄기' }));
  await screen.findByRole('heading', { level: 1, name: '이메일 알림을 껐어요' });
  expect(await choices()).toContainEqual(off);
  const wrong = await openShell({ at: '/unsubscribe?token=wrong' });
  await wrong.user.click(await wrong.screen.findByRole('button', { name: '이메일 알림 끄기' }));
  await wrong.screen.findByRole('alert');
});

test('marketing is agreed to and withdrawn by one switch, with the date; the page leads back', async () => {
  const reader = await testServer().create.general();
  const { user, screen } = await openShell({ at: '/me/notifications', as: reader });
  await screen.findByText('아직 동의한 적이 없어요.');
  await user.click(screen.getByRole('switch', { name: /혜택과 소식 받기/ }));
  await screen.findByText(/에 동의했어요. 2년마다 동의한 사실을 알려 드려요/);
  await user.click(screen.getByRole('switch', { name: /혜택과 소식 받기/ }));
  await screen.findByText(/에 받지 않기로 했어요/);
  expect(screen.getByRole('link', { name: '내 정보로 돌아가기' }).getAttribute('href')).toBe('/me');
});

test('without a channel the page says so, and the list of notifications leads to it', async () => {
  senders().delete('email');
  const reader = await testServer().create.general();
  const { user, screen } = await openShell({ at: '/notifications', as: reader });
  await user.click(await screen.findByRole('link', { name: '알림 설정' }));
  await screen.findByText('지금은 앱에서만 알림을 받을 수 있어요.');
});

describe('push notifications', () => {
  const browser = { subscription: undefined as object | undefined, asked: 0 };

  /** A browser with a service worker and a push service, which jsdom has not. */
  function usePushBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
    browser.subscription = undefined;
    browser.asked = 0;
    const subscribed = {
      endpoint: `${testServer().sandbox.url}/push/this-browser`,
      keys: { p256dh: pair.publicKey, auth: 'A'.repeat(22) },
    };
    const pushManager = {
      getSubscription: async () => browser.subscription ?? null,
      subscribe: async () => {
        browser.subscription = { toJSON: () => subscribed, options: {}, unsubscribe: async () => true };
        return browser.subscription;
      },
    };
    const granted = { permission };
    const asks = {
      ...granted,
      requestPermission: async () => {
        browser.asked += 1;
        asks.permission = answer;
        return answer;
      },
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: Promise.resolve({ pushManager }) },
    });
    Object.assign(globalThis, { PushManager: {}, Notification: asks });
    const meta = document.createElement('meta');
    meta.name = 'danji-worker';
    document.head.append(meta);
  }
  /** The base point of the curve P-256, and the number one. */
  const pair = {
    publicKey: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    privateKey: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE',
  };

  beforeEach(() => {
    const { platform } = testServer();
    platform.config.push = { ...pair, subject: 'mailto:push@danji.test', serviceOrigins: [testServer().sandbox.url] };
    senders().set('push', {
      channel: NotificationChannel.PUSH,
      ...pushAddress,
      atOnce: 1,
      send: async () => ({ kind: 'sent', providerId: null }),
    });
  });
  afterEach(() => {
    senders().delete('push');
    testServer().platform.config.push = undefined;
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'PushManager');
    Reflect.deleteProperty(globalThis, 'Notification');
    document.querySelector('meta[name=danji-worker]')?.remove();
  });

  test('nothing is asked before the button is pressed; then this device gets them, is listed and can be removed', async () => {
    usePushBrowser('default');
    const reader = await testServer().create.general();
    const { user, screen, waitFor } = await openShell({ at: '/me/notifications', as: reader });
    const button = await screen.findByRole('button', { name: '알림 받기' });
    expect(browser.asked).toBe(0);
    await user.click(button);
    await screen.findByText('이 기기에서 알림을 받고 있어요.');
    expect(browser.asked).toBe(1);
    expect((await call(listPushDevices, { token: reader.token })).data.devices).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /알림 끄기$/ }));
    await screen.findByText('이 기기에서는 알림을 받지 않아요.');
    const start = await screen.findByLabelText('시작 시각');
    await user.clear(start);
    await user.type(start, '22:30');
    await user.click(screen.getByRole('button', { name: '시간 저장' }));
    await screen.findByText('방해 금지 시간을 저장했어요.');
    const { quiet_hours } = (await call(getNotificationSettings, { token: reader.token })).data;
    expect(quiet_hours).toEqual({ start: '22:30', end: '08:00' });
    await waitFor(async () =>
      expect((await call(listPushDevices, { token: reader.token })).data.devices).toHaveLength(0),
    );
  });

  test('says what to do where notifications are blocked, and where only an app on the home screen gets them', async () => {
    usePushBrowser('default', 'denied');
    const reader = await testServer().create.general();
    const { user, screen } = await openShell({ at: '/me/notifications', as: reader });
    await user.click(await screen.findByRole('button', { name: '알림 받기' }));
    await screen.findByText('이 기기에서 알림이 차단되어 있어요');
    Reflect.deleteProperty(globalThis, 'PushManager');
    const agent = Object.getOwnPropertyDescriptor(navigator, 'userAgent');
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Mozilla/5.0 (iPhone)' });
    const phone = await openShell({ at: '/me/notifications', as: reader });
    await phone.screen.findByText('홈 화면에 추가하면 알림을 받을 수 있어요');
    if (agent) Object.defineProperty(navigator, 'userAgent', agent);
    else Reflect.deleteProperty(navigator, 'userAgent');
  });
});
