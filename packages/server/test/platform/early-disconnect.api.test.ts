import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, test } from '@jest/globals';
import { transaction } from '@danji/server/platform/database/transaction';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';

beforeEach(() => testServer().reset());

test('a client that disconnects before authentication is no server error', async () => {
  const { app, create, db, url } = testServer();
  const kim = await create.general();
  const held = Promise.withResolvers<void>();
  // Sessions cannot be looked up meanwhile.
  const holding = transaction(db, async (db) => {
    await sql`lock table auth_session`.execute(db);
    await held.promise;
  });
  const leaving = new AbortController();
  const came = new Promise<[IncomingMessage, ServerResponse]>((resolve) => {
    app.server.once('request', (request, response) => resolve([request, response]));
  });
  const asked = fetch(`${url}/api/users/me/`, {
    headers: { authorization: `Bearer ${kim.token}` },
    signal: leaving.signal,
  });
  const [{ socket }, response] = await came;
  // The response has no receiver any more.
  const status = new Promise((resolve) => {
    response.writeHead = (code: number) => {
      resolve(code);
      return response;
    };
  });
  const left = once(socket, 'close');
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await left;
  held.resolve();
  await holding;
  expect(await status).toBe(200);
});
