import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { EventConnection } from '@danji/server/platform/http/event-connection';
import { fastify } from 'fastify';

const app = fastify();
afterEach(() => app.close());

test('is closed at once when the reader left before it was opened', async () => {
  const left = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<boolean>();
  app.get('/', async (_request, reply) => {
    await left.promise;
    const connection = new EventConnection(reply, 1024);
    let isOver = false;
    connection.onClose(() => {
      isOver = true;
    });
    setTimeout(() => ended.resolve(isOver && connection.closed), 50);
  });
  const url = await app.listen();
  const leaving = new AbortController();
  const came = once(app.server, 'request');
  const asked = fetch(url, { signal: leaving.signal });
  const [request] = await came;
  const gone = once(request.socket, 'close');
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await gone;
  left.resolve();
  expect(await ended.promise).toBe(true);
});
