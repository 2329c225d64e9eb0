import { beforeEach, expect, test } from '@jest/globals';
import { cleanUp } from '@danji/server/notifications/notifications/clean-up';
import { notify } from '@danji/server/notifications/notifications/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { newNanoId } from '@danji/server/platform/ids';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { openChannel } from '../live-events/live-channel.ts';
import {
  messageToOne,
  noticePublished,
  message,
  MEMBERS,
  countRows,
  listReached,
  tell,
  createMany,
} from './told-message.ts';

beforeEach(() => testServer().reset());

const fail = () => expect(deliverNotifications()).rejects.toThrow('failed');

test('delivers to open screens by itself once the transaction has committed', async () => {
  const { create, db, clock } = testServer();
  const person = await create.general();
  const channel = await openChannel(person.token);
  await channel.firstId();
  await transaction(db, (db) => notify(db, messageToOne, [person.id], message, clock.now()));
  const received = (await channel.next())?.event;
  channel.close();
  const row = await db.selectFrom('notification').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...message, user_id: person.id, notification_type: 0, is_read: false });
  expect(received).toEqual({ type: 'notification', notification_id: row.id, title: message.title });
});

test('a transaction that is rolled back notifies nobody', async () => {
  const { create, db, clock } = testServer();
  const { id } = await create.general();
  const failing = transaction(db, async (db) => {
    await notify(db, messageToOne, [id], message, clock.now());
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await deliverNotifications();
  expect([await countRows('notification_outbox'), await countRows('notification')]).toEqual([0, 0]);
});

test.each([
  ['lack one', { title: '정기 점검', content: '오늘 밤 점검해요.' }, 'required properties link'],
  ['have one more', { ...message, url: '/me' }, 'must not have additional properties'],
  ['have one of another kind', { ...message, link: 7 }, '/link'],
])('values that %s undo the change of the caller, and nothing is written', async (_name, values, fault) => {
  const { create, db, clock } = testServer();
  const { id } = await create.general();
  const changing = transaction(db, async (db) => {
    await db.updateTable('user_account').set({ name: '바뀐 이름' }).execute();
    await notify(db, messageToOne, [id], values as typeof message, clock.now());
  });
  await expect(changing).rejects.toThrow(fault);
  await expect(notify(db, messageToOne, [], values as typeof message, clock.now())).rejects.toThrow(messageToOne.id);
  expect(await countRows('notification_outbox')).toBe(0);
  expect(await db.selectFrom('user_account').where('name', '=', '바뀐 이름').select('id').execute()).toEqual([]);
});

test('writes one row, however many recipients there are, and empties it when they have got it', async () => {
  const { db, clock } = testServer();
  await createMany(20);
  await transaction(db, async (db) => {
    await notify(db, noticePublished, MEMBERS, { nano_id: newNanoId(), title: '공지', excerpt: '' }, clock.now());
    const ids = Array.from({ length: 100_000 }, (_, index) => 100_000 - index);
    await notify(db, messageToOne, ids, message, clock.now());
    const written = await db.selectFrom('notification_outbox').select('recipients').orderBy('id').execute();
    expect(written).toEqual([{ recipients: MEMBERS }, { recipients: ids.toSorted((one, other) => one - other) }]);
    expect(await db.selectFrom('notification').select('id').execute()).toEqual([]);
  });
  await deliverNotifications();
  expect([await countRows('notification'), await countRows('live_event')]).toEqual([40, 40]);
  const rows = await db.selectFrom('notification_outbox').select(['values', 'recipients', 'done']).execute();
  expect(rows).toEqual([1, 2].map(() => ({ values: {}, recipients: [], done: expect.any(String) })));
  clock.advance(8 * 86_400);
  await testServer().platform.jobs.runNow(cleanUp, {});
  expect(await countRows('notification_outbox')).toBe(0);
});

test('one that cannot be delivered is kept, and stops no other', async () => {
  const { create, db, clock } = testServer();
  const { id } = await create.general();
  await db
    .insertInto('notification_outbox')
    .values({ definition: 'later.release', values: '{}', recipients: JSON.stringify([id]), created: clock.now() })
    .execute();
  await tell([id]);
  await expect(deliverNotifications()).rejects.toThrow('failed');
  expect(await listReached()).toEqual([id]);
  expect(await db.selectFrom('notification_outbox').where('done', 'is', null).select('definition').execute()).toEqual([
    { definition: 'later.release' },
  ]);
});

test('one that stays is told to every ADMIN once an hour, and the metrics count it', async () => {
  const { app, create, db, clock } = testServer();
  const { id } = await create.admin();
  await db
    .insertInto('notification_outbox')
    .values({ definition: 'later.release', values: '{}', recipients: '[]', created: clock.now() })
    .execute();
  await fail();
  clock.advance(11 * 60);
  expect(await listReached()).toEqual([]);
  await fail();
  await fail();
  expect(await listReached()).toEqual([id]);
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics-token' } });
  expect(body).toContain('danji_open{what="notifications_waiting"} 1\n');
  expect(body).toContain('danji_open{what="notifications_oldest_seconds"} 660\n');
  expect(body).toMatch(/danji_open\{what="notifications_failed"\} [1-9]/);
});
