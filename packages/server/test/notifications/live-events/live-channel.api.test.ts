import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { expireSessions } from '@danji/server/accounts/sessions/clean-up';
import { dropOldEvents } from '@danji/server/notifications/live-events/housekeeping';
import { notify } from '@danji/server/notifications/notifications/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { publishEvent } from '@danji/server/platform/events/live-events';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { type LiveChannel, openChannel } from './live-channel.ts';

const channels: LiveChannel[] = [];
let accountsBefore = 1_000_000;
beforeEach(async () => {
  await testServer().reset();
  // These ids were not used before, because streams of account 1 of another test may still be closing, and would count.
  await sql`select setval(pg_get_serial_sequence('user_account', 'id'), ${(accountsBefore += 100)}::int)`.execute(
    testServer().db,
  );
});
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

const open = async (...input: Parameters<typeof openChannel>) => {
  const channel = await openChannel(...input);
  channels.push(channel);
  return channel;
};
const notifyAccount = async (userId: number, title: string) => {
  const { db, clock } = testServer();
  await transaction(db, (db) =>
    notify(db, siteNotifications.messageToOne, [userId], { title, content: '내용', link: null }, clock.now()),
  );
  await deliverNotifications();
};
const endSession = async (session: string) =>
  testServer()
    .db.updateTable('auth_session')
    .set({ ended: testServer().clock.now() })
    .where('nano_id', '=', session)
    .execute();

test('delivers an account’s own events, and no others, as they commit', async () => {
  const { create } = testServer();
  const [kim, park] = [await create.general(), await create.general()];
  const channel = await open(kim.token);
  expect(channel.status).toBe(200);
  expect(channel.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(channel.headers.get('cache-control')).toBe('no-store');
  expect(channel.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await channel.firstId()).toBe(0);
  await notifyAccount(park.id, '남의 것');
  await notifyAccount(kim.id, '내 것');
  expect((await channel.next())?.event).toMatchObject({ type: 'notification', title: '내 것' });
});

test('sends no event of a transaction that failed', async () => {
  const { create, db, clock } = testServer();
  const kim = await create.general();
  const channel = await open(kim.token);
  await channel.firstId();
  const failing = transaction(db, async (db) => {
    await publishEvent(db, kim.id, { type: 'changed', paths: ['/never'] }, clock.now());
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await publishEvent(db, kim.id, { type: 'changed', paths: ['/kept'] }, clock.now());
  expect((await channel.next())?.event).toEqual({ type: 'changed', paths: ['/kept'] });
});

describe('a lost connection', () => {
  test('catches up by the id of the last event, by header or by query, once each', async () => {
    const { create } = testServer();
    const [kim, park] = [await create.general(), await create.general()];
    const first = await open(kim.token);
    await first.firstId();
    await notifyAccount(kim.id, '하나');
    const seen = await first.next();
    first.close();
    await notifyAccount(park.id, '남의 것');
    await notifyAccount(kim.id, '둘');
    await notifyAccount(kim.id, '셋');
    for (const input of [{ lastEventId: seen?.id ?? -1 }, { after: seen?.id ?? -1 }]) {
      const again = await open(kim.token, input);
      const titles = [await again.next(), await again.next()].map((delivered) => delivered?.event);
      expect(titles).toEqual([expect.objectContaining({ title: '둘' }), expect.objectContaining({ title: '셋' })]);
    }
  });

  test('catches up from the id at which a silent stream started', async () => {
    const { create } = testServer();
    const kim = await create.general();
    await notifyAccount(kim.id, '먼저');
    const silent = await open(kim.token);
    const place = await silent.firstId();
    silent.close();
    await notifyAccount(kim.id, '나중');
    const again = await open(kim.token, { after: place });
    expect((await again.next())?.event).toMatchObject({ title: '나중' });
  });
});

describe('the end of a session', () => {
  test('is sent as an event and closes its stream, but not those of other sessions', async () => {
    const { create, db, clock } = testServer();
    const kim = await create.general();
    const channel = await open(kim.token);
    await channel.firstId();
    await publishEvent(db, kim.id, { type: 'session_ended', reason: 'signed_out' }, clock.now());
    await notifyAccount(kim.id, '다른 기기에서 로그아웃했어요');
    expect((await channel.next())?.event).toMatchObject({ type: 'notification' });
    await endSession(kim.session);
    await publishEvent(db, kim.id, { type: 'session_ended', reason: 'blocked' }, clock.now());
    expect((await channel.next())?.event).toEqual({ type: 'session_ended', reason: 'blocked' });
    expect(await channel.ended()).toBe(true);
  });

  test('closes the channel to its token', async () => {
    const kim = await testServer().create.general();
    await endSession(kim.session);
    expect((await open(kim.token)).status).toBe(401);
  });
});

test('refuses visitors, a wrong event id, and more than twelve streams of one account', async () => {
  const { app, create } = testServer();
  expect((await app.inject({ url: '/api/events/' })).json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  const [kim, park] = [await create.general(), await create.general()];
  const wrong = await app.inject({ url: '/api/events/?after=-1', headers: { authorization: `Bearer ${kim.token}` } });
  expect(wrong.json()).toMatchObject({ status: 422, code: 'invalid_input' });
  for (let screen = 0; screen < 12; screen += 1) expect((await open(kim.token)).status).toBe(200);
  expect((await open(kim.token)).status).toBe(429);
  expect((await open(park.token)).status).toBe(200);
  channels.shift()?.close();
  // The server notices it a moment later.
  let { status } = await open(kim.token);
  for (let tries = 0; tries < 100 && status === 429; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ({ status } = await open(kim.token));
  }
  expect(status).toBe(200);
});

test('deletes events after a day and ends expired sessions', async () => {
  const { create, db, clock, platform } = testServer();
  const kim = await create.general();
  await notifyAccount(kim.id, '어제');
  clock.advance(86_000);
  await notifyAccount(kim.id, '오늘');
  clock.advance(500);
  await platform.jobs.runNow(dropOldEvents, {});
  expect(await db.selectFrom('live_event').select('payload').execute()).toEqual([
    { payload: expect.objectContaining({ title: '오늘' }) },
  ]);
  const ends = () => db.selectFrom('auth_session').select(['end_reason', 'ended']).executeTakeFirstOrThrow();
  await platform.jobs.runNow(expireSessions, {});
  expect((await ends()).ended).toBeNull();
  clock.advance(31 * 86_400);
  await platform.jobs.runNow(expireSessions, {});
  expect((await ends()).end_reason).toBe('expired');
});

const onPostgres = testServer().platform.database.kind === 'postgres' ? test : test.skip;

onPostgres(
  'hears on after its database connection died, what happened meanwhile included',
  async () => {
    const { create, db } = testServer();
    const kim = await create.general();
    const channel = await open(kim.token);
    await channel.firstId();
    const { sql } = await import('kysely');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`.execute(
      db,
    );
    await notifyAccount(kim.id, '끊긴 사이');
    expect((await channel.next())?.event).toMatchObject({ title: '끊긴 사이' });
    await notifyAccount(kim.id, '이어진 뒤');
    expect((await channel.next())?.event).toMatchObject({ title: '이어진 뒤' });
  },
  20_000,
);
