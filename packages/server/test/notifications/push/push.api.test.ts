import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { signOut } from '@danji/contracts/accounts/web-session.endpoints';
import { DeliveryMode, DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { sendTestNotification, updateNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  replacePushSubscription,
} from '@danji/contracts/notifications/push.endpoints';
import { accountNotifications } from '@danji/contracts/notifications/catalogue/accounts';
import { toBusinessDate } from '@danji/contracts/format/date';
import { endExpiredSessions } from '@danji/server/accounts/sessions/sessions.repository';
import { notificationSenders, type SendResult } from '@danji/server/notifications/deliveries/notification-senders';
import { sendDeliveries } from '@danji/server/notifications/deliveries/send-deliveries.job';
import { createPushSender } from '@danji/server/notifications/push/push-sender';
import { notify } from '@danji/server/notifications/notifications/index';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import webPush from 'web-push';
import { advertisementToKind, message, tell } from '../notifications/told-message.ts';

const MINUTE = 60;
const DAY = 86_400;
const PUSH = NotificationChannel.PUSH;
const { publicKey, privateKey } = webPush.generateVAPIDKeys();

let person: Awaited<ReturnType<ReturnType<typeof testServer>['create']['general']>>;
/** Comes after the message was sent. */
let afterSending: () => void;

beforeAll(() => {
  const { platform, sandbox } = testServer();
  const keys = { publicKey, privateKey, subject: 'mailto:push@danji.test' };
  platform.config.push = { ...keys, serviceOrigins: [sandbox.url] };
  const sender = createPushSender({ ...keys, db: platform.db, clock: platform.clock, timeout: 2000 });
  platform.contributions.add(notificationSenders, 'push', {
    ...sender,
    async send(told): Promise<SendResult> {
      const result = await sender.send(told);
      afterSending();
      return result;
    },
  });
});
afterAll(() => {
  const { platform } = testServer();
  platform.config.push = undefined;
  platform.contributions.of(notificationSenders).delete('push');
});
beforeEach(async () => {
  await testServer().reset();
  afterSending = () => undefined;
  // Noon in Seoul, outside of everybody's quiet hours.
  moveTo('12:00');
  person = await testServer().create.general();
});

/** Moves the clock to the next such time of day in Seoul. */
function moveTo(time: string): void {
  const { clock } = testServer();
  const today = new Date(`${toBusinessDate(clock.now())}T${time}:00+09:00`);
  const seconds = (today.getTime() - clock.now().getTime()) / 1000;
  clock.advance(seconds > 0 ? seconds : seconds + DAY);
}

async function run(): Promise<void> {
  const { jobs } = testServer().platform;
  await deliverNotifications();
  await jobs.runNow(sendDeliveries, {});
  await jobs.idle();
}

/** Subscribes a new browser in a session of its own. */
async function subscribe(userId = person.id) {
  const { platform, sandbox } = testServer();
  const { token } = await openSession(platform, userId);
  const subscription = sandbox.push.subscribe(publicKey);
  const { status } = await call(addPushDevice, { token, body: subscription });
  expect(status).toBe(200);
  return { token, ...subscription };
}
const payloadsOf = ({ endpoint }: { endpoint: string }): unknown[] =>
  testServer()
    .sandbox.push.list(endpoint)
    .map(({ payload }) => JSON.parse(payload));
const listDevices = async (token: string) => (await call(listPushDevices, { token })).data;
const readDelivery = () =>
  testServer().db.selectFrom('notification_delivery').select(['state', 'error_code']).orderBy('id', 'desc').execute();

test('a notification goes to every browser of the person at once, an advertisement to none', async () => {
  const { sandbox, db, clock } = testServer();
  const [phone, desk] = [await subscribe(), await subscribe()];
  await db
    .insertInto('user_consent')
    .values({ user_id: person.id, document: 'marketing', is_agreed: true, created: clock.now() })
    .execute();
  await tell([person.id]);
  await tell([person.id], advertisementToKind);
  await run();
  for (const browser of [phone, desk])
    expect(payloadsOf(browser)).toEqual([
      {
        title: message.title,
        text: message.content,
        path: message.link,
        notification_id: expect.any(Number),
        tag: expect.stringMatching(/^danji-\d+$/),
      },
    ]);
  expect(sandbox.push.list()[0]).toMatchObject({ ttl: DAY, urgency: 'normal', topic: expect.any(String) });
  const { devices, public_key } = await listDevices(phone.token);
  expect(public_key).toBe(publicKey);
  expect(devices.map(({ is_current, last_success }) => [is_current, last_success !== null])).toEqual([
    [false, true],
    [true, true],
  ]);
  await call(updateNotificationSettings, {
    token: person.token,
    body: { choices: [{ notification_type: 0, channel: PUSH, mode: DeliveryMode.DAILY }] },
  });
  await tell([person.id]);
  await tell([person.id]);
  await run();
  clock.advance(DAY);
  await run();
  expect(payloadsOf(phone)[0]).toMatchObject({ title: '새 알림 2건', path: '/notifications', notification_id: null });
});

test('in quiet hours nothing rings until they end, except what is about the safety of the account', async () => {
  const { db, clock, platform } = testServer();
  const phone = await subscribe();
  moveTo('22:00');
  await tell([person.id]);
  await notify(db, accountNotifications.emailChanged, [person.id], {}, clock.now());
  await run();
  const titles = () => payloadsOf(phone).map((payload) => (payload as { title: string }).title);
  expect(titles()).toEqual(['이메일이 바뀌었어요']);
  moveTo('07:59');
  await run();
  expect(titles()).toHaveLength(1);
  moveTo('08:00');
  await run();
  expect(titles()).toEqual([message.title, '이메일이 바뀌었어요']);
  const choose = async (quiet_hours: { start: string; end: string } | null) => {
    const { token } = await openSession(platform, person.id);
    return call(updateNotificationSettings, { token, body: { quiet_hours } });
  };
  moveTo('11:30');
  expect((await choose({ start: '11:00', end: '11:00' })).problem.fields).toHaveProperty('quiet_hours');
  const hours = { start: '11:00', end: '12:00' };
  expect((await choose(hours)).data.quiet_hours).toEqual(hours);
  await tell([person.id]);
  await run();
  expect(titles()).toHaveLength(2);
  expect((await choose(null)).data.quiet_hours).toBeNull();
  moveTo('12:00');
  await run();
  await tell([person.id]);
  moveTo('23:00');
  await run();
  expect(titles()).toHaveLength(4);
});

test('a browser that is gone is removed, and one whose service is away is tried again alone', async () => {
  const { sandbox, clock, db } = testServer();
  const [gone, away, fine] = [await subscribe(), await subscribe(), await subscribe()];
  sandbox.push.injectFault(gone.endpoint, 410);
  sandbox.push.injectFault(away.endpoint, 429);
  await tell([person.id]);
  await run();
  expect(await readDelivery()).toEqual([{ state: DeliveryState.WAITING, error_code: 'push_429' }]);
  expect((await listDevices(fine.token)).devices).toHaveLength(2);
  sandbox.push.injectFault(away.endpoint, undefined);
  clock.advance(MINUTE);
  await run();
  expect([away, fine].map((browser) => payloadsOf(browser).length)).toEqual([1, 1]);
  expect(await readDelivery()).toMatchObject([{ state: DeliveryState.SENT }]);
  for (const { endpoint } of [away, fine]) sandbox.push.injectFault(endpoint, 404);
  await tell([person.id]);
  await run();
  expect(await readDelivery()).toMatchObject([{ state: DeliveryState.FAILED, error_code: 'push_gone' }, {}]);
  await tell([person.id]);
  await run();
  expect(await readDelivery()).toHaveLength(2);
  expect(await db.selectFrom('push_subscription').select('id').execute()).toEqual([]);
});

test('a server that dies between sending and recording repeats nothing in a browser that has it', async () => {
  const { clock } = testServer();
  const phone = await subscribe();
  afterSending = () => {
    throw new Error('killed');
  };
  await tell([person.id]);
  await run();
  afterSending = () => undefined;
  clock.advance(11 * MINUTE);
  await run();
  expect(payloadsOf(phone)).toHaveLength(1);
  expect(await readDelivery()).toMatchObject([{ state: DeliveryState.SENT }]);
});

test('signing out ends the notifications of that browser, a session that expired does not', async () => {
  const { clock, db, platform } = testServer();
  const [phone, desk] = [await subscribe(), await subscribe()];
  expect((await call(signOut, { token: phone.token, body: { scope: 'here' } })).status).toBe(200);
  await tell([person.id]);
  await run();
  expect([phone, desk].map((browser) => payloadsOf(browser).length)).toEqual([0, 1]);
  clock.advance(40 * DAY);
  await endExpiredSessions(db, clock.now());
  await tell([person.id]);
  await run();
  expect(payloadsOf(desk)).toHaveLength(2);
  // Somebody else who signs in there takes the browser over.
  const other = await testServer().create.general();
  const { token } = await openSession(platform, other.id);
  const { endpoint, p256dh, auth } = desk;
  await call(addPushDevice, { token, body: { endpoint, p256dh, auth } });
  await tell([person.id]);
  await run();
  expect(payloadsOf(desk)).toHaveLength(2);
  expect((await listDevices(token)).devices).toMatchObject([{ is_current: true }]);
});

test('a person lists and removes the own devices, of which there are at most twenty', async () => {
  const { sandbox } = testServer();
  const first = await subscribe();
  for (let count = 0; count < 20; count += 1) await subscribe();
  const { devices } = await listDevices(first.token);
  expect(devices).toHaveLength(20);
  expect(devices.some(({ is_current }) => is_current)).toBe(false);
  const [newest] = devices;
  const stranger = await testServer().create.general();
  const remove = (token: string) => call(removePushDevice, { token, body: { push_device_id: newest?.id ?? 1 } });
  expect((await remove(stranger.token)).status).toBe(404);
  expect((await remove(first.token)).status).toBe(200);
  expect((await listDevices(first.token)).devices).toHaveLength(19);
  const { p256dh, auth } = sandbox.push.subscribe(publicKey);
  const add = (endpoint: string, key = p256dh) =>
    call(addPushDevice, { token: first.token, body: { endpoint, p256dh: key, auth } });
  for (const endpoint of ['http://169.254.169.254/push', 'https://fcm.googleapis.com.evil.test/x', 'https://10.0.0.1/'])
    expect((await add(endpoint)).problem.fields).toEqual({ endpoint: '이 브라우저로는 알림을 보낼 수 없어요.' });
  expect((await add('https://fcm.googleapis.com/fcm/send/x', 'A'.repeat(87))).status).toBe(422);
  expect((await add('https://fcm.googleapis.com/fcm/send/x')).status).toBe(200);
});

test('a renewed subscription takes the place of the old one, for who knows both', async () => {
  const { sandbox } = testServer();
  const phone = await subscribe();
  const renewed = sandbox.push.subscribe(publicKey);
  const replace = (old_auth: string) =>
    call(replacePushSubscription, { body: { old_endpoint: phone.endpoint, old_auth, ...renewed } });
  expect((await replace(renewed.auth)).status).toBe(422);
  expect((await replace(phone.auth)).status).toBe(200);
  await tell([person.id]);
  await run();
  expect([phone, renewed].map((browser) => payloadsOf(browser).length)).toEqual([0, 1]);
  const test = () => call(sendTestNotification, { token: person.token, body: { channel: PUSH } });
  expect((await test()).status).toBe(200);
  expect(payloadsOf(renewed)[0]).toMatchObject({ title: expect.stringContaining('시험'), notification_id: null });
  sandbox.push.injectFault(renewed.endpoint, 410);
  expect((await test()).problem.title).toContain('알림 받기를 다시 눌러 주세요');
  expect((await test()).problem.fields).toMatchObject({ channel: expect.stringContaining('기기가 없어요') });
});
