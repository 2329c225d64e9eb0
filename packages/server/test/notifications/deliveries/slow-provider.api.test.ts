import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { accountNotifications } from '@danji/contracts/notifications/catalogue/accounts';
import { notificationSenders } from '@danji/server/notifications/deliveries/notification-senders';
import { sendDeliveries } from '@danji/server/notifications/deliveries/send-deliveries.job';
import { emailAddress } from '@danji/server/notifications/email/email-address';
import { notify } from '@danji/server/notifications/notifications/index';
import { acquireAdvisoryLock } from '@danji/server/platform/database/advisory-lock';
import { transaction } from '@danji/server/platform/database/transaction';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { message, tell } from '../notifications/told-message.ts';

const MINUTE = 60;

beforeEach(() => testServer().reset());
afterEach(() => testServer().platform.contributions.of(notificationSenders).clear());

test('what a slow provider leaves unsent is claimed anew, so none is taken for lost; what is urgent is first', async () => {
  const { clock, platform, db, create } = testServer();
  const person = await create.general();
  const subjects: string[] = [];
  platform.contributions.add(notificationSenders, 'slow', {
    channel: NotificationChannel.EMAIL,
    ...emailAddress,
    atOnce: 1,
    send: async ({ items }) => {
      subjects.push(items[0]?.title ?? '');
      clock.advance(4 * MINUTE);
      await platform.jobs.runNow(sendDeliveries, {});
      return { kind: 'sent', providerId: null };
    },
  });
  // Nothing is claimed before everything is planned.
  await transaction(db, async (locked) => {
    await acquireAdvisoryLock(locked, 'notification deliveries');
    for (let times = 0; times < 4; times += 1) await tell([person.id]);
    await notify(db, accountNotifications.emailChanged, [person.id], {}, clock.now());
    await deliverNotifications();
  });
  await platform.jobs.runNow(sendDeliveries, {});
  await platform.jobs.idle();
  const { title } = message;
  expect(subjects).toEqual([accountNotifications.emailChanged.title({}), title, title, title, title]);
  const rows = await db
    .selectFrom('notification_delivery')
    .select(['state', 'attempts', 'is_repeated', 'started', 'done'])
    .execute();
  for (const { started, done, ...row } of rows) {
    expect(row).toEqual({ state: DeliveryState.SENT, attempts: 1, is_repeated: false });
    expect(Date.parse(done ?? '') - Date.parse(started ?? '')).toBeLessThan(10 * MINUTE * 1000);
  }
});
