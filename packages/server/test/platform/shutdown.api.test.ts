import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { startServer } from '@danji/server';
import { createAccountFactory } from '@danji/testing/factories/account-factory';
import { ManualClock } from '@danji/testing/manual-clock';
import { createDatabase } from '@danji/testing/postgres/cluster';
import { TEMPLATE, testEnv } from '@danji/testing/worker-server';
import { sql } from 'kysely';
import { openChannel } from '../notifications/live-events/live-channel.ts';

/** A second server in this process, which this test ends. With a clock of the test no scheduled job runs. */
async function startOther() {
  const url = await createDatabase(process.env['TEST_POSTGRES_URL'] ?? '', `shutdown_${process.pid}`, TEMPLATE);
  const server = await startServer({ env: testEnv(url), clock: new ManualClock() });
  return { server, create: createAccountFactory(server.platform) };
}

test('finishes the running request, ends live channels, and takes no new connection', async () => {
  const { server, create } = await startOther();
  const kim = await create.general();
  const channel = await openChannel(kim.token, { url: server.url });
  expect(channel.status).toBe(200);
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // Another transaction locks the table, so this request waits in the middle of its work.
  const holding = server.platform.db.transaction().execute(async (transaction) => {
    await sql`lock table region in access exclusive mode`.execute(transaction);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const arrived = once(server.app.server, 'request');
  const running = fetch(`${server.url}/api/commons/sigungu/`);
  await arrived;
  const closing = server.close();
  expect(await channel.ended()).toBe(true);
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
  held.resolve();
  await holding;
  const { status, headers } = await running;
  // A connection that stayed open for a next request would keep the server from ending until its time is over.
  expect({ status, connection: headers.get('connection') }).toEqual({ status: 200, connection: 'close' });
  await closing;
}, 60_000);
