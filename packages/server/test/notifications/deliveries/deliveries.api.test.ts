import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DeliveryMode, DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import {
  getNotificationSettings,
  sendTestNotification,
  unsubscribe,
  updateNotificationSettings,
} from '@danji/contracts/notifications/delivery.endpoints';
import { markNotificationsRead } from '@danji/contracts/notifications/notification.endpoints';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { cleanUpDeliveries } from '@danji/server/notifications/deliveries/clean-up.job';
import {
  type ChannelMessage,
  notificationSenders,
  type SendResult,
} from '@danji/server/notifications/deliveries/notification-senders';
import { sendDeliveries } from '@danji/server/notifications/deliveries/send-deliveries.job';
import { createEmailSender } from '@danji/server/notifications/email/email-sender';
import { notify } from '@danji/server/notifications/notifications/index';
import { acquireAdvisoryLock } from '@danji/server/platform/database/advisory-lock';
import { transaction } from '@danji/server/platform/database/transaction';
import { newNanoId } from '@danji/server/platform/ids';
import { call } from '@danji/testing/call';
import { deliverNotifications, listNotified } from '@danji/testing/deliver-notifications';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { advertisementToKind, message, messageToOne, noticePublished, tell } from '../notifications/told-message.ts';

const MINUTE = 60;
const DAY = 86_400;
const EMAIL = NotificationChannel.EMAIL;

type Sender = ReturnType<typeof createEmailSender>;
let sender: Sender;
let send: Sender['send'];
let person: Awaited<ReturnType<ReturnType<typeof testServer>['create']['general']>>;
let address: string;

beforeAll(() => {
  const { platform, sandbox } = testServer();
  const { webOrigin, company } = platform.config;
  const smtp = { url: sandbox.smtpUrl, from: 'no-reply@danji.test', requiresTls: false };
  sender = createEmailSender({ ...smtp, webOrigin, company, signingKey: platform.signingKey, timeout: 2000 });
  platform.contributions.add(notificationSenders, 'email', {
    ...sender,
    send: (message) => send(message),
  });
});
afterAll(() => {
  testServer().platform.contributions.of(notificationSenders).delete('email');
  sender.close();
});
beforeEach(async () => {
  await testServer().reset();
  send = sender.send;
  person = await testServer().create.general();
  address = person.email ?? '';
});

/** Dies when the message is sent, before that is recorded. */
async function sendAndDie(message: ChannelMessage): Promise<SendResult> {
  await sender.send(message);
  throw new Error('killed');
}

/** Delivers what was told, and sends what is due. */
async function run(): Promise<void> {
  const { jobs } = testServer().platform;
  await deliverNotifications();
  await jobs.runNow(sendDeliveries, {});
  await jobs.idle();
}
const mails = () => testServer().sandbox.mail.list(address);
const headerOf = (name: string, index = 0) => mails()[index]?.headers.find(({ key }) => key === name)?.value ?? '';
const tellNotice = (title: string) =>
  notify(
    testServer().db,
    noticePublished,
    [person.id],
    { nano_id: newNanoId(), title, excerpt: '' },
    testServer().clock.now(),
  );
const listStates = async () => {
  const rows = await testServer().db.selectFrom('notification_delivery').select('state').orderBy('id').execute();
  return rows.map(({ state }) => state);
};
const choose = (notification_type: 0 | 1, mode: 0 | 1 | 2 | null, token = person.token) =>
  call(updateNotificationSettings, { token, body: { choices: [{ notification_type, channel: EMAIL, mode }] } });

