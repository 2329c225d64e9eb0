import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { notify } from '@danji/server/notifications/notifications/index';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { secret } from './secrets.ts';

/** Notifies an account; resolves to the number of the notification. */
export async function notifyOf(account: TestAccount, text: string): Promise<number> {
  const { db, clock } = testServer();
  const message = { title: text, content: text, link: null };
  await notify(db, siteNotifications.messageToOne, [account.id], message, clock.now());
  await deliverNotifications();
  const { id } = await db
    .selectFrom('notification')
    .where('user_id', '=', account.id)
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** A device of the account that gets notifications. */
export async function addPushDevice({ id }: TestAccount): Promise<number> {
  const { db, clock } = testServer();
  const keys = { endpoint: `https://fcm.googleapis.com/${secret('personal')}`, p256dh: '', auth: '' };
  const device = await db
    .insertInto('push_subscription')
    .values({ user_id: id, session_id: null, ...keys, user_agent: secret('personal'), created: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return device.id;
}

/** A message to an account that has failed, and whose notification was deleted; resolves to its id. */
export async function addDelivery({ id: user_id }: TestAccount): Promise<number> {
  const { db, clock } = testServer();
  const now = clock.now();
  const { id } = await db
    .insertInto('notification_delivery')
    .values({
      user_id,
      notification_type: NotificationType.ACCOUNT,
      channel: NotificationChannel.EMAIL,
      state: DeliveryState.FAILED,
      is_digest: false,
      error_code: 'smtp_550',
      due: now,
      created: now,
      done: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
