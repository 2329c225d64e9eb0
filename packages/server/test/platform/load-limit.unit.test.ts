import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { FOR_OPERATORS, registerLoadLimit } from '../../src/platform/http/load-limit.ts';
import { registerProblemResponses } from '../../src/platform/http/error-responses.ts';

test('refuses requests under load, but answers supervisors', async () => {
  const app = fastify();
  registerProblemResponses(app);
  await registerLoadLimit(app, 100);
  app.get('/work', async () => 'done');
  app.get('/health/live', FOR_OPERATORS, async () => 'ok');
  app.get('/health/nothing', async () => 'ok');
  await app.ready();
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await statusOf('/work')).toBe(200);
  let response = await app.inject({ url: '/work' });
  for (let tries = 0; tries < 20 && response.statusCode === 200; tries += 1) {
    const end = performance.now() + 600;
    while (performance.now() < end) Math.sqrt(end);
    await pause(5);
    response = await app.inject({ url: '/work' });
  }
  expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(response.headers['retry-after']).toBe('10');
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/health/nothing')).toBe(503);
  await app.close();
}, 30_000);
