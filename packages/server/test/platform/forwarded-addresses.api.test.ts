import { listRegions } from '@danji/contracts/site/file.endpoints';
import { createOtherApp } from '@danji/testing/other-app';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { readConfig } from '../../src/platform/config.ts';

beforeEach(() => testServer().reset());

/** Runs with an app behind a proxy, where every limit is as in production. */
async function behindProxy(TRUST_PROXY: string, run: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const app = await createOtherApp({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy, rateLimitScale: 1 });
  try {
    await run(app);
  } finally {
    await app.close();
  }
}

const wrongPassword = { email: 'kim@danji.test', password: 'wrong1234', user_type: 2 };

/** Statuses of requests of one kind, each with a header `x-forwarded-for` of its own. */
async function statusesOf(app: FastifyInstance, request: InjectOptions, headers: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const header of headers)
    statuses.push((await app.inject({ ...request, headers: { 'x-forwarded-for': header } })).statusCode);
  return statuses;
}

const madeUp = (count: number, nearest: string): string[] =>
  Array.from({ length: count }, (_, index) => `198.51.100.${index}, ${nearest}`);

const SIGN_IN: InjectOptions = { method: 'POST', url: '/api/users/login/', payload: wrongPassword };

describe('behind one proxy', () => {
  test('what the client writes before the proxy’s own entry opens no budget of wrong passwords', async () => {
    await testServer().create.general({ email: wrongPassword.email, password: 'apart2468' });
    await behindProxy('1', async (app) => {
      const statuses = await statusesOf(app, SIGN_IN, madeUp(11, '203.0.113.9'));
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
      expect(await statusesOf(app, SIGN_IN, ['198.51.100.1, 203.0.113.10'])).toEqual([401]);
    });
  });

  test('nor one of text messages', async () => {
    await behindProxy('1', async (app) => {
      const statuses = [];
      for (const [index, header] of madeUp(21, '203.0.113.9').entries())
        statuses.push(
          ...(await statusesOf(app, { url: `/api/sms/auth_code/?tel=010111122${String(index).padStart(2, '0')}` }, [
            header,
          ])),
        );
      expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    });
  });

  test('nor one of calls', async () => {
    await behindProxy('1', async (app) => {
      const left = async (header: string) =>
        Number(
          (await app.inject({ url: listRegions.path, headers: { 'x-forwarded-for': header } })).headers[
            'x-ratelimit-remaining'
          ],
        );
      expect([await left('a, 203.0.113.9'), await left('b, 203.0.113.9'), await left('203.0.113.9')]).toEqual([
        599, 598, 597,
      ]);
      expect(await left('203.0.113.9, 203.0.113.10')).toBe(599);
    });
  });
});

test('behind two proxies the second entry from the right is the client', async () => {
  await testServer().create.general({ email: wrongPassword.email, password: 'apart2468' });
  await behindProxy('2', async (app) => {
    const headers = madeUp(11, '203.0.113.9').map((header, index) => `${header}, 192.0.2.${index}`);
    expect((await statusesOf(app, SIGN_IN, headers)).at(-1)).toBe(429);
  });
});

test('behind proxies of known networks the first address outside of them is the client', async () => {
  await testServer().create.general({ email: wrongPassword.email, password: 'apart2468' });
  await behindProxy('127.0.0.0/8,10.0.0.0/8', async (app) => {
    const headers = madeUp(11, '203.0.113.9').map((header, index) => `${header}, 10.0.0.${index}`);
    expect((await statusesOf(app, SIGN_IN, headers)).at(-1)).toBe(429);
  });
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
        (await app.inject({ url: `/api/sms/auth_code/?tel=${tel}`, remoteAddress })).statusCode;
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
