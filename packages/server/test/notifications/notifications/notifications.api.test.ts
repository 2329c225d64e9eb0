import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotificationType } from '@danji/contracts/notifications/notification';
import {
  countNotifications,
  deleteNotification,
  deleteReadNotifications,
  listNotifications,
  markNotificationsRead,
  restoreNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import { cleanUp } from '@danji/server/notifications/notifications/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { openChannel } from '../live-events/live-channel.ts';

beforeEach(() => testServer().reset());

const insertNotification = async (
  userId: number,
  title: string,
  type: (typeof NotificationType.options)[number]['code'] = NotificationType.NOTICE,
) => {
  const { db, clock } = testServer();
  clock.advance(1);
  const created = clock.now();
  await db
    .insertInto('notification')
    .values({ user_id: userId, notification_type: type, title, content: '내용', link: null, created })
    .execute();
};
const titles = async (token: string, query = {}) =>
  (await call(listNotifications, { token, query })).data.results.map(({ title }) => title);
const unread = async (token: string) => (await call(countNotifications, { token })).data.count;

test('lists an account’s own notifications, newest first, by type and by page', async () => {
  const { create } = testServer();
  const [kim, park] = [await create.general(), await create.brand()];
  await insertNotification(kim.id, '첫째');
  await insertNotification(park.id, '남의 것');
  await insertNotification(kim.id, '둘째', NotificationType.BID);
  expect(await titles(kim.token)).toEqual(['둘째', '첫째']);
  expect(await titles(kim.token, { notification_type: NotificationType.BID })).toEqual(['둘째']);
  expect(await titles(kim.token, { notification_type: NotificationType.NOTICE })).toEqual(['첫째']);
  const { data } = await call(listNotifications, { token: kim.token, query: { page: 2, page_size: 1 } });
  expect(data).toMatchObject({ count: 2, current_page: 2, results: [{ title: '첫째', is_read: false, link: null }] });
});

test('marks what leads to a screen read, for oneself alone', async () => {
  const { create, db } = testServer();
  const [kim, park] = [await create.general(), await create.general()];
  for (const { id } of [kim, park]) for (const title of ['하나', '둘', '셋']) await insertNotification(id, title);
  await db.updateTable('notification').set({ link: '/workspace/1/schedules/2' }).where('title', '=', '하나').execute();
  await db.updateTable('notification').set({ link: '/workspace/1/schedules' }).where('title', '=', '둘').execute();
  const open = async (link: string) =>
    (await call(markNotificationsRead, { token: kim.token, body: { link } })).data.read;
  expect([await open('/workspace/1/schedules'), await open('/workspace/1/schedules')]).toEqual([1, 0]);
  expect([await unread(kim.token), await unread(park.token)]).toEqual([2, 3]);
});

test('counts what is unread, and marks the named ones or all read', async () => {
  const { create } = testServer();
  const [kim, park] = [await create.general(), await create.general()];
  for (const title of ['하나', '둘', '셋']) await insertNotification(kim.id, title);
  await insertNotification(park.id, '남의 것');
  const ids = (await call(listNotifications, { token: kim.token })).data.results.map(({ id }) => id);
  expect(await unread(kim.token)).toBe(3);
  await call(markNotificationsRead, { token: kim.token, body: { notification_ids: ids.slice(0, 1) } });
  expect(await unread(kim.token)).toBe(2);
  await call(markNotificationsRead, { token: kim.token, body: { notification_ids: [] } });
  expect(await unread(kim.token)).toBe(2);
  await call(markNotificationsRead, { token: kim.token, body: {} });
  expect(await unread(kim.token)).toBe(0);
  expect(await unread(park.token)).toBe(1);
});

describe('a stranger', () => {
  test('can neither read, mark nor delete another account’s notification', async () => {
    const { create } = testServer();
    const [kim, park] = [await create.general(), await create.general()];
    await insertNotification(kim.id, '비밀');
    const notification_id = (await call(listNotifications, { token: kim.token })).data.results[0]?.id ?? 0;
    expect(
      (await call(markNotificationsRead, { token: park.token, body: { notification_ids: [notification_id] } })).status,
    ).toBe(200);
    expect((await call(deleteNotification, { token: park.token, body: { notification_id } })).problem.code).toBe(
      'not_found',
    );
    expect(await titles(park.token)).toEqual([]);
    expect(await unread(kim.token)).toBe(1);
  });

  test('who is not signed in gets nothing', async () => {
    for (const response of [
      await call(countNotifications),
      await call(listNotifications),
      await call(markNotificationsRead, { body: {} }),
      await call(deleteNotification, { body: { notification_id: 1 } }),
    ])
      expect(response.problem.code).toBe('unauthenticated');
  });
});

test('deletes one once', async () => {
  const kim = await testServer().create.general();
  await insertNotification(kim.id, '하나');
  const notification_id = (await call(listNotifications, { token: kim.token })).data.results[0]?.id ?? 0;
  expect((await call(deleteNotification, { token: kim.token, body: { notification_id } })).data).toEqual({ ok: true });
  expect((await call(deleteNotification, { token: kim.token, body: { notification_id } })).problem.code).toBe(
    'not_found',
  );
});

test('a deleted one can be restored for a day, by its owner alone', async () => {
  const { create, clock, platform } = testServer();
  const [kim, park] = [await create.general(), await create.general()];
  await insertNotification(kim.id, '하나');
  const notification_id = (await call(listNotifications, { token: kim.token })).data.results[0]?.id ?? 0;
  const restore = (token: string) => call(restoreNotification, { token, body: { notification_id } });
  expect((await restore(kim.token)).problem.code).toBe('not_found');
  await call(deleteNotification, { token: kim.token, body: { notification_id } });
  expect([await titles(kim.token), await unread(kim.token)]).toEqual([[], 0]);
  await platform.jobs.runNow(cleanUp, {});
  expect((await restore(park.token)).problem.code).toBe('not_found');
  expect((await restore(kim.token)).data).toEqual({ ok: true });
  expect([await titles(kim.token), await unread(kim.token)]).toEqual([['하나'], 1]);
  await call(deleteNotification, { token: kim.token, body: { notification_id } });
  clock.advance(25 * 3600);
  await platform.jobs.runNow(cleanUp, {});
  expect(await testServer().db.selectFrom('notification').select('id').execute()).toEqual([]);
});

test('deletes what has been read, of one type or of all, and nobody else’s', async () => {
  const { create } = testServer();
  const [kim, park] = [await create.general(), await create.general()];
  for (const type of [NotificationType.NOTICE, NotificationType.BID, NotificationType.SHOP])
    await insertNotification(kim.id, NotificationType.label(type), type);
  await insertNotification(park.id, '남의 것');
  await call(markNotificationsRead, { token: park.token, body: {} });
  const read = (await call(listNotifications, { token: kim.token })).data.results
    .filter(({ notification_type }) => notification_type !== NotificationType.SHOP)
    .map(({ id }) => id);
  await call(markNotificationsRead, { token: kim.token, body: { notification_ids: read } });
  expect(await titles(kim.token, { is_read: false })).toEqual(['상점']);
  expect(
    (await call(deleteReadNotifications, { token: kim.token, body: { notification_type: NotificationType.BID } })).data,
  ).toEqual({ deleted: 1 });
  expect(await titles(kim.token)).toEqual(['상점', '안내']);
  expect((await call(deleteReadNotifications, { token: kim.token, body: {} })).data).toEqual({ deleted: 1 });
  expect(await titles(kim.token)).toEqual(['상점']);
  expect(await titles(park.token)).toEqual(['남의 것']);
  for (const refused of [
    await call(deleteReadNotifications, { body: {} }),
    await call(restoreNotification, { body: { notification_id: 1 } }),
  ])
    expect(refused.problem.code).toBe('unauthenticated');
});

test('a change in one tab is sent once to the account’s other tabs, and to nobody else', async () => {
  const { create, db } = testServer();
  const [kim, park] = [await create.general(), await create.general()];
  for (const title of ['하나', '둘']) await insertNotification(kim.id, title);
  const [first, second] = (await call(listNotifications, { token: kim.token })).data.results.map(({ id }) => id);
  await db.deleteFrom('live_event').execute();
  const own = await openChannel(kim.token);
  await own.firstId();
  const changes = [
    await call(markNotificationsRead, { token: kim.token, body: { notification_ids: [first ?? 0] } }),
    await call(markNotificationsRead, { token: kim.token, body: {} }),
    await call(deleteNotification, { token: kim.token, body: { notification_id: first ?? 0 } }),
    await call(restoreNotification, { token: kim.token, body: { notification_id: first ?? 0 } }),
    await call(deleteReadNotifications, { token: kim.token, body: {} }),
  ];
  for (const { headers } of changes)
    expect((await own.next())?.event).toEqual({
      type: 'changed',
      tags: ['notification'],
      paths: [],
      cause: headers['x-request-id'],
    });
  own.close();
  // A call that changes nothing sends no event; nor does an attempt on another account's notification.
  await call(markNotificationsRead, { token: kim.token, body: {} });
  await call(deleteReadNotifications, { token: kim.token, body: {} });
  await call(deleteNotification, { token: park.token, body: { notification_id: second ?? 0 } });
  expect(await db.selectFrom('live_event').select('user_id').execute()).toEqual(
    changes.map(() => ({ user_id: kim.id })),
  );
});

test('refuses input that breaks the contract by field', async () => {
  const kim = await testServer().create.general();
  const wrong = { notification_id: '1' } as never;
  expect((await call(deleteNotification, { token: kim.token, body: wrong })).problem.fields).toHaveProperty(
    'notification_id',
  );
  expect(
    (await call(listNotifications, { token: kim.token, query: { page_size: 500 } })).problem.fields,
  ).toHaveProperty('page_size');
});
