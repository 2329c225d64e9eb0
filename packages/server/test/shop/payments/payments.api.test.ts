import { beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { cancelOrder } from '@danji/contracts/shop/order.endpoints';
import {
  createPayment,
  getPayment,
  getPaymentWays,
  setRefundAccount,
  updatePayment,
} from '@danji/contracts/shop/payment.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { transaction } from '@danji/server/platform/database/transaction';
import { lockPayment } from '@danji/server/shop/payments/payment.repository';
import { WEBHOOK_PATH } from '@danji/server/shop/payments/window-page';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { idsOf, orderUnits, readHolds, readOrder } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import {
  bringBack,
  expectAgreement,
  openWindow,
  pass,
  payInWindow,
  press,
  read,
  readyToPay,
  renew,
  sendWebhooks,
  startPayment,
  untilRefunded,
} from './payment-fixture.ts';

const { NONE, READY, PAID, FAILED, CANCELLED, EXPIRED, NET_CANCELLED, APPROVING } = PaymentStatus;
let buyer: TestAccount;
/** 27,000 won and 3,000 won for shipping; there are 10. */
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  const staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const orderState = async (payment: { orders: { id: number }[] }) =>
  (await readOrder(buyer, payment.orders[0]?.id ?? 0)).status;
const choose = (body: BodyOf<typeof updatePayment>) => call(updatePayment, { token: buyer.token, body });
const approvals = () => testServer().sandbox.nicepay.calls['approve'] ?? 0;

describe('a card', () => {
  test('8: pays once, however often the button is pressed and the browser comes back', async () => {
    const made = await startPayment(buyer, product);
    expect(made).toMatchObject({ status: NONE, method: null, order_price: 27_000, payment_price: 30_000 });
    const again = await call(createPayment, { token: buyer.token, body: { order_ids: idsOf(made.orders) } });
    expect(again.data.uuid).toBe(made.uuid);
    const { data: ready } = await choose({ uuid: made.uuid, method: 'card' });
    const { options, policy, body } = await openWindow(ready);
    expect(options).toMatchObject({ orderId: made.uuid, amount: '30000', goodsName: '분말 소화기', method: 'card' });
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(body).not.toMatch(/김관리|010-1234|sandbox-nicepay-secret/);

    const fields = await press(ready);
    const { db } = testServer();
    let both: Promise<{ statusCode: number; headers: Record<string, unknown> }[]> | undefined;
    await transaction(db, async (db) => {
      await lockPayment(db, made.id);
      both = Promise.all([bringBack(fields), bringBack(fields)]);
      await untilSessionWaits();
    });
    for (const { statusCode, headers } of (await both) ?? [])
      expect([statusCode, headers['location']]).toEqual([303, `/shop/orders?payment=${made.uuid}`]);
    await bringBack(fields);
    expect(approvals()).toBe(1);
    const paid = await read(buyer, made);
    expect(paid).toMatchObject({ status: PAID, method: 'card', payment_code: fields['tid'] });
    expect(paid.receipt_url).toContain('npg.nicepay.co.kr');
    expect(paid.data.window_path).toBeNull();
    expect(await orderState(paid)).toBe(OrderStatus.PAID);
    expect((await choose({ uuid: made.uuid, method: 'bank' })).problem.code).toBe('conflict');
    const answers = await db.selectFrom('shop_payment_answer').select(['operation', 'code', 'body']).execute();
    expect(answers).toMatchObject([{ operation: 'approve', code: '0000', body: { tid: fields['tid'] } }]);
    expect(JSON.stringify(answers)).not.toContain('sandbox-nicepay-secret');
    const other = await testServer().create.general();
    expect((await call(getPayment, { token: other.token, params: { id: made.uuid } })).status).toBe(404);
    await expectAgreement();
  });

  test('is not approved with a result that the gateway did not sign, or that is of another payment', async () => {
    const mine = await readyToPay(buyer, product);
    const fields = await press(mine);
    for (const forged of [{ amount: '1' }, { signature: 'f'.repeat(64) }, { tid: '' }])
      await bringBack({ ...fields, ...forged });
    expect(approvals()).toBe(0);
    expect(await read(buyer, mine)).toMatchObject({
      status: NONE,
      data: { failure: expect.stringContaining('믿을 수') },
    });
    const thief = await testServer().create.general();
    const theirs = await readyToPay(thief, product);
    await bringBack({ ...fields, orderId: theirs.uuid });
    expect(await read(thief, theirs)).toMatchObject({ status: FAILED });
    expect((await read(buyer, mine)).status).toBe(PAID);
    expect((await bringBack({ ...fields, orderId: 'nothing' })).headers['location']).toBe('/shop/orders');
    await expectAgreement();
  });

  test('that is refused, and a window that is closed, leave the order to be paid in another way', async () => {
    const first = await readyToPay(buyer, product);
    await bringBack(await press(first, 'close'));
    expect(await read(buyer, first)).toMatchObject({
      status: NONE,
      data: { failure: expect.stringContaining('그만뒀') },
    });
    testServer().sandbox.nicepay.faultNext('approve', '3095');
    const refused = await payInWindow(buyer, first);
    expect(refused).toMatchObject({ status: FAILED, data: { failure: expect.stringContaining('카드사가') } });
    expect(await orderState(refused)).toBe(OrderStatus.PENDING);
    const { data: second } = await call(createPayment, {
      token: buyer.token,
      body: { order_ids: idsOf(first.orders) },
    });
    expect(second.uuid).not.toBe(first.uuid);
    const { data: ready } = await choose({ uuid: second.uuid, method: 'kakaopay' });
    expect((await payInWindow(buyer, ready)).status).toBe(PAID);
    const late = await readyToPay(await testServer().create.general(), product);
    const fields = await press(late);
    testServer().clock.advance(15 * 60);
    await bringBack(fields);
    expect(approvals()).toBe(2);
    await expectAgreement();
  });

  test('9: an approval without an answer is taken back, and looked up until it is known', async () => {
    const { nicepay } = testServer().sandbox;
    nicepay.faultNext('approve', 'lost');
    const lost = await payInWindow(buyer, await readyToPay(buyer, product));
    expect(lost.status).toBe(NET_CANCELLED);
    expect(await orderState(lost)).toBe(OrderStatus.PENDING);
    expect(lost.data.failure).toBe('결제 결과를 받지 못해 결제를 되돌렸어요. 다시 결제해 주세요.');
    const { data: again } = await call(createPayment, {
      token: buyer.token,
      body: { order_ids: idsOf(lost.orders) },
    });
    const { data: chosen } = await choose({ uuid: again.uuid, method: 'card' });
    expect((await payInWindow(buyer, chosen)).status).toBe(PAID);
    const other = await testServer().create.general();
    nicepay.faultNext('approve', 'hang_before');
    const never = await payInWindow(other, await readyToPay(other, product));
    expect(never.status).toBe(APPROVING);
    const blocked = await call(createPayment, { token: other.token, body: { order_ids: idsOf(never.orders) } });
    expect(blocked.problem.code).toBe('conflict');
    const third = await testServer().create.general();
    nicepay.faultNext('approve', 'late');
    const late = await payInWindow(third, await readyToPay(third, product));
    await pass();
    expect((await read(other, never)).status).toBe(FAILED);
    expect((await read(third, late)).status).toBe(PAID);
    await expectAgreement();
    const fourth = await testServer().create.general();
    nicepay.faultNext('approve', 'bad_signature');
    nicepay.faultNext('netcancel', '2003');
    expect((await payInWindow(fourth, await readyToPay(fourth, product))).status).toBe(PAID);
    await expectAgreement();
  });
});

test('10: points pay everything without the gateway, and no rest below 1,000 won', async () => {
  await givePoints(buyer.id, 40_000);
  const { uuid } = await startPayment(buyer, product);
  const rest = await choose({ uuid, method: 'card', used_point: 29_001 });
  expect([rest.status, rest.problem.fields]).toEqual([422, { used_point: expect.stringContaining('1,000원') }]);
  expect((await choose({ uuid, method: 'point' })).problem.fields).toMatchObject({ method: expect.anything() });
  expect((await choose({ uuid, method: 'card', used_point: 29_000 })).data.payment_price).toBe(1000);
  const { data } = await choose({ uuid, method: 'point', used_point: 30_000 });
  expect(data).toMatchObject({ status: PAID, method: 'point', payment_price: 0, payment_code: null });
  expect(await orderState(data)).toBe(OrderStatus.PAID);
  expect((await call(getPointWallet, { token: buyer.token })).data.available).toBe(10_000);
  expect(testServer().sandbox.nicepay.calls).toEqual({});
});

describe('a virtual account', () => {
  test('waits for the money, which a webhook tells of, in any order and more than once', async () => {
    const { nicepay } = testServer().sandbox;
    const waiting = await payInWindow(buyer, await readyToPay(buyer, product, 'vbank'));
    expect(waiting).toMatchObject({ status: READY, data: { account: { bank: '국민은행' } } });
    expect(await orderState(waiting)).toBe(OrderStatus.DEPOSIT_WAIT);
    expect(nicepay.deposit(waiting.payment_code ?? '', { amount: 1 })).toBe('4122');
    expect(nicepay.deposit(waiting.payment_code ?? '')).toBe('4110');
    const forged = await testServer().app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      payload: { ...nicepay.webhooks.all[1]?.body, signature: '0'.repeat(64) },
    });
    expect(forged.statusCode).toBe(400);
    expect(await orderState(waiting)).toBe(OrderStatus.DEPOSIT_WAIT);
    expect(await sendWebhooks('reversed')).toBe(2);
    const url = testServer().url + WEBHOOK_PATH;
    for (const { id } of nicepay.webhooks.all) expect(await nicepay.webhooks.send(id, url)).toBe(true);
    expect((await read(buyer, waiting)).status).toBe(PAID);
    expect(await orderState(waiting)).toBe(OrderStatus.PAID);
    await expectAgreement();
  });

  test('6: expires without a webhook, and a deposit that comes late pays while there is stock, or goes back', async () => {
    const { nicepay } = testServer().sandbox;
    let other = await testServer().create.general();
    const first = await payInWindow(buyer, await readyToPay(buyer, product, 'vbank', 6));
    const second = await payInWindow(other, await readyToPay(other, product, 'vbank', 4));
    testServer().clock.advance(4 * 86_400);
    await pass(1);
    [buyer, other] = [await renew(buyer), await renew(other)];
    expect([(await read(buyer, first)).status, await orderState(first)]).toEqual([EXPIRED, OrderStatus.EXPIRED]);
    expect(await readHolds()).toEqual([]);
    const third = await testServer().create.general();
    await payInWindow(third, await readyToPay(third, product, 'card', 6));
    for (const { payment_code: tid } of [first, second]) nicepay.deposit(tid ?? '', { isLate: true });
    await sendWebhooks();
    expect((await readOrder(other, second.orders[0]?.id ?? 0)).status).toBe(OrderStatus.PAID);
    expect(await orderState(first)).toBe(OrderStatus.REFUND_REQUEST);
    const late = await read(buyer, first);
    expect(late).toMatchObject({ status: PAID, data: { refunds: [{ state: 'needs_account', amount: 162_000 }] } });
    const account = { bank_code: '088', account: '110123456789', holder: '김단지' };
    await call(setRefundAccount, { token: buyer.token, params: { id: first.uuid }, body: account });
    await untilRefunded();
    expect([(await read(buyer, first)).status, await orderState(first)]).toEqual([CANCELLED, OrderStatus.REFUNDED]);
  });

  test('of an order that is cancelled before the deposit is ended at the gateway', async () => {
    const waiting = await payInWindow(buyer, await readyToPay(buyer, product, 'vbank'));
    const params = { id: waiting.orders[0]?.id ?? 0 };
    expect((await call(cancelOrder, { token: buyer.token, params, body: {} })).status).toBe(200);
    await untilRefunded();
    expect((await read(buyer, waiting)).status).toBe(CANCELLED);
    expect(testServer().sandbox.nicepay.deposit(waiting.payment_code ?? '')).toBe('4123');
    await sendWebhooks();
    expect(await orderState(waiting)).toBe(OrderStatus.CANCELED);
    await expectAgreement();
  });
});

