import { beforeEach, expect, test } from '@jest/globals';
import { EventStreams } from './event-streams.ts';
import { testServer } from '@danji/testing/test-server';
import { publishEvent } from '@danji/server/platform/events/live-events';
import { openChannel } from './live-channel.ts';

beforeEach(() => testServer().reset());

/** Inserts an event in the database; the server under test does not know it until its listener is notified. */
async function publish(userId: number, path: string): Promise<number> {
  const { db, clock } = testServer();
  await publishEvent(db, userId, { type: 'changed', paths: [path] }, clock.now());
  const row = await db.selectFrom('live_event').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return row.id;
}

test('a screen that was open during a database restart receives the missed events once', async () => {
  const { id: userId, token } = await testServer().create.general();
  for (let count = 0; count < 3; count += 1) await publish(userId, '/before');
  const server = await EventStreams.start();
  const channel = await openChannel(token, { url: server.url });
  await channel.firstId();
  const heard = await publish(userId, '/heard');
  server.notify(`${userId}:${heard}`);
  expect((await channel.next())?.id).toBe(heard);
  const missed = await publish(userId, '/missed');
  server.reconnect();
  expect((await channel.next())?.id).toBe(missed);
  channel.close();
  await server.close();
});

test('a screen that reconnects with its last event id receives no earlier event again', async () => {
  const { id: userId, token } = await testServer().create.general();
  await publish(userId, '/before');
  const last = await publish(userId, '/last');
  const caughtUp = await publish(userId, '/caught-up');
  const server = await EventStreams.start();
  const channel = await openChannel(token, { url: server.url, after: last });
  expect((await channel.next())?.id).toBe(caughtUp);
  const missed = await publish(userId, '/missed');
  server.reconnect();
  expect((await channel.next())?.id).toBe(missed);
  channel.close();
  await server.close();
});

test('a screen opened while the database was down receives no earlier events', async () => {
  const { id: userId, token } = await testServer().create.general();
  const server = await EventStreams.start();
  for (let count = 0; count < 300; count += 1) await publish(userId, '/before');
  const channel = await openChannel(token, { url: server.url });
  await channel.firstId();
  const missed = await publish(userId, '/missed');
  server.reconnect();
  expect((await channel.next())?.id).toBe(missed);
  channel.close();
  await server.close();
});

test('an event committed after a later one is received when the connection is back', async () => {
  const { id: userId, token } = await testServer().create.general();
  const server = await EventStreams.start();
  const channel = await openChannel(token, { url: server.url });
  await channel.firstId();
  const late = await publish(userId, '/late');
  const heard = await publish(userId, '/heard');
  server.notify(`${userId}:${heard}`);
  expect((await channel.next())?.id).toBe(heard);
  server.reconnect();
  expect((await channel.next())?.id).toBe(late);
  channel.close();
  await server.close();
});
