import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

let sandbox: Sandbox;
let env: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  env = sandboxEnv(sandbox.url);
});
beforeEach(() => sandbox.clearInbox());
afterAll(() => sandbox.close());

const message = (more: object = {}) => ({
  type: 'SMS',
  contentType: 'COMM',
  countryCode: '82',
  from: env['SMS_FROM'],
  content: '[단지] 인증번호는 [012345] 입니다.',
  messages: [{ to: '01000001234' }],
  ...more,
});
function send(
  body: object,
  { secret = String(env['SMS_SECRET_KEY']), at = Date.now(), service = String(env['SMS_SERVICE_ID']) } = {},
) {
  const path = `/sms/v2/services/${service}/messages`;
  const signature = createHmac('sha256', secret)
    .update(`POST ${path}\n${at}\n${env['SMS_ACCESS_KEY']}`)
    .digest('base64');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-ncp-apigw-timestamp': String(at),
    'x-ncp-iam-access-key': String(env['SMS_ACCESS_KEY']),
    'x-ncp-apigw-signature-v2': signature,
  };
  return fetch(`${env['SMS_BASE']}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('SENS', () => {
  test('accepts a signed message and puts it in the inbox', async () => {
    const response = await send(message());
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({
      statusCode: '202',
      statusName: 'success',
      requestId: expect.any(String),
    });
    expect(sandbox.inbox('010-0000-1234')).toEqual([
      { to: '01000001234', content: '[단지] 인증번호는 [012345] 입니다.', type: 'SMS', at: expect.any(String) },
    ]);
  });

  test.each([
    ['a wrong secret', { secret: 'wrong' }],
    ['a clock more than five minutes slow', { at: Date.now() - 301_000 }],
    ['a clock more than five minutes fast', { at: Date.now() + 330_000 }],
  ])('refuses %s with 401 and delivers nothing', async (_name, how) => {
    expect((await send(message(), how)).status).toBe(401);
    expect(sandbox.inbox()).toEqual([]);
  });

  test.each([
    ['an unregistered sender', { from: '01099998888' }],
    ['no receiver', { messages: [] }],
    ['a receiver with hyphens', { messages: [{ to: '010-0000-1234' }] }],
    ['91 bytes as SMS', { content: `${'가'.repeat(45)}a` }],
    ['an unknown type', { type: 'FAX' }],
    ['empty content', { content: '' }],
  ])('refuses %s with 400', async (_name, more) => {
    expect((await send(message(more))).status).toBe(400);
    expect(sandbox.inbox()).toEqual([]);
  });

  test('takes exactly 90 bytes as SMS and 91 as LMS', async () => {
    expect((await send(message({ content: '가'.repeat(45) }))).status).toBe(202);
    expect((await send(message({ type: 'LMS', subject: '단지', content: `${'가'.repeat(45)}a` }))).status).toBe(202);
  });

  test('does not know another service', async () => {
    expect((await send(message(), { service: 'other' })).status).toBe(404);
  });

  test('fails the next call and delays calls only on request', async () => {
    await fetch(`${sandbox.url}/sandbox/sms/fail-next`, { method: 'POST' });
    expect([(await send(message())).status, (await send(message())).status]).toEqual([500, 202]);
    await fetch(`${sandbox.url}/sandbox/sms/delay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"ms":120}',
    });
    const start = performance.now();
    await send(message());
    expect(performance.now() - start).toBeGreaterThanOrEqual(110);
    sandbox.delay('sms', 0);
  });

  test('still serves a server in real time after the sandbox has jumped', async () => {
    await fetch(`${sandbox.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance":86400}',
    });
    expect((await send(message())).status).toBe(202);
    expect(new Date(sandbox.inbox()[0]?.at ?? '').getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    await fetch(`${sandbox.url}/sandbox/clock`, { method: 'POST', body: new URLSearchParams({ reset: '1' }) });
    expect(await (await fetch(`${sandbox.url}/sandbox/clock`)).json()).toMatchObject({ offset_ms: 0 });
  });
});

describe('inbox page', () => {
  test('shows the newest first, escaped, and filters by number', async () => {
    await send(message({ content: '먼저 온 문자 <script>' }));
    await send(message({ content: '나중', messages: [{ to: '01000005678' }] }));
    const page = await (await fetch(`${sandbox.url}/sandbox/sms`)).text();
    expect(page.indexOf('나중')).toBeLessThan(page.indexOf('먼저 온 문자 &lt;script&gt;'));
    expect(page).toContain('http-equiv="refresh"');
    const filtered = await (await fetch(`${sandbox.url}/sandbox/sms?to=010-0000-5678&refresh=off`)).text();
    expect(filtered).toContain('나중');
    expect(filtered).not.toContain('먼저 온');
    expect(filtered).not.toContain('http-equiv="refresh"');
    expect(await (await fetch(`${sandbox.url}/sandbox/sms.json?to=01000005678`)).json()).toMatchObject([
      { content: '나중' },
    ]);
  });

  test('is linked from the first page', async () => {
    expect(await (await fetch(`${sandbox.url}/sandbox/`)).text()).toContain('href="/sandbox/sms"');
  });
});