test('what is important comes at once, the rest in one e-mail at 08:30, an advertisement never', async () => {
  const { clock, db } = testServer();
  await tell([person.id]);
  await tellNotice('첫 소식');
  await tellNotice('둘째 소식');
  await db
    .insertInto('user_consent')
    .values({ user_id: person.id, document: 'marketing', is_agreed: true, created: clock.now() })
    .execute();
  await tell([person.id], advertisementToKind);
  await run();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatchObject({
    subject: `[단지] ${message.title}`,
    text: expect.stringContaining(message.content),
  });
  expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { due } = await db
    .selectFrom('notification_delivery')
    .where('is_digest', '=', true)
    .select('due')
    .executeTakeFirstOrThrow();
  expect(due).toMatch(/T23:30:00/);
  expect(Date.parse(due) - clock.now().getTime()).toBeLessThanOrEqual(DAY * 1000);
  clock.advance(DAY);
  await run();
  expect(mails()).toHaveLength(2);
  expect(mails()[0]).toMatchObject({ subject: '[단지] 새 알림 2건', html: expect.stringContaining('둘째 소식') });
  expect(await listStates()).toEqual([2, 2, 2]);
  clock.advance(91 * DAY);
  await testServer().platform.jobs.runNow(cleanUpDeliveries, {});
  expect(await listStates()).toEqual([]);
});

test('a person chooses, and what was turned off or read in the app is not sent', async () => {
  const { clock, platform } = testServer();
  await choose(NotificationType.NOTICE, DeliveryMode.AT_ONCE);
  await tellNotice('바로');
  await run();
  expect(mails()).toHaveLength(1);
  await choose(NotificationType.NOTICE, null);
  await tellNotice('읽은 소식');
  await run();
  await call(markNotificationsRead, { token: person.token, body: {} });
  clock.advance(DAY);
  await run();
  expect(await listStates()).toEqual([DeliveryState.SENT, DeliveryState.SKIPPED]);
  await tellNotice('끈 소식');
  await run();
  const { token } = await openSession(platform, person.id);
  const { data } = await choose(NotificationType.NOTICE, DeliveryMode.OFF, token);
  expect(data).toMatchObject({ channels: [EMAIL], email_stopped: null });
  expect(data.choices).toContainEqual({ notification_type: 0, channel: EMAIL, mode: DeliveryMode.OFF });
  await tell([person.id]);
  clock.advance(DAY);
  await run();
  expect(mails()).toHaveLength(1);
  expect(await listStates()).toEqual([DeliveryState.SENT, DeliveryState.SKIPPED, DeliveryState.SKIPPED]);
});

