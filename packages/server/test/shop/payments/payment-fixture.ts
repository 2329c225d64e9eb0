import type { GatewayMethod } from '@danji/contracts/codes/payment-codes';
import { createPayment, getPayment, updatePayment } from '@danji/contracts/shop/payment.endpoints';
import { addToCart } from '@danji/contracts/shop/cart.endpoints';
import type { Payment } from '@danji/contracts/shop/payment';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { endHolds } from '@danji/server/shop/orders/jobs';
import { createNicepayClient } from '@danji/server/shop/nicepay/index';
import type { RunPoint } from '@danji/server/shop/payments/payment-run';
import { settlePayments } from '@danji/server/shop/payments/settle.job';
import { RETURN_PATH, WEBHOOK_PATH } from '@danji/server/shop/payments/window-page';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { expect } from '@jest/globals';
import { givePoints } from '@danji/testing/give-points';
import { idsOf, order, orderUnits } from '../orders/order-fixture.ts';
import { makeProduct } from '../products/product-fixture.ts';

/** The account with a session of now: a former one has ended. */
export async function renew(account: TestAccount): Promise<TestAccount> {
  return { ...account, token: (await openSession(testServer().platform, account.id)).token };
}

type Product = { id: number };
export type Fields = Record<string, string>;

/** A run of our own that dies at a point: what comes after it never happens. */
export function runOf(point?: RunPoint) {
  const { platform } = testServer();
  const { nicepay } = platform.config;
  if (!nicepay) throw new Error('the gateway is off');
  const reach = (reached: RunPoint) => {
    if (reached === point) throw new Error(`died at ${point}`);
  };
  return { ...platform, client: createNicepayClient({ ...nicepay, clock: platform.clock }), reach };
}

/** Orders units and makes their payment, 30,000 won for one. */
export async function startPayment(buyer: TestAccount, product: Product, quantity = 1, given = {}): Promise<Payment> {
  const { data: orders } = await orderUnits(buyer, product, quantity, given);
  return (await call(createPayment, { token: buyer.token, body: { order_ids: idsOf(orders) } })).data;
}

/** The same with a method. */
export async function readyToPay(
  buyer: TestAccount,
  product: Product,
  method: GatewayMethod = 'card',
  quantity = 1,
): Promise<Payment> {
  const { uuid } = await startPayment(buyer, product, quantity);
  return (await call(updatePayment, { token: buyer.token, body: { uuid, method } })).data;
}

export const read = async ({ token }: TestAccount, { uuid }: { uuid: string }): Promise<Payment> =>
  (await call(getPayment, { token, params: { id: uuid } })).data;

/** Opens the page of the window and returns the options that it hands to the script of the gateway. */
export async function openWindow({ data }: Payment): Promise<{ options: Fields; policy: string; body: string }> {
  const { body, headers } = await testServer().app.inject({ url: data.window_path ?? '' });
  const options = JSON.parse(/var options=(\{.*\});/.exec(body)?.[1] ?? '{}') as Record<string, unknown>;
  return {
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
    policy: String(headers['content-security-policy']),
    body,
  };
}

/** Presses a button in the window of the gateway; what the browser then posts to us. */
export async function press(payment: Payment, action = 'approve'): Promise<Fields> {
  const { options } = await openWindow(payment);
  const { nicepay } = testServer().platform.config;
  const body = new URLSearchParams({ ...options, action });
  const response = await fetch(`${nicepay?.apiUrl}/window/result`, { method: 'POST', body });
  const page = await response.text();
  return Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

/** The browser comes back from the gateway, without a cookie. */
export const bringBack = (fields: Fields) =>
  testServer().app.inject({
    method: 'POST',
    url: RETURN_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Pays in the window, and comes back. */
export async function payInWindow(buyer: TestAccount, payment: Payment): Promise<Payment> {
  await bringBack(await press(payment));
  return read(buyer, payment);
}

/** The gateway sends what it has not delivered; how many were answered with OK. */
export const sendWebhooks = (order: 'as_sent' | 'reversed' = 'as_sent'): Promise<number> =>
  testServer().sandbox.nicepay.webhooks.sendAll(testServer().url + WEBHOOK_PATH, order);

const settle = (): Promise<void> => testServer().platform.jobs.runNow(settlePayments, {});

/** Lets minutes pass, at most ten, with the jobs in each. */
export async function pass(minutes = 10): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    testServer().clock.advance(60);
    await settle();
    await testServer().platform.jobs.runNow(endHolds, {});
  }
}

/** Whether something waits to be given back. */
export async function isRefundOpen(): Promise<boolean> {
  const open = testServer().db.selectFrom('shop_refund').where('state', '=', 'waiting').select('id');
  return (await open.executeTakeFirst()) !== undefined;
}

/** Waits until nothing waits to be given back: the job that a refund has woken runs beside the test. */
export async function untilRefunded(): Promise<void> {
  while (await isRefundOpen()) {
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The won that the gateway holds are those of the orders that are paid, less what was given back. */
export async function expectAgreement(): Promise<void> {
  const { db, sandbox } = testServer();
  const paid = await db
    .selectFrom('shop_order')
    .where('payment_date', 'is not', null)
    .where('payment_code', 'is not', null)
    .select(['id', 'payment_uuid', 'payment_price', 'exchanged_price'])
    .execute();
  const refunds = await db
    .selectFrom('shop_refund')
    .where('state', '=', 'done')
    .select(['order_id', 'amount'])
    .execute();
  const expected = new Map<string, number>();
  for (const { id, payment_uuid: uuid, payment_price, exchanged_price } of paid) {
    const back = refunds.filter(({ order_id }) => order_id === id).reduce((sum, { amount }) => sum + amount, 0);
    const price = payment_price - exchanged_price;
    // Shipping that was kept of one order may come back with another one.
    expected.set(uuid ?? '', (expected.get(uuid ?? '') ?? 0) + price - back);
  }
  const open = [...expected].filter(([, amount]) => amount !== 0);
  expect(Object.fromEntries(sandbox.nicepay.books())).toEqual(Object.fromEntries(open));
}

/** Two products for 54,000 won that ship together for nothing, 10,000 of it paid by points, and their payment by card. */
export async function payForTwo(
  staff: TestAccount,
  buyer: TestAccount,
  product: StaffProduct,
): Promise<{ payment: Payment; ids: [number, number] }> {
  const box = await makeProduct(staff, product.category, { code: 'BOX-1', name: '소화전함' });
  await givePoints(buyer.id, 10_000);
  const cart_lines: { id: number; amount: number }[] = [];
  for (const { id: product_id } of [product, box]) {
    const body = { product_id, option_ids: [], quantity: 1 };
    const { data } = await call(addToCart, { token: buyer.token, body });
    cart_lines.push({ id: data.id, amount: 27_000 });
  }
  const { data: orders } = await order(buyer, { cart_lines, point: 10_000, payment_price: 44_000 });
  const [first = 0, second = 0] = idsOf(orders);
  const { data } = await call(createPayment, { token: buyer.token, body: { order_ids: [first, second] } });
  const { data: ready } = await call(updatePayment, {
    token: buyer.token,
    body: { uuid: data.uuid, method: 'card', used_point: 10_000 },
  });
  return { payment: await payInWindow(buyer, ready), ids: [first, second] };
}
