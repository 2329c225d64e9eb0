import { beforeEach, expect, test } from '@jest/globals';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { listNotifications, sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { sendBroadcast } from '@danji/server/notifications/notifications/broadcast';
import { newNanoId } from '@danji/server/platform/ids';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

const message = { title: '정기 점검', content: '오늘 밤 점검해요.', link: '/notifications' };
const received = async (token: string) =>
  (await call(listNotifications, { token })).data.results.map(({ title, link }) => ({ title, link }));

test('notifies one account', async () => {
  const { create } = testServer();
  const [staff, kim, park] = [await create.staff(), await create.general(), await create.general()];
  const { data } = await call(sendStaffNotification, { token: staff.token, body: { ...message, user_id: kim.id } });
  expect(data).toEqual({ sent: 1 });
  expect(await received(kim.token)).toEqual([{ title: '정기 점검', link: '/notifications' }]);
  expect(await received(park.token)).toEqual([]);
});

test('notifies every active account of a type, with one live event each', async () => {
  const { create, db } = testServer();
  const staff = await create.staff();
  const [kim, blocked, brand] = [
    await create.general(),
    await create.general({ account_status: AccountStatus.BLOCK }),
    await create.brand(),
  ];
  const { data } = await call(sendStaffNotification, {
    token: staff.token,
    body: { ...message, user_type: UserType.GENERAL },
  });
  expect(data).toEqual({ sent: 1 });
  expect(await received(kim.token)).toHaveLength(1);
  expect(await received(brand.token)).toEqual([]);
  expect(await db.selectFrom('notification').select('user_id').where('user_id', '=', blocked.id).execute()).toEqual([]);
  expect(await db.selectFrom('live_event').select('user_id').execute()).toEqual([{ user_id: kim.id }]);
});

test('sends to more than a thousand accounts in a job, each of them once, also when it is retried', async () => {
  const { create, db, platform, clock } = testServer();
  const staff = await create.staff();
  const now = clock.now();
  const many = Array.from({ length: 1203 }, (_, index) => ({
    nano_id: newNanoId(),
    user_type: UserType.GENERAL,
    email: `many${index}@danji.test`,
    password_hash: null,
    name: '주민',
    account_status: AccountStatus.NORMAL,
    birthday: null,
    gender: null,
    profile_image_id: null,
    recommand_user_id: null,
    ref_code: `M${index}`,
    created: now,
    updated: now,
    delete_reason: null,
    block_reason: null,
  }));
  await db.insertInto('user_account').values(many).execute();
  const { data } = await call(sendStaffNotification, {
    token: staff.token,
    body: { ...message, user_type: UserType.GENERAL },
  });
  expect(data).toEqual({ sent: 1203 });
  const rows = () => db.selectFrom('notification').select(['user_id', 'broadcast_id']).execute();
  for (let tries = 0; tries < 100 && (await rows()).length < 1203; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const sent = await rows();
  expect(new Set(sent.map(({ user_id }) => user_id)).size).toBe(1203);
  await platform.jobs.runNow(sendBroadcast, {
    id: sent[0]?.broadcast_id ?? '',
    user_type: UserType.GENERAL,
    title: message.title,
    content: message.content,
    link: null,
    created: now.toISOString(),
  });
  expect(await rows()).toHaveLength(1203);
  expect(await db.selectFrom('live_event').select('id').execute()).toHaveLength(1203);
}, 20_000);

test('refuses nobody, both, an unknown account, a link out of the app and empty text by field', async () => {
  const { create } = testServer();
  const staff = await create.staff();
  const kim = await create.general();
  const fieldsOf = async (body: object) =>
    Object.keys(
      (await call(sendStaffNotification, { token: staff.token, body: { ...message, ...body } })).problem.fields ?? {},
    );
  expect(await fieldsOf({})).toEqual(['user_id']);
  expect(await fieldsOf({ user_id: kim.id, user_type: UserType.GENERAL })).toEqual(['user_type']);
  expect(await fieldsOf({ user_id: 9_999_999 })).toEqual(['user_id']);
  for (const link of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
  ])
    expect(await fieldsOf({ user_id: kim.id, link })).toEqual(['link']);
  expect(await fieldsOf({ user_id: kim.id, title: '  ' })).toEqual(['title']);
  expect(await fieldsOf({ user_id: kim.id, content: 'a'.repeat(1001) })).toEqual(['content']);
  expect(await received(kim.token)).toEqual([]);
});
