import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '@danji/sandbox';
import { createNicepayClient } from '@danji/server/shop/nicepay/nicepay-client';
import { toMoment } from '@danji/server/shop/nicepay/nicepay-body';
import { findCancelRefusal, toFailureText, toMeaning } from '@danji/server/shop/nicepay/nicepay-results';

const NOW = new Date('2026-11-30T03:00:00Z');
const clock = { now: () => NOW };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, now: clock.now });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.nicepay.reset();
  sandbox.clearFaults();
});

const connect = (change: Partial<Parameters<typeof createNicepayClient>[0]> = {}) => {
  const env = sandboxEnv(sandbox.url);
  return createNicepayClient({
    apiUrl: env['NICEPAY_API_URL'] ?? '',
    clientId: env['NICEPAY_CLIENT_ID'] ?? '',
    secretKey: env['NICEPAY_SECRET_KEY'] ?? '',
    clock,
    ...change,
  });
};
const confirm = (orderId = 'order-1', method: 'card' | 'vbank' = 'card') =>
  sandbox.nicepay.authenticate({
    orderId,
    method,
    amount: 12_000,
    goodsName: '전구',
    mallReserved: '',
    mallUserId: '',
    buyerName: '',
    buyerTel: '',
    buyerEmail: '',
    vbankHolder: '단지',
  }).tid;

test('approves, looks up, and cancels in parts, each answer with its signature', async () => {
  const client = connect();
  const tid = confirm();
  const approved = await client.approve({ tid, amount: 12_000 });
  expect(approved).toMatchObject({ code: '0000', transaction: { tid, status: 'paid', orderId: 'order-1' } });
  expect(await client.findByOrder('order-1', NOW)).toMatchObject({ transaction: { tid, balanceAmt: 12_000 } });
  const part = { tid, orderId: 'refund-1', reason: '한 개를 취소했어요', amount: 5000 };
  expect(await client.cancel(part)).toMatchObject({ transaction: { status: 'partialCancelled', balanceAmt: 7000 } });
  expect(await client.cancel(part)).toMatchObject({ code: '2015', transaction: undefined });
  expect(await client.cancel({ tid, orderId: 'refund-2', reason: '취소' })).toMatchObject({
    transaction: { status: 'cancelled', balanceAmt: 0 },
  });
  expect(await client.findByTid(tid)).toMatchObject({ transaction: { status: 'cancelled' } });
  expect(await client.findByTid('none')).toMatchObject({ code: 'A118' });
});

test('a lost answer is no error, and a net cancel takes the money back', async () => {
  const client = connect();
  sandbox.nicepay.faultNext('approve', 'lost');
  expect(await client.approve({ tid: confirm(), amount: 12_000 })).toEqual({
    code: 'unreachable',
    transaction: undefined,
    raw: null,
  });
  expect(await client.netCancel('order-1')).toMatchObject({ transaction: { status: 'cancelled' } });
  sandbox.delay('nicepay', 500);
  expect(await connect({ timeout: 50 }).findByTid('x')).toMatchObject({ code: 'timeout' });
});

test('an answer of another signature is no transaction', async () => {
  const client = connect();
  sandbox.nicepay.faultNext('approve', 'bad_signature');
  expect(await client.approve({ tid: confirm(), amount: 12_000 })).toMatchObject({
    code: 'bad_signature',
    transaction: undefined,
  });
  expect(await connect({ secretKey: 'another-secret-key' }).findByTid('x')).toMatchObject({ code: 'http_401' });
  sandbox.failNext('nicepay');
  expect(await client.findByTid('x')).toMatchObject({ code: 'http_500' });
  const other = connect({ fetch: async () => new Response('<html>') });
  expect(await other.findByTid('x')).toMatchObject({ code: 'bad_answer' });
  const large = connect({ fetch: async () => new Response('x'.repeat(300_000)) });
  expect(await large.findByTid('x')).toMatchObject({ code: 'too_large' });
});

test('webhooks and results of the window count only with the signature of the gateway', async () => {
  const client = connect();
  const tid = confirm('order-1', 'vbank');
  await client.approve({ tid, amount: 12_000 });
  sandbox.nicepay.deposit(tid);
  const body = sandbox.nicepay.webhooks.all.at(-1)?.body;
  expect(client.readWebhook(body)).toMatchObject({ tid, status: 'paid' });
  expect(client.readWebhook({ ...body, amount: 1 })).toBeUndefined();
  expect(client.readWebhook('paid')).toBeUndefined();
  const form = new URLSearchParams({
    action: 'approve',
    clientId: client.clientId,
    method: 'card',
    orderId: 'order-2',
    amount: '12000',
    goodsName: '전구',
    returnUrl: 'https://shop.example/',
  });
  const env = sandboxEnv(sandbox.url);
  const page = await (await fetch(`${env['NICEPAY_API_URL']}/window/result`, { method: 'POST', body: form })).text();
  const result = Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  expect(client.isAuthSigned(result)).toBe(true);
  expect(client.isAuthSigned({ ...result, amount: '1' })).toBe(false);
  expect(client.isAuthSigned({ ...result, clientId: 'S2_another' })).toBe(false);
});

test('codes that are not known are unclear, and moments are read as the gateway writes them', () => {
  expect([toMeaning('3095').kind, toMeaning('timeout').kind, toMeaning('8888').kind]).toEqual([
    'refused',
    'unclear',
    'unclear',
  ]);
  expect(toFailureText('3095')).toContain('카드사가 결제를 거절했어요.');
  expect(toFailureText('8888')).toContain('8888');
  expect([findCancelRefusal('2032'), findCancelRefusal('2015')]).toEqual(['남은 결제 금액보다 커요.', undefined]);
  expect(toMoment('2026-12-03T23:59:59.000+0900')).toEqual(new Date('2026-12-03T14:59:59Z'));
  expect([toMoment('0'), toMoment('soon')]).toEqual([undefined, undefined]);
});
