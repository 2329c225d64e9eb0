import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startServer } from '@danji/server';
import { createAccountFactory } from '@danji/testing/factories/account-factory';
import { openChannel } from '../notifications/live-events/live-channel.ts';

/** A second server in this process, which this test ends. */
async function startOther() {
  const folder = mkdtempSync(join(tmpdir(), 'danji-shutdown-'));
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: '0',
    DATA_DIR: folder,
    JWT_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  };
  const server = await startServer({ env, inMemory: true });
  return { server, folder, create: createAccountFactory(server.platform) };
}

test('finishes the running request, ends live channels, and takes no new connection', async () => {
  const { server, folder, create } = await startOther();
  const kim = await create.general();
  const channel = await openChannel(kim.token, { url: server.url });
  expect(channel.status).toBe(200);
  const held = Promise.withResolvers<void>();
  // Another transaction holds the only session, so this request waits in the middle of its work.
  const holding = server.platform.db.transaction().execute(() => held.promise);
  const running = fetch(`${server.url}/api/commons/sigungu/`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closing = server.close();
  expect(await channel.ended()).toBe(true);
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
  held.resolve();
  await holding;
  expect((await running).status).toBe(200);
  await closing;
  rmSync(folder, { recursive: true });
}, 180_000);
