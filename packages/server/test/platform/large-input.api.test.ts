import { createNotice } from '@danji/contracts/community/notice-staff.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { LIMITS } from '@danji/contracts/limits';
import type { Problem } from '@danji/contracts/problem';
import { countImpressions } from '@danji/contracts/site/advertisement-home.endpoints';
import { readFiles } from '@danji/contracts/site/file.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { checkEmail } from '@danji/contracts/accounts/signup.endpoints';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, describe, expect, test } from '@jest/globals';

beforeEach(() => testServer().reset());

const MAX_ERRORS = 20;
const MAX_ANSWER_BYTES = 12 * 1024;

/** Sends text as the JSON body of a call. */
const post = ({ method, path: url }: Pick<Endpoint, 'method' | 'path'>, payload: string, token?: string) =>
  testServer().app.inject({
    method,
    url: url.replace(/\{\w+\}/g, '1'),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload,
  });

/** Text of `bytes` that starts and ends so, with as many items in between as fit. */
function fill(bytes: number, start: string, item: (index: number) => string, end: string): string {
  const parts: string[] = [];
  for (let length = start.length + end.length, index = 0; ; index += 1) {
    const next = item(index);
    if ((length += Buffer.byteLength(next) + 1) > bytes) return `${start}${parts.join(',')}${end}`;
    parts.push(next);
  }
}

const HOSTILE: [what: string, body: (bytes: number, field: string) => string][] = [
  ['a list of wrong items', (bytes, field) => fill(bytes, `{"${field}":[`, () => '""', ']}')],
  ['a list of empty objects', (bytes, field) => fill(bytes, `{"${field}":[`, () => '{}', ']}')],
  ['a list that is the body', (bytes) => fill(bytes, '[', () => '0', ']')],
  ['unknown fields', (bytes) => fill(bytes, '{', (index) => `"${index}":0`, '}')],
  ['one unknown field of a long name', (bytes) => `{"${'가'.repeat(Math.floor(bytes / 3) - 10)}":0}`],
  [
    'twenty unknown fields of long names',
    (bytes) =>
      `{${Array.from({ length: 20 }, (_, index) => `"${String.fromCharCode(97 + index).repeat(Math.floor(bytes / 20) - 8)}":0`).join(',')}}`,
  ],
  ['lists in lists', (bytes, field) => `{"${field}":${'['.repeat(bytes / 2 - 20)}${']'.repeat(bytes / 2 - 20)}}`],
  [
    'objects in objects',
    (bytes, field) => `{"${field}":${'{"a":'.repeat(bytes / 6 - 20)}0${'}'.repeat(bytes / 6 - 20)}}`,
  ],
  ['a long text', (bytes, field) => `{"${field}":"${'a'.repeat(bytes - 40)}"}`],
  ['a forbidden character below a long name', (bytes, field) => `{"${field}":{"${'a'.repeat(bytes - 60)}":"\\u0000"}}`],
];

function expectFewErrors({ statusCode, body }: { statusCode: number; body: string }): void {
  expect([400, 401, 403, 413, 422]).toContain(statusCode);
  expect(Object.keys((JSON.parse(body) as Problem).fields ?? {}).length).toBeLessThanOrEqual(MAX_ERRORS);
  expect(Buffer.byteLength(body)).toBeLessThan(MAX_ANSWER_BYTES);
}

test('the 345,000 wrong items of a stranger are refused unread', async () => {
  const response = await post(
    countImpressions,
    fill(1024 * 1024, '{"ids":[', () => '""', ']}'),
  );
  expect([response.statusCode, response.json<Problem>().code]).toEqual([413, 'payload_too_large']);
  expectFewErrors(response);
});

test('a list that is too long is told as that alone', async () => {
  const response = await post(
    countImpressions,
    fill(LIMITS.bodyBytes, '{"ids":[', () => '""', ']}'),
  );
  expect(response.json<Problem>().fields).toEqual({ ids: '입력값은 20개까지 넣을 수 있어요.' });
});

test('a text that is too long is not read further', async () => {
  const email = `a@${'.'.repeat(LIMITS.bodyBytes - 60)} `;
  const response = await post(checkEmail, JSON.stringify({ email, user_type: 2 }));
  expect(response.json<Problem>().fields).toEqual({ email: '이메일은 100자까지 입력할 수 있어요.' });
});

describe('however a body is formed', () => {
  test.each(HOSTILE)('%s: few errors in a short answer, from every call', async (_, body) => {
    const { token } = await testServer().create.admin();
    for (const endpoint of ENDPOINTS.filter(({ method, encoding }) => method !== 'GET' && encoding === 'json')) {
      const [field = 'ids'] = Object.keys((endpoint.body as { properties?: object }).properties ?? {});
      expectFewErrors(await post(endpoint, body(LIMITS.bodyBytes, field), token));
    }
  });

  test.each(HOSTILE)('%s: as much as a document, too', async (_, body) => {
    const { token } = await testServer().create.staff();
    expectFewErrors(await post(createNotice, body(createNotice.maxBodyBytes, 'content'), token));
  });
});

test('a query has few errors in a short answer too', async () => {
  const { app, create } = testServer();
  const { token } = await create.staff();
  const headers = { authorization: `Bearer ${token}` };
  for (const query of [
    Array.from({ length: 2500 }, (_, index) => `f${index}=1`).join('&'),
    Array.from({ length: 2500 }, () => 'page=x').join('&'),
    `${'a'.repeat(12_000)}=1`,
    `page=${'9'.repeat(12_000)}`,
  ])
    expectFewErrors(await app.inject({ url: `${listStaffLog.path}?${query}`, headers }));
});

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });

describe('a body', () => {
  test('is read up to 64 kB, and refused above, whatever it holds', async () => {
    const { token } = await testServer().create.general();
    const exact = JSON.stringify({ file_ids: [] }).padEnd(LIMITS.bodyBytes);
    expect((await post(readFiles, exact, token)).statusCode).toBe(422);
    expect((await post(readFiles, `${exact} `, token)).statusCode).toBe(413);
    expect((await post({ method: 'POST', path: '/api/nothing/' }, `${exact} `)).statusCode).toBe(413);
  });

  test('with a document may be as large as the document may be', async () => {
    const { token } = await testServer().create.staff();
    const children = Array.from({ length: 58 }, () => paragraph('가'.repeat(6000)));
    const content = { version: 1, children };
    const missing = DOCUMENT_LIMITS.bytes - Buffer.byteLength(JSON.stringify(content));
    content.children = [...children, paragraph('a'.repeat(missing - 53))];
    const body = JSON.stringify({ title: '공지', content });
    expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThanOrEqual(DOCUMENT_LIMITS.bytes);
    expect(Buffer.byteLength(body)).toBeGreaterThan(DOCUMENT_LIMITS.bytes - 20);
    expect((await post(createNotice, body, token)).statusCode).toBe(200);
  });

  test('is not read for a caller who may not make the call', async () => {
    const { token } = await testServer().create.general();
    expect((await post(createNotice, '{ no json', token)).json<Problem>().code).toBe('forbidden');
    expect((await post(createNotice, '{ no json')).json<Problem>().code).toBe('unauthenticated');
    const { url } = testServer();
    const response = await fetch(new URL(createNotice.path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{ no json ${' '.repeat(DOCUMENT_LIMITS.bytes)}`,
    });
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([401, 'unauthenticated']);
    expect((await fetch(new URL('/health/live', url))).status).toBe(200);
  });
});
