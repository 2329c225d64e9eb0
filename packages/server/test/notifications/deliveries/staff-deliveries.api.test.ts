import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import {
  getDeliveryFigures,
  listStaffDeliveries,
  resendDelivery,
} from '@danji/contracts/notifications/delivery-staff.endpoints';
import { markNotificationsRead } from '@danji/contracts/notifications/notification.endpoints';
import {
  getNotificationTemplate,
  listNotificationTemplates,
  sendTestTemplate,
} from '@danji/contracts/notifications/template-staff.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import {
  type ChannelMessage,
  notificationSenders,
  type SendResult,
} from '@danji/server/notifications/deliveries/notification-senders';
import { emailAddress } from '@danji/server/notifications/email/email-address';
import { sendDeliveries } from '@danji/server/notifications/deliveries/send-deliveries.job';
import { notify } from '@danji/server/notifications/notifications/index';
import { newNanoId } from '@danji/server/platform/ids';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { noticePublished, tell } from '../notifications/told-message.ts';

const EMAIL = NotificationChannel.EMAIL;
const DAY = 86_400;
const OK: SendResult = { kind: 'sent', providerId: '250' };

type Account = Awaited<ReturnType<ReturnType<typeof testServer>['create']['general']>>;
let answer: SendResult;
let sent: ChannelMessage[];
let person: Account;
let staff: Account;

beforeAll(() => {
  testServer().platform.contributions.add(notificationSenders, 'test', {
    channel: EMAIL,
    ...emailAddress,
    atOnce: 1,
    send: (message) => {
      sent.push(message);
      return Promise.resolve(answer);
    },
  });
});
afterAll(() => void testServer().platform.contributions.of(notificationSenders).delete('test'));
beforeEach(async () => {
  const { reset, create } = testServer();
  await reset();
  [sent, answer] = [[], OK];
  [person, staff] = [await create.general(), await create.staff()];
});

async function run(): Promise<void> {
  const { jobs } = testServer().platform;
  await deliverNotifications();
  await jobs.runNow(sendDeliveries, {});
  await jobs.idle();
}
const list = async (query: Record<string, unknown> = {}, token = staff.token) =>
  (await call(listStaffDeliveries, { token, query })).data.results;
const resend = (id: number, token = staff.token) => call(resendDelivery, { token, params: { id } });

test('what has failed is found with its reason, sent again once, and what was delivered never', async () => {
  answer = { kind: 'failed', code: 'smtp_554' };
  await tell([person.id, staff.id]);
  await run();
  const dead = await list({ is_dead: true, user_id: person.id });
  expect(dead).toMatchObject([
    { title: '정기 점검', state: DeliveryState.FAILED, error_code: 'smtp_554', attempts: 1 },
  ]);
  const id = dead[0]?.id ?? 0;
  const day = toBusinessDate(testServer().clock.now());
  const period = { date_start: day, date_end: day };
  const figures = async (query: object = {}) =>
    (await call(getDeliveryFigures, { token: staff.token, query: { ...period, ...query } })).data;
  expect(await figures()).toMatchObject({
    rows: [{ date: day, channel: EMAIL, planned: 2, failed: 2, sent: 0, read: 0 }],
    failures: [{ channel: EMAIL, error_code: 'smtp_554', failed: 2 }],
  });
  answer = OK;
  // Two operators at the same time send it once.
  const both = await Promise.all([resend(id), resend(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await run();
  expect(sent).toHaveLength(3);
  expect(await list({ state: DeliveryState.SENT })).toMatchObject([{ id, error_code: null }]);
  expect((await resend(id)).problem.title).toBe('보내지 못한 알림만 다시 보낼 수 있어요.');
  await call(markNotificationsRead, { token: person.token, body: {} });
  expect((await figures({ channel: EMAIL })).rows).toMatchObject([{ planned: 2, sent: 1, read: 1, failed: 1 }]);
  expect((await figures({ channel: NotificationChannel.PUSH })).rows).toEqual([]);
  const log = await call(listStaffLog, { token: (await testServer().create.admin()).token, query: {} });
  expect(log.data.results).toMatchObject([{ path: expect.stringContaining(`/staff_delivery/${id}/resend/`) }]);
  const long = await call(getDeliveryFigures, {
    token: staff.token,
    query: { date_start: '2026-01-01', date_end: '2026-02-01' },
  });
  expect(long.status).toBe(422);
});

test('one of those that were to come together comes by itself; what was read or deleted is not sent again', async () => {
  const { db, clock, platform } = testServer();
  for (const title of ['하나', '둘', '셋'])
    await notify(db, noticePublished, [person.id], { nano_id: newNanoId(), title, excerpt: '' }, clock.now());
  answer = { kind: 'failed', code: 'smtp_552' };
  await deliverNotifications();
  clock.advance(DAY);
  await run();
  const { token } = await openSession(platform, staff.id);
  const [third, second, first] = await list({ is_dead: true }, token);
  expect(sent[0]?.items).toHaveLength(3);
  answer = OK;
  await resend(second?.id ?? 0, token);
  await run();
  expect(sent[1]).toMatchObject({ items: [{ title: second?.title }] });
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
  await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('title', '=', third?.title ?? '')
    .execute();
  expect((await resend(third?.id ?? 0, token)).problem.title).toBe('앱에서 이미 읽은 알림이에요.');
  await db
    .deleteFrom('notification')
    .where('title', '=', first?.title ?? '')
    .execute();
  expect((await resend(first?.id ?? 0, token)).problem.title).toBe('지워진 알림이에요.');
  expect(await list({ user_id: person.id }, token)).toHaveLength(3);
});

test('every kind has a text of example values and an e-mail, which an operator gets as a test', async () => {
  const { token } = staff;
  const { data } = await call(listNotificationTemplates, { token });
  expect(data.length).toBeGreaterThan(100);
  for (const { title, content } of data) expect(`${title} ${content}`).not.toMatch(/undefined|null|NaN|object/);
  const params = { name: 'memberships.invited' };
  const { data: mail } = await call(getNotificationTemplate, { token, params });
  expect(mail).toMatchObject({ usable: [EMAIL], subject: `[단지] ${mail.title}` });
  expect(mail.html).toContain(mail.title);
  expect(mail.text).toContain(mail.content);
  expect(mail.alimtalk).toEqual({
    code: 'DANJI_INVITED',
    content: '[단지] 워크스페이스에 초대받았어요.\n\n단지: 한빛아파트\n\n초대를 확인하고 답해 주세요.',
  });
  const body = { ...params, channel: EMAIL };
  expect((await call(sendTestTemplate, { token, body })).status).toBe(200);
  expect(sent).toMatchObject([{ userId: staff.id, items: [{ title: mail.title }] }]);
  expect((await call(getNotificationTemplate, { token, params: { name: 'nothing.here' } })).status).toBe(404);
  expect((await call(listNotificationTemplates, { token: person.token })).status).toBe(403);
});
