import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '@danji/sandbox';
import { createSmsGateway } from '../../../src/accounts/phone-verification/sms-gateway.ts';

let sandbox: Sandbox;
let options: Parameters<typeof createSmsGateway>[0];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const env = sandboxEnv(sandbox.url);
  const read = (name: string) => env[name] ?? '';
  options = {
    base: read('SMS_BASE'),
    serviceId: read('SMS_SERVICE_ID'),
    accessKey: read('SMS_ACCESS_KEY'),
    secretKey: read('SMS_SECRET_KEY'),
    from: read('SMS_FROM'),
  };
});
beforeEach(() => sandbox.clearInbox());
afterAll(() => sandbox.close());

const send = (content: string, more: Partial<typeof options> = {}) =>
  createSmsGateway({ ...options, ...more }).send({ to: '010-0000-1234', content });
const failure = (code: string, retryable = false) =>
  expect.objectContaining({ name: 'ProviderError', provider: 'sms', code, retryable });

test('sends a verification code as SMS', async () => {
  await send('[단지] 인증번호는 [012345] 입니다. 타인에게 알려주지 마세요.');
  expect(sandbox.inbox()).toMatchObject([
    { to: '01000001234', content: '[단지] 인증번호는 [012345] 입니다. 타인에게 알려주지 마세요.', type: 'SMS' },
  ]);
});

test('sends 90 bytes as SMS, 91 as LMS, and refuses more than 2,000', async () => {
  await send('가'.repeat(45));
  await send(`${'가'.repeat(45)}a`);
  await send('가'.repeat(1_000));
  expect(sandbox.inbox().map(({ type }) => type)).toEqual(['LMS', 'LMS', 'SMS']);
  await expect(send(`${'가'.repeat(1_000)}a`)).rejects.toEqual(failure('too_long'));
});

test('fails for a wrong secret, a clock ten minutes off and an unregistered sender', async () => {
  await expect(send('안녕하세요', { secretKey: 'wrong' })).rejects.toEqual(failure('http_401'));
  await expect(send('안녕하세요', { now: () => new Date(Date.now() - 600_000) })).rejects.toEqual(failure('http_401'));
  await expect(send('안녕하세요', { from: '01012345678' })).rejects.toEqual(failure('http_400'));
  expect(sandbox.inbox()).toEqual([]);
});

test('never sends twice by itself: a provider that fails once delivers nothing', async () => {
  sandbox.failNext('sms');
  await expect(send('안녕하세요')).rejects.toEqual(failure('http_500', true));
  expect(sandbox.inbox()).toEqual([]);
});

test('keeps number, text and keys out of the error', async () => {
  const error: unknown = await send('비밀 인증번호 012345', { secretKey: 'wrong-secret' }).catch(
    (caught: unknown) => caught,
  );
  const shown = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
  for (const secret of ['01000001234', '012345', 'wrong-secret', options.accessKey])
    expect(shown).not.toContain(secret);
});
