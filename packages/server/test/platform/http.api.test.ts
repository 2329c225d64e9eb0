import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { readFiles } from '@danji/contracts/site/file.endpoints';
import { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';

beforeEach(() => testServer().reset());

const idFor = async (given: string) =>
  (await testServer().app.inject({ url: '/health/live', headers: { 'x-request-id': given } })).headers['x-request-id'];

describe('every answer', () => {
  test('forbids running, framing, sniffing and reading from other origins', async () => {
    const { headers } = await testServer().app.inject({
      url: '/api/commons/sigungu/',
      headers: { origin: 'https://elsewhere.test' },
    });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('grants no preflight', async () => {
    const { statusCode, headers } = await testServer().app.inject({
      method: 'OPTIONS',
      url: '/api/users/user_notifications/',
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'GET' },
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('keeps a caller’s request id when it is one, and makes one when it is not', async () => {
    expect(await idFor('trace-1234')).toBe('trace-1234');
    expect(await idFor('<script>')).toMatch(/^[\w-]{16}$/);
  });
});

describe('bad input', () => {
  test('a body that is no JSON, of another type or too large is refused in Korean', async () => {
    const { app, create } = testServer();
    const { token } = await create.general();
    const send = (payload: string, type = 'application/json') =>
      app.inject({
        method: 'POST',
        url: readFiles.path,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      });
    expect((await send('{ no json')).json()).toMatchObject({ status: 400, code: 'malformed_request' });
    expect((await send('a=1', 'application/x-www-form-urlencoded')).json()).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
    expect((await send(JSON.stringify({ file_ids: [randomBytes(1_100_000).toString('hex')] }))).json()).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  test('an unknown field and a value of the wrong type are named', async () => {
    const { token } = await testServer().create.general();
    const body = { file_ids: 'one', owner: 1 } as never;
    expect((await call(readFiles, { token, body })).problem).toMatchObject({
      status: 422,
      fields: { file_ids: expect.any(String), owner: '입력값은 받지 않는 항목이에요.' },
    });
  });

  test('U+0000 is refused in a body and an address, and removed from a query', async () => {
    const { app, create } = testServer();
    const staff = await create.staff();
    const body = { user_id: staff.id, title: '점\u0000검', content: '내용' };
    expect((await call(sendStaffNotification, { token: staff.token, body })).problem).toMatchObject({
      status: 422,
      fields: { title: expect.stringContaining('쓸 수 없는 글자') },
    });
    expect((await call(listStaffLog, { token: staff.token, query: { search: 'a\u0000b' } })).status).toBe(200);
    expect((await app.inject({ url: '/api/commons/files/%00/' })).json()).toMatchObject({
      status: 400,
      code: 'malformed_request',
    });
  });

  test('the policy comes before validation: a caller without access learns nothing of the input', async () => {
    const { token } = await testServer().create.general();
    expect((await call(listStaffLog, { token, query: { page_size: 9999 } })).problem.code).toBe('forbidden');
  });

  test('a token of another key or algorithm, of the past or of nonsense is a 401', async () => {
    const { app, create, clock, platform } = testServer();
    const { token } = await create.general();
    const claims = decodeJwt(token);
    const inHs512 = new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(platform.signingKey);
    const statusWith = async (bearer: string) =>
      (
        await app.inject({ url: '/api/users/user_notifications/', headers: { authorization: `Bearer ${bearer}` } })
      ).json() as { status: number; code: string };
    expect(await statusWith(`${token.slice(0, -4)}AAAA`)).toMatchObject({ status: 401, code: 'token_expired' });
    expect(await statusWith('nonsense')).toMatchObject({ status: 401, code: 'token_expired' });
    for (const forged of [await inHs512, new UnsecuredJWT(claims).encode()])
      expect(await statusWith(forged)).toMatchObject({ status: 401, code: 'token_expired' });
    expect(await statusWith(token)).toEqual(expect.not.objectContaining({ status: 401 }));
    clock.advance(16 * 60);
    expect(await statusWith(token)).toMatchObject({ status: 401, code: 'token_expired' });
  });
});

test('limits calls of one address, outside of tests', async () => {
  const { headers } = await testServer().app.inject({ url: '/api/commons/sigungu/' });
  expect(Number(headers['x-ratelimit-limit'])).toBe(600 * 10_000);
});

test.each([
  ['/health/live', false],
  ['/health/ready', false],
  ['/metrics', false],
  ['/metrics?a=1', false],
  ['/metrics/', true],
  ['/metrics/nothing', true],
  ['/metricsnothing', true],
  ['/health/', true],
  ['/health/nothing', true],
  ['/health/live/', true],
])('%s is counted: %s', async (url, isCounted) => {
  const { headers } = await testServer().app.inject({ url });
  expect(headers['x-ratelimit-limit'] !== undefined).toBe(isCounted);
});
