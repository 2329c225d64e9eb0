import { listRegions } from '@danji/contracts/site/file.endpoints';
import { createOtherApp } from '@danji/testing/other-app';
import { testServer } from '@danji/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { readConfig } from '../../src/platform/config.ts';

beforeEach(() => testServer().reset());

/** An app behind proxies, with a fifth of the limits of production. */
const openBehind = (TRUST_PROXY: string): Promise<FastifyInstance> =>
  createOtherApp({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy, rateLimitScale: 0.2 });

const wrongPassword = { email: 'kim@danji.test', password: 'wrong1234', user_type: 2 };
const SIGN_IN: InjectOptions = { method: 'POST', url: '/api/users/login/', payload: wrongPassword };

const statusFrom = async (app: FastifyInstance, request: InjectOptions, header: string): Promise<number> =>
  (await app.inject({ ...request, headers: { ...request.headers, 'x-forwarded-for': header } })).statusCode;

/** A client that is not a browser sends this header with calls that cost something. */
const CLIENT = { 'x-danji-client': 'test' };

/** How many calls the client of a header has left. */
const remainingBehind = async (app: FastifyInstance, header: string): Promise<number> =>
  Number(
    (await app.inject({ url: listRegions.path, headers: { 'x-forwarded-for': header } })).headers[
      'x-ratelimit-remaining'
    ],
  );

describe('behind one proxy', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openBehind('1');
  });
  afterAll(() => app.close());

  test('what the client writes before the proxy’s own entry opens no budget of wrong passwords', async () => {
    await testServer().create.general({ email: wrongPassword.email, password: 'apart2468' });
    expect(await statusFrom(app, SIGN_IN, '198.51.100.1, 203.0.113.9')).toBe(401);
    expect(await statusFrom(app, SIGN_IN, '198.51.100.2, 203.0.113.9')).toBe(401);
    expect(await statusFrom(app, SIGN_IN, '198.51.100.3, 203.0.113.9')).toBe(429);
    expect(await statusFrom(app, SIGN_IN, '203.0.113.9, 203.0.113.10')).toBe(401);
  });

  test('nor one of text messages', async () => {
    const statuses: number[] = [];
    for (const index of [0, 1, 2, 3, 4])
      statuses.push(
        await statusFrom(
          app,
          { url: `/api/sms/auth_code/?tel=0101111222${index}`, headers: CLIENT },
          `198.51.100.${index}, 203.0.113.11`,
        ),
      );
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('nor one of calls', async () => {
    const first = await remainingBehind(app, 'a, 203.0.113.12');
    expect(await remainingBehind(app, 'b, 203.0.113.12')).toBe(first - 1);
    expect(await remainingBehind(app, '203.0.113.12')).toBe(first - 2);
    expect(await remainingBehind(app, '203.0.113.12, 203.0.113.13')).toBe(first);
  });
});

test.each([
  ['2', 'the second entry from the right', 'a, 203.0.113.9, 192.0.2.1', 'b, 203.0.113.9, 192.0.2.2'],
  [
    '127.0.0.0/8,10.0.0.0/8',
    'the first address outside',
    'a, 203.0.113.9, 10.0.0.1',
    'b, 203.0.113.9, 10.9.9.9, 10.0.0.1',
  ],
])('behind TRUST_PROXY=%s the client is %s', async (TRUST_PROXY, _, one, same) => {
  const app = await openBehind(TRUST_PROXY);
  const first = await remainingBehind(app, one);
  expect(await remainingBehind(app, same)).toBe(first - 1);
  expect(await remainingBehind(app, one.replace('203.0.113.9', '203.0.113.10'))).toBe(first);
  await app.close();
});

const from = (index: number) => `2001:db8:1:2::${index.toString(16)}`;

const remainingFor = async (remoteAddress: string) =>
  Number((await testServer().app.inject({ url: listRegions.path, remoteAddress })).headers['x-ratelimit-remaining']);

describe('an IPv6 network of 64 bits is one client', () => {
  test('for wrong passwords', async () => {
    await testServer().create.general({ email: wrongPassword.email, password: 'apart2468' });
    const { platform, app } = testServer();
    platform.rateLimitScale = 0.2;
    try {
      const statuses = [];
      for (const remoteAddress of [from(1), from(2), from(0xffff), '2001:db8:1:3::1'])
        statuses.push((await app.inject({ ...SIGN_IN, remoteAddress })).statusCode);
      expect(statuses).toEqual([401, 401, 429, 401]);
    } finally {
      platform.rateLimitScale = 10_000;
    }
  });

  test('for text messages, and an IPv4 address is itself in the notation of IPv6', async () => {
    const { platform, app } = testServer();
    platform.rateLimitScale = 0.05;
    try {
      const ask = async (tel: string, remoteAddress: string) =>
        (await app.inject({ url: `/api/sms/auth_code/?tel=${tel}`, headers: CLIENT, remoteAddress })).statusCode;
      expect([await ask('01011112222', from(1)), await ask('01011112223', from(2))]).toEqual([200, 429]);
      expect([
        await ask('01011112224', '203.0.113.9'),
        await ask('01011112225', '::ffff:203.0.113.9'),
        await ask('01011112226', '203.0.113.10'),
      ]).toEqual([200, 429, 200]);
    } finally {
      platform.rateLimitScale = 10_000;
    }
  });

  test('for calls', async () => {
    const first = await remainingFor('2001:db8:1:5::1');
    expect([await remainingFor('2001:db8:1:5::2'), await remainingFor('2001:db8:1:6::1')]).toEqual([first - 1, first]);
  });
});
