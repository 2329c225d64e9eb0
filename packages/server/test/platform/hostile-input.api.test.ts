import { beforeEach, describe, expect, test } from '@jest/globals';
import { readFiles, writeFiles } from '@danji/contracts/site/file.endpoints';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { InjectOptions } from 'fastify';
import { setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

/** Sends a request as a signed-in account; gives back what the answer says. */
const send = (request: InjectOptions, token?: string) =>
  testServer().app.inject({
    ...request,
    headers: { ...request.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

describe('names of Object.prototype', () => {
  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    '%s is an unknown parameter',
    async (name) => {
      const { token } = await testServer().create.general();
      const response = await send({ url: `${listNotifications.path}?${name}=1` }, token);
      expect(response.json()).toMatchObject({ status: 422, fields: { [name]: '입력값은 받지 않는 항목이에요.' } });
    },
  );

  test('valueOf is an unknown field', async () => {
    const { token } = await testServer().create.general();
    const { problem } = await call(readFiles, { token, body: { file_ids: [], valueOf: null } as never });
    expect(problem).toMatchObject({ status: 422, fields: { valueOf: '입력값은 받지 않는 항목이에요.' } });
  });
});

describe('numbers', () => {
  test.each(['1e400', '-1e400', '1e309', '9007199254740993', '1.5', 'NaN'])(
    '%s in a query is refused at its field',
    async (number) => {
      const { token } = await testServer().create.staff();
      for (const name of ['user_id', 'page']) {
        const response = await send({ url: `${listStaffLog.path}?${name}=${number}` }, token);
        expect(response.json()).toMatchObject({
          status: 422,
          fields: { [name]: expect.stringMatching(/^(회원 번호는|입력값은) /) },
        });
      }
    },
  );

  test('1e400 in a body is refused at its field', async () => {
    const { token } = await testServer().create.staff();
    const { method, path: url } = setUserBlock;
    const headers = { 'content-type': 'application/json' };
    const payload = '{"user_id":1e400,"is_blocked":true,"reason":"시험"}';
    const response = await send({ method, url, headers, payload }, token);
    expect(response.json()).toMatchObject({ status: 422, fields: { user_id: expect.stringContaining('회원 번호는') } });
  });

  test('every number that is sent has bounds', () => {
    const unbounded = ENDPOINTS.flatMap(({ id, query, body }) =>
      [query, body].flatMap((schema) => listNumbers(schema)).flatMap((place) => (place.isBounded ? [] : [id])),
    );
    expect(unbounded).toEqual([]);
  });
});

function listNumbers(schema: unknown): { isBounded: boolean }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minimum, maximum, enum: values, const: value } = schema as Record<string, unknown>;
  const isNumber = (type === 'integer' || type === 'number') && values === undefined && value === undefined;
  return [
    ...(isNumber ? [{ isBounded: Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum) }] : []),
    ...Object.values(schema).flatMap(listNumbers),
  ];
}

describe('forms', () => {
  test.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['a boundary of 257 characters', `multipart/form-data; boundary=${'b'.repeat(257)}`],
    ['another boundary than the body', 'multipart/form-data; boundary=other'],
  ])('%s is refused', async (_, type) => {
    const { token } = await testServer().create.general();
    const payload = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\ntext\r\n--b--\r\n';
    const request = { method: 'POST', url: writeFiles.path, headers: { 'content-type': type }, payload } as const;
    expect((await send(request, token)).json()).toMatchObject({ status: 400, code: 'malformed_request' });
  });
});

describe('addresses', () => {
  test.each([
    ['GET', '/api/commons/files/%zz/', 400, 'malformed_request'],
    ['DELETE', '/api/commons/files/%E0%A4%A/', 400, 'malformed_request'],
    ['GET', '/%', 400, 'malformed_request'],
    ['PUT', `/api/apts/apart_work_space/${'1'.repeat(600)}/`, 414, 'uri_too_long'],
    ['GET', '/api/nothing/', 404, 'not_found'],
    ['TRACE', '/api/nothing/', 404, 'not_found'],
  ] as const)('%s %s is a problem', async (method, url, status, code) => {
    const response = await send({ method: method as 'GET', url });
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(response.json()).toMatchObject({
      status,
      code,
      title: expect.stringMatching(/[가-힣]/),
      request_id: response.headers['x-request-id'],
    });
  });
});

describe('a call that takes no body', () => {
  const { path: url, method } = countNotifications;

  test.each<[string, InjectOptions]>([
    ['no body', {}],
    ['an empty body of no type', { headers: { 'content-length': '0' } }],
    ['an empty body of JSON', { headers: { 'content-type': 'application/json', 'content-length': '0' } }],
    ['an empty body of a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['{}', { headers: { 'content-type': 'application/json' }, payload: '{}' }],
  ])('takes %s', async (_, request) => {
    const { token } = await testServer().create.general();
    const response = await send({ ...request, method, url }, token);
    expect([response.statusCode, response.body]).toEqual([200, '{"count":0}']);
  });

  test('takes an empty body in chunks', async () => {
    const { token } = await testServer().create.general();
    const response = await fetch(new URL(url, testServer().url), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: new ReadableStream({ start: (stream) => stream.close() }),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(200);
  });

  test('refuses a field', async () => {
    const { token } = await testServer().create.general();
    const { problem } = await call(countNotifications, { token, body: { a: 1 } as never });
    expect(problem).toMatchObject({ status: 422, fields: { a: '입력값은 받지 않는 항목이에요.' } });
  });

  test('a call with fields names those that are missing', async () => {
    const { token } = await testServer().create.general();
    const response = await send({ method: readFiles.method, url: readFiles.path }, token);
    expect(response.json()).toMatchObject({ status: 422, fields: { file_ids: '입력값을 입력해 주세요.' } });
  });
});

describe('caches', () => {
  test('keep no answer of a call, and no problem', async () => {
    const { token } = await testServer().create.general();
    expect((await call(countNotifications, { token })).headers['cache-control']).toBe('no-store');
    expect((await send({ url: '/api/nothing/' })).headers['cache-control']).toBe('no-store');
    expect((await send({ url: `/api/commons/sigungu/?a=1` })).headers['cache-control']).toBe('no-store');
  });

  test('keep what a call has decided they may', async () => {
    expect((await send({ url: '/api/commons/sigungu/' })).headers['cache-control']).toBe('public, max-age=3600');
  });
});
