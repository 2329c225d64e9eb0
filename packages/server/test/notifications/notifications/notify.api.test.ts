import { beforeEach, describe, expect, test } from '@jest/globals';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { cleanUp } from '@danji/server/notifications/notifications/clean-up';
import { notify } from '@danji/server/notifications/notifications/index';
import { countEverybody } from '@danji/server/notifications/notifications/recipients';
import { transaction } from '@danji/server/platform/database/transaction';
import { newNanoId } from '@danji/server/platform/ids';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { openChannel } from '../live-events/live-channel.ts';

beforeEach(() => testServer().reset());

const { advertisementToKind, messageToOne, messageToKind, noticePublished } = siteNotifications;
const message = { title: '정기 점검', content: '오늘 밤 점검해요.', link: '/notifications' };
const MEMBERS = { everybody: noticePublished.audience };

const countRows = async (table: 'notification' | 'notification_outbox' | 'live_event') => {
  const { count } = await testServer()
    .db.selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
const listReached = async () => {
  const rows = await testServer().db.selectFrom('notification').select('user_id').orderBy('user_id').execute();
  return rows.map(({ user_id }) => user_id);
};
const tell = (recipients: Parameters<typeof notify>[2], definition = messageToOne) =>
  notify(testServer().db, definition, recipients, message, testServer().clock.now());

/** Creates members without sessions. */
async function createMany(count: number): Promise<void> {
  const { db, clock } = testServer();
  await sql`insert into user_account (nano_id, user_type, email, name, account_status, ref_code, created, updated)
    select lpad(n::text, 21, '0'), 2, 'many' || n || '@danji.test', '주민', 1, 'M' || n, ${clock.now()}, ${clock.now()}
    from generate_series(1, ${count}::int) as n`.execute(db);
}

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

describe('everybody gets it once', () => {
  test('also when the server dies within a batch, and several servers continue', async () => {
    const { db } = testServer();
    await createMany(2503);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''died''; end'`.execute(
      db,
    );
    await sql`create trigger refuse before insert on notification for each row when (new.user_id = 1700)
      execute function refuse()`.execute(db);
    try {
      await tell({ everybody: [2] }, messageToKind);
      await expect(deliverNotifications()).rejects.toThrow('failed');
    } finally {
      await sql`drop function refuse cascade`.execute(db);
    }
    expect(await countRows('notification')).toBe(1000);
    await Promise.all([deliverNotifications(), deliverNotifications(), deliverNotifications()]);
    await deliverNotifications();
    expect(await listReached()).toEqual(Array.from({ length: 2503 }, (_, index) => index + 1));
    expect(await countRows('live_event')).toBe(2503);
  }, 30_000);

  test('also when an id is named twice, or there are a thousand of them', async () => {
    await createMany(1000);
    await tell([3, 1, 3]);
    await tell(Array.from({ length: 1000 }, (_, index) => 1000 - index));
    await tell([]);
    await deliverNotifications();
    expect(await countRows('notification')).toBe(1002);
  });
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

const fail = () => expect(deliverNotifications()).rejects.toThrow('failed');

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

/** Members by name: of both kinds, with the switch and the last consent to marketing that the name says. */
async function createMembers() {
  const { create, db, clock } = testServer();
  const agree = (user_id: number, is_agreed: boolean) =>
    db
      .insertInto('user_consent')
      .values({ user_id, document: 'marketing', is_agreed, system_document_id: null, created: clock.now() })
      .execute();
  const [on, off, agreed, agreedOff, withdrawn] = [
    await create.general(),
    await create.general(),
    await create.general(),
    await create.brand(),
    await create.brand(),
  ];
  for (const { id } of [off, agreedOff])
    await db.updateTable('user_account').set({ is_alert_item: false }).where('id', '=', id).execute();
  for (const { id } of [agreed, agreedOff, withdrawn]) await agree(id, true);
  await agree(withdrawn.id, false);
  return { on: on.id, off: off.id, agreed: agreed.id, agreedOff: agreedOff.id, withdrawn: withdrawn.id };
}

describe('reaches', () => {
  test('by importance: those who may refuse it and have not, as operators see them counted', async () => {
    const { db } = testServer();
    const { on, off, agreed, agreedOff, withdrawn } = await createMembers();
    const everybody = [on, off, agreed, agreedOff, withdrawn];
    const kinds = noticePublished.audience;
    await tell(everybody, messageToOne);
    await deliverNotifications();
    expect(await listReached()).toEqual(everybody);
    await db.deleteFrom('notification').execute();
    await tell(MEMBERS, messageToKind);
    await deliverNotifications();
    expect(await listReached()).toEqual([on, agreed, withdrawn]);
    expect(await countEverybody(db, messageToKind, kinds)).toBe(3);
    await db.deleteFrom('notification').execute();
    await tell(MEMBERS, advertisementToKind);
    await deliverNotifications();
    expect(await listReached()).toEqual([agreed]);
    expect(await countEverybody(db, advertisementToKind, kinds)).toBe(1);
  });

  test('nobody outside of its audience, and no account that is deleted or may not sign in', async () => {
    const { create, db, clock } = testServer();
    const [brand, deleted, blocked, staff] = [
      await create.brand(),
      await create.general(),
      await create.general({ account_status: 2 }),
      await create.staff(),
    ];
    await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', deleted.id).execute();
    const values = { nano_id: newNanoId(), title: '공지', excerpt: '내용' };
    await notify(db, noticePublished, { everybody: [0, 1, 2] }, values, clock.now());
    await notify(db, noticePublished, [staff.id, deleted.id, blocked.id], values, clock.now());
    await deliverNotifications();
    expect(await listReached()).toEqual([brand.id, blocked.id]);
  });
});
