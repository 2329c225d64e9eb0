import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  DeliveryState,
  type DeliveryStateCode,
  NotificationChannel,
  type NotificationChannelCode,
} from '@danji/contracts/notifications/channel';
import { sandboxAlimTalkEnv } from '@danji/sandbox';
import { createAlimTalkClient } from '@danji/server/notifications/alimtalk/alimtalk-client';
import { createAlimTalkSender } from '@danji/server/notifications/alimtalk/alimtalk-sender';
import { notificationSenders } from '@danji/server/notifications/deliveries/notification-senders';
import { SENDING } from '@danji/server/notifications/deliveries/plan-deliveries';
import { sendDeliveries } from '@danji/server/notifications/deliveries/send-deliveries.job';
import { createEmailSender } from '@danji/server/notifications/email/email-sender';
import { wake } from '@danji/server/platform/jobs/jobs';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { before, startDoomedServer } from '../../platform/doomed-server.ts';
import { tell } from '../notifications/told-message.ts';

const LOST_SECONDS = 11 * 60;
/** The statement that records that a message was sent. */
const RECORDING = 'provider_id = ended';
const CONTENT = '[단지] 요청에 답변이 왔어요.\n\n단지: 한빛아파트\n요청: 문의';

type Person = { id: number; email: string | null };
let person: Person;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.clearInbox();
  person = await testServer().create.general();
  await testServer().db.updateTable('user_account').set({ tel: '01077779999' }).where('id', '=', person.id).execute();
  // It rings by night as well.
  const setting = { user_id: person.id, has_quiet_hours: false };
  await testServer().db.insertInto('notification_setting').values(setting).execute();
});
afterEach(() => testServer().platform.contributions.of(notificationSenders).clear());

/** A message to the person that is due, which the test server itself has no sender for. */
async function plan(channel: NotificationChannelCode): Promise<void> {
  const { db, clock } = testServer();
  await tell([person.id]);
  await deliverNotifications();
  const { id, outbox_id } = await db.selectFrom('notification').select(['id', 'outbox_id']).executeTakeFirstOrThrow();
  const now = clock.now();
  await db
    .insertInto('alimtalk_text')
    .values({ outbox_id: outbox_id ?? 0, template_code: 'DANJI_REQUEST_ANSWERED', content: CONTENT, created: now })
    .execute();
  await db
    .insertInto('notification_delivery')
    .values({
      notification_id: id,
      user_id: person.id,
      notification_type: 2,
      channel,
      is_digest: false,
      due: now,
      created: now,
    })
    .execute();
}

/** Lets a server send what is due and die before it records it. */
async function sendAndDie(env: Record<string, string>): Promise<void> {
  const doomed = await startDoomedServer(env);
  doomed.dieAt(before(RECORDING));
  while (!doomed.isDead()) {
    await wake(testServer().db, SENDING);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await doomed.end();
}

/** Sends what is due again, ten minutes later. */
async function recover(): Promise<DeliveryStateCode[]> {
  const { clock, platform, db } = testServer();
  clock.advance(LOST_SECONDS);
  await platform.jobs.runNow(sendDeliveries, {});
  await platform.jobs.idle();
  const rows = await db.selectFrom('notification_delivery').select('state').execute();
  return rows.map(({ state }) => state);
}

test('AlimTalk that a killed server has sent is found at the provider and comes once', async () => {
  const { platform, sandbox } = testServer();
  await plan(NotificationChannel.ALIMTALK);
  await sendAndDie(sandboxAlimTalkEnv);
  expect(sandbox.alimtalk.list()).toHaveLength(1);
  const { base, accessKey, secretKey, from } = platform.config.sms;
  const now = () => platform.clock.now();
  const client = createAlimTalkClient({
    base,
    accessKey,
    secretKey,
    from,
    now,
    serviceId: sandboxAlimTalkEnv.ALIMTALK_SERVICE_ID,
    plusFriendId: sandboxAlimTalkEnv.ALIMTALK_PLUS_FRIEND_ID,
  });
  const { webOrigin } = platform.config;
  platform.contributions.add(
    notificationSenders,
    'alimtalk',
    createAlimTalkSender({ client, db: platform.db, webOrigin, now }),
  );
  expect(await recover()).toEqual([DeliveryState.SENT]);
  expect(sandbox.alimtalk.list()).toHaveLength(1);
});

test('an e-mail that a killed server has sent comes twice at most, under one number', async () => {
  const { platform, sandbox } = testServer();
  await plan(NotificationChannel.EMAIL);
  await sendAndDie({ SMTP_URL: sandbox.smtpUrl });
  expect(sandbox.mail.list(person.email ?? '')).toHaveLength(1);
  const { webOrigin, company } = platform.config;
  const smtp = { url: sandbox.smtpUrl, from: 'no-reply@danji.test', requiresTls: false };
  const sender = createEmailSender({ ...smtp, webOrigin, company, signingKey: platform.signingKey });
  platform.contributions.add(notificationSenders, 'email', sender);
  expect(await recover()).toEqual([DeliveryState.SENT]);
  sender.close();
  const numbers = sandbox.mail
    .list(person.email ?? '')
    .map(({ headers }) => headers.find(({ key }) => key === 'message-id')?.value);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
});
