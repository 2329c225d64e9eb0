import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

let sandbox: Sandbox;
let env: Record<string, string>;
let offset = 0;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, now: () => new Date(Date.UTC(2026, 10, 30, 3) + offset) });
  env = sandboxEnv(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(() => {
  offset = 0;
  sandbox.nicepay.reset();
});

const HOUR_MS = 3_600_000;
const EDI = '2026-11-30T12:00:00.000+0900';
const sign = (...values: unknown[]) =>
  createHash('sha256')
    .update(values.join('') + env['NICEPAY_SECRET_KEY'])
    .digest('hex');
const authorization = () =>
  `Basic ${Buffer.from(`${env['NICEPAY_CLIENT_ID']}:${env['NICEPAY_SECRET_KEY']}`).toString('base64')}`;

type Answer = Record<string, unknown> & { resultCode: string; status: string; balanceAmt: number; signature: string };
async function api(path: string, body?: object, auth = authorization()): Promise<Answer> {
  const response = await fetch(`${env['NICEPAY_API_URL']}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: auth, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}
const code = async (work: Promise<Answer>) => (await work).resultCode;
const approve = (tid: string, amount: number) =>
  api(`/payments/${tid}`, { amount, ediDate: EDI, signData: sign(tid, amount, EDI) });
const cancel = (tid: string, orderId: string, rest: object = {}) =>
  api(`/payments/${tid}/cancel`, { reason: '변심', orderId, ediDate: EDI, signData: sign(tid, EDI), ...rest });
const netCancel = (orderId: string) =>
  api('/payments/netcancel', { orderId, ediDate: EDI, signData: sign(orderId, EDI) });

const windowFields = (change: Record<string, string> = {}): Record<string, string> => ({
  clientId: env['NICEPAY_CLIENT_ID'] ?? '',
  method: 'card',
  orderId: 'order-1',
  amount: '12000',
  goodsName: 'LED "전구"',
  returnUrl: 'https://shop.example/return',
  ...change,
});

/** Presses a button of the window and returns what the browser posts to the merchant. */
async function press(action: string, change: Record<string, string> = {}): Promise<Record<string, string>> {
  const body = new URLSearchParams({ ...windowFields(change), action });
  const page = await (await fetch(`${env['NICEPAY_API_URL']}/window/result`, { method: 'POST', body })).text();
  expect(page).toContain('action="https://shop.example/return"');
  return Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}
const confirm = async (change: Record<string, string> = {}) => (await press('approve', change))['tid'] ?? '';

test('the window sends a signed confirmation, a refusal and a closed window back', async () => {
  const script = await (await fetch(env['NICEPAY_JS_URL'] ?? '')).text();
  expect(script).toContain('AUTHNICE');
  const page = await fetch(`${env['NICEPAY_API_URL']}/window`, {
    method: 'POST',
    body: new URLSearchParams(windowFields()),
  });
  expect(await page.text()).toContain('12,000원 · 신용카드');
  const { authToken, signature, ...rest } = await press('approve');
  expect(rest).toMatchObject({ authResultCode: '0000', orderId: 'order-1', amount: '12000' });
  expect(rest['tid']).toMatch(/^nicsandbox0101\d{12}\d{4}$/);
  expect(signature).toBe(sign(authToken, env['NICEPAY_CLIENT_ID'], 12_000));
  expect(await press('fail')).toMatchObject({ authResultCode: '3095', tid: '', signature: '' });
  expect(await press('close')).toMatchObject({ authResultCode: 'I002' });
  expect(await press('approve', { amount: '999' })).toMatchObject({ authResultCode: '3041' });
});

test('an approval takes the money once, with the amount and the signature of the confirmation', async () => {
  const tid = await confirm();
  expect(await code(approve(tid, 11_999))).toBe('A123');
  expect(await code(api(`/payments/${tid}`, { amount: 12_000, ediDate: EDI, signData: 'x' }))).toBe('A101');
  expect((await api('/payments/x', undefined, 'Basic eDp5'))['resultCode']).toBe('U104');
  expect(sandbox.nicepay.books()).toEqual(new Map());
  const paid = await approve(tid, 12_000);
  expect(paid).toMatchObject({ status: 'paid', payMethod: 'card', balanceAmt: 12_000, goodsName: 'LED -전구-' });
  expect(paid.signature).toBe(sign(tid, 12_000, paid['ediDate']));
  expect(await code(approve(tid, 12_000))).toBe('2201');
  expect(await press('approve')).toMatchObject({ authResultCode: 'A127' });
  expect(sandbox.nicepay.books()).toEqual(new Map([['order-1', 12_000]]));
  const { accessToken } = await api('/access-token', {});
  expect(await api(`/payments/${tid}`, undefined, `Bearer ${String(accessToken)}`)).toMatchObject({ status: 'paid' });
  expect(await api('/payments/find/order-1?orderDate=20261130')).toMatchObject({ tid, status: 'paid' });
  expect(await code(api('/payments/find/order-1?orderDate=20261129'))).toBe('A118');
});

test('a confirmation is worth ten minutes, and the code of a card company fails it', async () => {
  const late = await confirm();
  offset = HOUR_MS;
  expect(await code(approve(late, 12_000))).toBe('A245');
  const refused = await confirm({ sim: '3095', orderId: 'order-2' });
  expect(await code(approve(refused, 12_000))).toBe('3095');
  expect(await api('/payments/find/order-2?orderDate=20261130')).toMatchObject({ status: 'failed' });
});

test('cancels give back in parts and never more than the rest', async () => {
  const tid = await confirm();
  await approve(tid, 12_000);
  expect(await cancel(tid, 'part-1', { cancelAmt: 5000 })).toMatchObject({
    status: 'partialCancelled',
    balanceAmt: 7000,
    amount: 12_000,
  });
  expect(await code(cancel(tid, 'part-1', { cancelAmt: 1000 }))).toBe('2015');
  expect(await code(cancel(tid, 'part-2', { cancelAmt: 7001 }))).toBe('2032');
  expect(await code(cancel(tid, 'part-2', { cancelAmt: 0 }))).toBe('2010');
  expect(await cancel(tid, 'rest')).toMatchObject({ status: 'cancelled', balanceAmt: 0 });
  expect(await code(cancel(tid, 'again'))).toBe('2013');
  const phone = await confirm({ method: 'cellphone', orderId: 'order-2' });
  await approve(phone, 12_000);
  expect(await code(cancel(phone, 'part', { cancelAmt: 5000 }))).toBe('2030');
  offset = 31 * 24 * HOUR_MS;
  expect(await code(cancel(phone, 'all'))).toBe('2016');
});

test('a net cancel gives everything back within an hour', async () => {
  const lost = await confirm();
  expect(await code(netCancel('order-1'))).toBe('2012');
  sandbox.nicepay.faultNext('approve', 'lost');
  await expect(approve(lost, 12_000)).rejects.toThrow();
  expect(sandbox.nicepay.books().get('order-1')).toBe(12_000);
  expect(await netCancel('order-1')).toMatchObject({ status: 'cancelled' });
  expect(await code(netCancel('order-1'))).toBe('2013');
  const old = await confirm({ orderId: 'order-2' });
  await approve(old, 12_000);
  offset = HOUR_MS + 1;
  expect(await code(netCancel('order-2'))).toBe('2020');
});

test('an approval that hangs is carried out never, or after the first question', async () => {
  const never = await confirm();
  sandbox.nicepay.faultNext('approve', 'hang_before');
  await expect(approve(never, 12_000)).rejects.toThrow();
  expect(await code(api('/payments/find/order-1?orderDate=20261130'))).toBe('A118');
  const late = await confirm({ orderId: 'order-2' });
  sandbox.nicepay.faultNext('approve', 'late');
  await expect(approve(late, 12_000)).rejects.toThrow();
  expect(await code(netCancel('order-2'))).toBe('2012');
  expect(sandbox.nicepay.books()).toEqual(new Map([['order-2', 12_000]]));
});

test('a virtual account takes one deposit of its amount until its end', async () => {
  const account = { method: 'vbank', vbankHolder: '단지', vbankExpDate: '202612032359' };
  const tid = await confirm(account);
  const issued = await approve(tid, 12_000);
  expect(issued).toMatchObject({ status: 'ready', paidAt: '0', vbank: { vbankHolder: '단지' } });
  expect(sandbox.nicepay.books()).toEqual(new Map());
  expect(sandbox.nicepay.deposit(tid, { amount: 11_000 })).toBe('4122');
  expect(sandbox.nicepay.deposit(tid)).toBe('4110');
  expect(sandbox.nicepay.deposit(tid)).toBe('4124');
  expect(await code(cancel(tid, 'back'))).toBe('A117');
  const refund = { refundAccount: '110123456789', refundBankCode: '088', refundHolder: '김단지' };
  expect(await cancel(tid, 'back', refund)).toMatchObject({ status: 'cancelled' });

  const unpaid = await confirm({ ...account, orderId: 'order-2' });
  await approve(unpaid, 12_000);
  offset = 5 * 24 * HOUR_MS;
  expect(await api(`/payments/${unpaid}`)).toMatchObject({ status: 'expired' });
  expect(sandbox.nicepay.deposit(unpaid)).toBe('4123');
  expect(sandbox.nicepay.webhooks.all.map(({ body }) => body.status)).toEqual(['ready', 'paid', 'cancelled', 'ready']);
});

test('a webhook is delivered when it is answered with OK as HTML', async () => {
  const bodies: Answer[] = [];
  const answers = [
    ['application/json', '{"ok":true}'],
    ['text/html', 'OK'],
  ];
  const merchant: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      bodies.push(JSON.parse(text) as Answer);
      const [type = '', body] = answers[bodies.length - 1] ?? [];
      response.writeHead(200, { 'content-type': type }).end(body);
    });
  }).listen(0);
  const url = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  const tid = await confirm();
  await approve(tid, 12_000);
  expect(await sandbox.nicepay.webhooks.sendAll(url)).toBe(0);
  expect(await sandbox.nicepay.webhooks.sendAll(url)).toBe(1);
  merchant.close();
  expect(bodies[1]).toMatchObject({ tid, status: 'paid', signature: sign(tid, 12_000, bodies[1]?.['ediDate']) });
});

test('the controls pay into an account, cancel as the console does and order faults', async () => {
  const control = (path: string, body: object) =>
    fetch(`${sandbox.url}/sandbox/nicepay/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const tid = await confirm({ method: 'vbank', vbankHolder: '단지' });
  await approve(tid, 12_000);
  expect((await control('deposit', { tid, amount: 1 })).status).toBe(400);
  expect((await control('deposit', { tid })).status).toBe(200);
  const state = (await (await control('cancel', { tid })).json()) as { payments: object[] };
  expect(state.payments).toMatchObject([{ tid, status: 'cancelled', balance: 0 }]);
  expect((await control('fault', { operation: 'approve', fault: 'nothing' })).status).toBe(400);
  expect((await control('fault', { operation: 'find', fault: 'A299' })).status).toBe(200);
  expect(await code(api(`/payments/${tid}`))).toBe('A299');
  const page = await (await fetch(`${sandbox.url}/sandbox/nicepay`)).text();
  expect(page).toContain('나이스페이 거래');
});