test('the address in the header turns the group off without a session; a changed one does nothing', async () => {
  await tell([person.id]);
  await run();
  const url = new URL(headerOf('list-unsubscribe').slice(1, -1));
  const token = url.searchParams.get('token') ?? '';
  const press = (token: string) =>
    testServer().app.inject({
      method: 'POST',
      url: `${url.pathname}?${new URLSearchParams({ token })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const choices = async () => (await call(getNotificationSettings, { token: person.token })).data.choices;
  const forged = token.replace(/\.0\./, '.0-1.');
  expect(forged).not.toBe(token);
  expect((await press(forged)).statusCode).toBe(422);
  expect((await choices()).every(({ mode }) => mode === null)).toBe(true);
  expect((await press(token)).statusCode).toBe(200);
  expect((await choices()).filter(({ mode }) => mode !== null)).toEqual([
    { notification_type: NotificationType.NOTICE, channel: EMAIL, mode: DeliveryMode.OFF },
  ]);
  expect((await testServer().app.inject({ method: unsubscribe.method, url: unsubscribe.path })).statusCode).toBe(422);
  const opened = await testServer().app.inject(`${unsubscribe.path}?${new URLSearchParams({ token })}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/unsubscribe?${new URLSearchParams({ token })}`]);
});

test('an address that refuses stops the channel and its owner is told once, until it is started again', async () => {
  const { sandbox, db } = testServer();
  sandbox.mail.injectFault(address, 'refuse');
  await tell([person.id]);
  await run();
  await tell([person.id]);
  await run();
  expect(await listStates()).toEqual([DeliveryState.FAILED]);
  const told = await listNotified(person.token);
  expect(told.filter(({ title }) => title === '이메일 알림을 멈췄어요')).toHaveLength(1);
  const settings = await call(getNotificationSettings, { token: person.token });
  expect(settings.data.email_stopped).not.toBeNull();
  const test = () => call(sendTestNotification, { token: person.token, body: { channel: EMAIL } });
  expect((await test()).problem.title).toContain('이메일 주소로 메일이 가지 않아요');
  sandbox.mail.injectFault(address, undefined);
  expect((await test()).status).toBe(200);
  const started = await call(updateNotificationSettings, { token: person.token, body: { starts_email: true } });
  expect(started.data.email_stopped).toBeNull();
  await tell([person.id]);
  await run();
  expect(mails().map(({ subject }) => subject)).toEqual([`[단지] ${message.title}`, '[단지] 이메일 알림을 시험해요']);
  // Another address of the account is tried without being started.
  sandbox.mail.injectFault(address, 'refuse');
  await tell([person.id]);
  await run();
  address = 'another@danji.test';
  await db.updateTable('user_account').where('id', '=', person.id).set({ email: address }).execute();
  await tell([person.id]);
  await run();
  expect(mails()).toHaveLength(1);
});

test('an address that takes nothing now is tried again after one, then five minutes, and not for ever', async () => {
  const { sandbox, clock, db } = testServer();
  sandbox.mail.injectFault(address, 'defer');
  await tell([person.id]);
  await run();
  await run();
  const attempts = async () =>
    await db.selectFrom('notification_delivery').select(['attempts', 'error_code']).executeTakeFirstOrThrow();
  expect(await attempts()).toEqual({ attempts: 1, error_code: 'smtp_451' });
  clock.advance(MINUTE);
  await run();
  clock.advance(4 * MINUTE);
  await run();
  expect(await attempts()).toMatchObject({ attempts: 2 });
  sandbox.mail.injectFault(address, undefined);
  clock.advance(MINUTE);
  await run();
  expect(mails()).toHaveLength(1);
  sandbox.mail.injectFault(address, 'defer');
  await tell([person.id]);
  for (const minutes of [0, 1, 5, 30, 120, 360]) {
    clock.advance(minutes * MINUTE);
    await run();
  }
  expect(await listStates()).toEqual([DeliveryState.SENT, DeliveryState.FAILED]);
});

test('a server that dies between sending and recording sends twice at most, under the same number', async () => {
  const { clock } = testServer();
  send = sendAndDie;
  await tell([person.id]);
  await run();
  clock.advance(9 * MINUTE);
  await run();
  expect(mails()).toHaveLength(1);
  clock.advance(2 * MINUTE);
  await run();
  clock.advance(11 * MINUTE);
  await run();
  clock.advance(11 * MINUTE);
  await run();
  expect(mails()).toHaveLength(2);
  expect(headerOf('message-id', 0)).toBe(headerOf('message-id', 1));
  expect(await listStates()).toEqual([DeliveryState.UNKNOWN]);
});

test('a mail server that takes a message and never answers is the same as a crash', async () => {
  const { sandbox, clock } = testServer();
  sandbox.mail.injectFault(address, 'hang');
  await tell([person.id]);
  await run();
  expect(await listStates()).toEqual([DeliveryState.SENDING]);
  sandbox.mail.injectFault(address, undefined);
  clock.advance(11 * MINUTE);
  await run();
  expect(await listStates()).toEqual([DeliveryState.SENT]);
  expect(mails()).toHaveLength(2);
});

test('two servers neither split nor double the e-mail of a day', async () => {
  const { clock, db, platform } = testServer();
  for (const title of ['하나', '둘', '셋']) await tellNotice(title);
  await deliverNotifications();
  clock.advance(DAY);
  const runs = await transaction(db, async (db) => {
    await acquireAdvisoryLock(db, 'notification deliveries');
    const both = [1, 2].map(() => platform.jobs.runNow(sendDeliveries, {}));
    await untilSessionWaits();
    return both;
  });
  await Promise.all(runs);
  expect(mails().map(({ subject }) => subject)).toEqual(['[단지] 새 알림 3건']);
});

test('without a channel nothing is written', async () => {
  const { contributions } = testServer().platform;
  const senders = contributions.of(notificationSenders);
  const mail = senders.get('email');
  senders.delete('email');
  await notify(testServer().db, messageToOne, [person.id], message, testServer().clock.now());
  await run();
  expect(await listStates()).toEqual([]);
  const { data } = await call(getNotificationSettings, { token: person.token });
  expect(data).toMatchObject({ channels: [], choices: [] });
  if (mail) senders.set('email', mail);
});