const make = ({ token }: TestAccount, order_ids: number[]) => call(createPayment, { token, body: { order_ids } });

test('orders of others, of two checkouts and those that are over cannot be paid', async () => {
  const [first] = (await orderUnits(buyer, product)).data;
  const thief = await testServer().create.general();
  expect((await make(thief, [first?.id ?? 0])).status).toBe(404);
  expect((await make(buyer, [])).status).toBe(422);
  testServer().clock.advance(15 * 60);
  buyer = await renew(buyer);
  expect((await make(buyer, [first?.id ?? 0])).problem.code).toBe('conflict');
});

const isPointsOnly = async () => (await call(getPaymentWays, { token: buyer.token })).data.is_points_only;

test('without a gateway the shop says that only points pay, takes no money, and sells for points as before', async () => {
  const { config } = testServer().platform;
  const { nicepay } = config;
  expect(await isPointsOnly()).toBe(false);
  config.nicepay = undefined;
  try {
    expect(await isPointsOnly()).toBe(true);
    const made = await startPayment(buyer, product);
    const refused = await choose({ uuid: made.uuid, method: 'card' });
    expect([refused.status, refused.problem.title]).toEqual([503, '지금은 포인트로만 결제할 수 있어요.']);
    await givePoints(buyer.id, 30_000);
    const { data } = await choose({ uuid: made.uuid, method: 'point', used_point: 30_000 });
    expect([data.status, await orderState(made)]).toEqual([PAID, OrderStatus.PAID]);
  } finally {
    config.nicepay = nicepay;
  }
});
