import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DeliveryMode, DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { updateNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import { workspaceNotifications } from '@danji/contracts/notifications/catalogue/workspace';
import { sandboxAlimTalkEnv } from '@danji/sandbox';
import { createAlimTalkClient } from '@danji/server/notifications/alimtalk/alimtalk-client';
import { cleanUpAlimTalk, readAlimTalkResults } from '@danji/server/notifications/alimtalk/alimtalk.jobs';
import { createAlimTalkSender } from '@danji/server/notifications/alimtalk/alimtalk-sender';
import {
  notificationSenders,
  type NotificationSender,
} from '@danji/server/notifications/deliveries/notification-senders';
import { sendDeliveries } from '@danji/server/notifications/deliveries/send-deliveries.job';
import { notify } from '@danji/server/notifications/notifications/index';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { tell } from '../notifications/told-message.ts';

const MINUTE = 60;
const DAY = 86_400;
const ALIMTALK = NotificationChannel.ALIMTALK;

let client: ReturnType<typeof createAlimTalkClient>;
let sender: NotificationSender;
let send: NotificationSender['send'];
let person: Awaited<ReturnType<ReturnType<typeof testServer>['create']['general']>>;
let tel: string;

beforeAll(() => {
  const { platform } = testServer();
  const { base, accessKey, secretKey, from } = platform.config.sms;
  const [serviceId, plusFriendId] = Object.values(sandboxAlimTalkEnv) as [string, string];
  const now = () => platform.clock.now();
  client = createAlimTalkClient({ base, serviceId, plusFriendId, accessKey, secretKey, from, now });
  sender = createAlimTalkSender({ client, db: platform.db, webOrigin: platform.config.webOrigin, now });
  platform.contributions.add(notificationSenders, 'alimtalk', { ...sender, send: (message) => send(message) });
});
afterAll(() => void testServer().platform.contributions.of(notificationSenders).delete('alimtalk'));
beforeEach(async () => {
  await testServer().reset();
  const { create, db, sandbox } = testServer();
  sandbox.alimtalk.clear();
  sandbox.alimtalk.clearFaults();
  sandbox.clearInbox();
  send = (message) => sender.send(message);
  person = await create.general();
  tel = '01077778888';
  await db.updateTable('user_account').set({ tel }).where('id', '=', person.id).execute();
  // It rings by night as well.
  const setting = { user_id: person.id, has_quiet_hours: false };
  await db.insertInto('notification_setting').values(setting).execute();
});

async function run(): Promise<void> {
  const { jobs } = testServer().platform;
  await deliverNotifications();
  await jobs.runNow(sendDeliveries, {});
  await jobs.idle();
}
const runJob = (job: typeof readAlimTalkResults | typeof cleanUpAlimTalk) =>
  job.run({ ...testServer().platform, data: {}, shared: { client } });
const ask = () => runJob(readAlimTalkResults);
const tellRequest = (title: string) =>
  notify(
    testServer().db,
    workspaceNotifications.requestAnswered,
    [person.id],
    { space_id: 1, space_title: '한빛아파트', request_id: 7, title },
    testServer().clock.now(),
  );
const received = () => testServer().sandbox.alimtalk.list(tel);
const states = async () => {
  const rows = await testServer()
    .db.selectFrom('notification_delivery')
    .select(['state', 'error_code'])
    .orderBy('id')
    .execute();
  return rows.map(({ state, error_code }) => [state, error_code]);
};
/** Moves both clocks, as time does. */
function advance(seconds: number): void {
  testServer().clock.advance(seconds);
}

test('a kind with an approved text goes at once with its values, and its arrival is recorded; another kind never does', async () => {
  await tellRequest('승강기 점검 문의');
  await tell([person.id]);
  await run();
  expect(received()).toMatchObject([
    {
      templateCode: 'DANJI_REQUEST_ANSWERED',
      content: '[단지] 요청에 답변이 왔어요.\n\n단지: 한빛아파트\n요청: 승강기 점검 문의',
      url: expect.stringMatching(/^https?:\/\/.*\/workspace\/1\//),
    },
  ]);
  expect(await states()).toEqual([[DeliveryState.SENT, null]]);
  await ask();
  expect(await states()).toEqual([[DeliveryState.DELIVERED, null]]);
  advance(8 * DAY);
  await runJob(cleanUpAlimTalk);
  expect(await testServer().db.selectFrom('alimtalk_text').selectAll().execute()).toEqual([]);
});

test('a number without KakaoTalk gets a text message instead; without one it has failed with the code of Kakao', async () => {
  const { sandbox, db } = testServer();
  sandbox.alimtalk.injectFault(tel, '3019');
  await tellRequest('짧은 문의');
  await run();
  await ask();
  expect(await states()).toEqual([[DeliveryState.FALLEN_BACK, 'alimtalk_3019']]);
  expect(sandbox.inbox(tel)).toMatchObject([{ type: 'SMS', content: expect.stringContaining('짧은 문의') }]);
  await tellRequest('아주 긴 문의예요. '.repeat(8));
  await run();
  expect(sandbox.inbox(tel)[0]).toMatchObject({ type: 'LMS' });
  // Kakao knows another text under the code.
  await db.deleteFrom('notification_delivery').execute();
  await tellRequest('문구');
  await deliverNotifications();
  await db.updateTable('alimtalk_text').set({ content: '[단지] 다른 문구' }).execute();
  sandbox.clearInbox();
  await testServer().platform.jobs.runNow(sendDeliveries, {});
  await testServer().platform.jobs.idle();
  await ask();
  expect((await states())[0]?.[1]).toBe('alimtalk_3016');
});

test('a result that is not there yet is asked for again, less and less often, and not for ever', async () => {
  const { sandbox, db } = testServer();
  sandbox.alimtalk.injectFault(tel, 'waiting');
  await tellRequest('문의');
  await run();
  const asked = async () => (await db.selectFrom('alimtalk_message').select('asked').executeTakeFirst())?.asked;
  await ask();
  await ask();
  expect(await asked()).toBe(1);
  advance(MINUTE);
  await ask();
  expect(await asked()).toBe(2);
  for (const minutes of [2, 5, 15, 60, 360, 720]) {
    advance(minutes * MINUTE);
    await ask();
  }
  expect(await asked()).toBeUndefined();
  expect(await states()).toEqual([[DeliveryState.SENT, null]]);
});

test('a message whose answer was lost is looked for before it is sent again, so that it comes once', async () => {
  const { sandbox } = testServer();
  sandbox.alimtalk.injectFault(tel, 'lost');
  await tellRequest('문의');
  await run();
  expect(await states()).toEqual([[DeliveryState.SENDING, null]]);
  sandbox.alimtalk.injectFault(tel, undefined);
  sandbox.alimtalk.deliver(tel);
  advance(11 * MINUTE);
  await run();
  expect(received()).toHaveLength(1);
  expect(await states()).toEqual([[DeliveryState.SENT, null]]);
  await ask();
  expect(await states()).toEqual([[DeliveryState.DELIVERED, null]]);
});

test('a server that dies before it asks sends once more; refused keys are tried again, and a wrong request is not', async () => {
  const { sandbox } = testServer();
  send = () => Promise.reject(new Error('killed'));
  await tellRequest('문의');
  await run();
  advance(11 * MINUTE);
  send = (message) => sender.send(message);
  await run();
  expect(received()).toHaveLength(1);
  sandbox.failNext('alimtalk');
  await tellRequest('다른 문의');
  await run();
  expect((await states())[1]).toEqual([DeliveryState.SENDING, null]);
  const { base, accessKey, from } = testServer().platform.config.sms;
  const serviceId = sandboxAlimTalkEnv.ALIMTALK_SERVICE_ID;
  const keys = { accessKey, secretKey: 'wrong', serviceId, plusFriendId: '@other' };
  const wrong = createAlimTalkClient({ ...keys, base, from, now: () => testServer().clock.now() });
  const message = { templateCode: 'DANJI_TEST', to: tel, content: '내용', url: 'https://danji.test/' };
  await expect(wrong.send(message)).rejects.toMatchObject({ code: 'http_401' });
});

test('those of a day come in one message under the text for that', async () => {
  const body = { choices: [{ notification_type: 2, channel: ALIMTALK, mode: DeliveryMode.DAILY }] } as const;
  await call(updateNotificationSettings, { token: person.token, body: { choices: [...body.choices] } });
  await tellRequest('하나');
  await tellRequest('둘');
  await deliverNotifications();
  advance(DAY);
  await run();
  expect(received()).toMatchObject([{ templateCode: 'DANJI_DAILY', content: expect.stringContaining('2건') }]);
});
