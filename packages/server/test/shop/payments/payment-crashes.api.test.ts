import { beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { cancelOrder, previewCancel } from '@danji/contracts/shop/order.endpoints';
import { endRefundByHand, getStaffPayment, retryRefund } from '@danji/contracts/shop/payment-staff.endpoints';
import { setRefundAccount } from '@danji/contracts/shop/payment.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { transaction } from '@danji/server/platform/database/transaction';
import { approvePayment } from '@danji/server/shop/payments/approve-payment';
import { refundOrder } from '@danji/server/shop/payments/index';
import { executeRefund } from '@danji/server/shop/payments/refund-payment';
import { insertRefund, listRefunds } from '@danji/server/shop/payments/refund.repository';
import { settlePayments } from '@danji/server/shop/payments/settle.job';
import { settlePayment } from '@danji/server/shop/payments/settle-payment';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { readOrder } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import {
  expectAgreement,
  pass,
  payInWindow,
  press,
  read,
  readyToPay,
  renew,
  runOf,
  sendWebhooks,
  untilRefunded,
} from './payment-fixture.ts';

const { NONE, PAID, FAILED, CANCELLED, PARTIAL_CANCELLED, NET_CANCELLED } = PaymentStatus;
let staff: TestAccount;
let buyer: TestAccount;
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

describe('a server that dies while a card is approved', () => {
  test.each([
    ['before_start', NONE],
    ['after_start', FAILED],
    ['after_approve', PAID],
    ['after_answer', PAID],
    ['after_apply', PAID],
  ] as const)(
    'at %s: what the gateway has taken is what orders have paid, within ten minutes',
    async (point, status) => {
      const payment = await readyToPay(buyer, product);
      await expect(approvePayment(runOf(point), await press(payment))).rejects.toThrow(point);
      await pass(11);
      expect((await read(buyer, payment)).status).toBe(status);
      await expectAgreement();
    },
  );

  test.each([
    ['before_net_cancel', PAID],
    ['after_net_cancel', NET_CANCELLED],
  ] as const)('at %s, after its answer was lost: the same', async (point, status) => {
    testServer().sandbox.nicepay.faultNext('approve', 'lost');
    const payment = await readyToPay(buyer, product);
    await expect(approvePayment(runOf(point), await press(payment))).rejects.toThrow(point);
    await pass();
    expect((await read(buyer, payment)).status).toBe(status);
    await expectAgreement();
  });

  test('at after_check, while it repairs: the same', async () => {
    const payment = await readyToPay(buyer, product);
    await expect(approvePayment(runOf('after_approve'), await press(payment))).rejects.toThrow('died');
    testServer().clock.advance(180);
    await expect(settlePayment(runOf('after_check'), payment.id)).rejects.toThrow('after_check');
    await pass(7);
    expect((await read(buyer, payment)).status).toBe(PAID);
    await expectAgreement();
  });

  test('while the gateway does not answer: our staff is told after ten minutes, and it is settled when it does', async () => {
    const payment = await readyToPay(buyer, product);
    await expect(approvePayment(runOf('after_approve'), await press(payment))).rejects.toThrow('died');
    testServer().sandbox.failNext('nicepay', 10);
    await pass(13);
    const told = (await listNotified(staff.token)).filter(({ title }) => title === '결제 결과를 아직 몰라요');
    expect(told).toHaveLength(1);
    testServer().sandbox.clearFaults();
    await pass(2);
    buyer = await renew(buyer);
    expect((await read(buyer, payment)).status).toBe(PAID);
    await expectAgreement();
  });

  test('and a webhook that comes first settles it', async () => {
    const payment = await readyToPay(buyer, product);
    await expect(approvePayment(runOf('after_approve'), await press(payment))).rejects.toThrow('died');
    expect(await sendWebhooks()).toBe(1);
    expect((await read(buyer, payment)).status).toBe(PAID);
    await expectAgreement();
  });
});

const refund = (orderId: number, amount: number, causeKey: string) => {
  const { db, platform } = testServer();
  const { clock, keyRing } = platform;
  return transaction(db, (db) =>
    refundOrder(db, { orderId, amount, reason: '한 개를 취소했어요', causeKey, keyRing, now: clock.now() }),
  );
};

describe('a refund', () => {
  test('1: goes back in parts, never twice for a cause and never more than is left', async () => {
    const paid = await payInWindow(buyer, await readyToPay(buyer, product));
    const id = paid.orders[0]?.id ?? 0;
    await refund(id, 10_000, 'line:1');
    await refund(id, 10_000, 'line:1');
    await untilRefunded();
    expect((await read(buyer, paid)).status).toBe(PARTIAL_CANCELLED);
    await expect(refund(id, 20_001, 'line:2')).rejects.toThrow('돌려드릴 수 있는 금액보다 커요.');
    const { nicepay } = testServer().sandbox;
    nicepay.faultNext('cancel', 'lost');
    await refund(id, 20_000, 'line:2');
    await untilRefunded();
    const { status, data } = await read(buyer, paid);
    expect([status, data.refunds.map(({ amount, state }) => [amount, state])]).toEqual([
      CANCELLED,
      [
        [10_000, 'done'],
        [20_000, 'done'],
      ],
    ]);
    expect((await listNotified(buyer.token)).filter(({ title }) => title === '환불했어요')).toHaveLength(2);
    expect(nicepay.books()).toEqual(new Map());
    await sendWebhooks('reversed');
    await expectAgreement();
  });

  test.each(['before_refund', 'after_refund'] as const)('whose server dies at %s happens once', async (point) => {
    const paid = await payInWindow(buyer, await readyToPay(buyer, product));
    const { db, platform } = testServer();
    const order = paid.orders[0]?.id ?? 0;
    const now = platform.clock.now();
    const made = { payment: paid, orderId: order, amount: 5000, reason: '취소', causeKey: 'crash', now };
    await insertRefund(db, made);
    const [row] = await listRefunds(db, paid.id);
    await expect(executeRefund(runOf(point), row?.id ?? 0)).rejects.toThrow(point);
    // The gateway tells of it before we know of it ourselves.
    await sendWebhooks();
    await pass();
    expect(testServer().sandbox.nicepay.books()).toEqual(new Map([[paid.uuid, 25_000]]));
    expect((await read(buyer, paid)).data.refunds).toMatchObject([{ state: 'done' }]);
    await expectAgreement();
  });

  test('that cannot be read keeps no other one waiting, and the job says that it failed', async () => {
    const other = await testServer().create.general();
    const now = testServer().platform.clock.now();
    const { db, platform } = testServer();
    for (const account of [buyer, other]) {
      const payment = await payInWindow(account, await readyToPay(account, product));
      const orderId = payment.orders[0]?.id ?? 0;
      await insertRefund(db, { payment, orderId, amount: 5000, reason: '취소', causeKey: `of:${account.id}`, now });
    }
    const unreadable = { bank_code: '004', account_encrypted: 'x', holder_encrypted: 'x' };
    const [first] = await db.selectFrom('shop_refund').select('id').orderBy('id').execute();
    await db
      .updateTable('shop_refund')
      .set(unreadable)
      .where('id', '=', first?.id ?? 0)
      .execute();
    await expect(platform.jobs.runNow(settlePayments, {})).rejects.toThrow();
    const states = await db.selectFrom('shop_refund').select('state').orderBy('id').execute();
    expect(states.map(({ state }) => state)).toEqual(['waiting', 'done']);
  });

  test('11: that the gateway will not do any more is left to our staff, and of a virtual account asks for an account', async () => {
    const phone = await payInWindow(buyer, await readyToPay(buyer, product, 'cellphone'));
    await refund(phone.orders[0]?.id ?? 0, 10_000, 'phone');
    await untilRefunded();
    expect((await read(buyer, phone)).data.refunds).toMatchObject([{ state: 'failed' }]);
    expect((await listNotified(staff.token)).map(({ title }) => title)).toContain('환불하지 못했어요');

    const other = await testServer().create.general();
    const waiting = await payInWindow(other, await readyToPay(other, product, 'vbank'));
    testServer().sandbox.nicepay.deposit(waiting.payment_code ?? '');
    await sendWebhooks();
    const order = waiting.orders[0]?.id ?? 0;
    expect((await readOrder(other, order)).status).toBe(OrderStatus.PAID);
    await refund(order, 30_000, 'vbank');
    expect((await read(other, waiting)).data.refunds).toMatchObject([{ state: 'needs_account' }]);
    expect((await listNotified(other.token)).map(({ title }) => title)).toContain('환불받을 계좌를 알려 주세요');
    const body = { bank_code: '088', account: '110123456789', holder: '김단지' };
    const set = () => call(setRefundAccount, { token: other.token, params: { id: waiting.uuid }, body });
    expect((await set()).status).toBe(200);
    await untilRefunded();
    expect((await read(other, waiting)).status).toBe(CANCELLED);
    expect(testServer().sandbox.nicepay.findByTid(waiting.payment_code ?? '')?.refundAccount).toEqual({
      bankCode: '088',
      account: '110123456789',
      holder: '김단지',
    });
    const rows = await testServer().db.selectFrom('shop_refund').select('account_encrypted').execute();
    expect(JSON.stringify(rows)).not.toContain('110123456789');
    expect((await set()).problem.code).toBe('conflict');
  });

  test('11: of a card that is not cancelled in parts goes to an account by hand, once, and all of it to the card', async () => {
    const { nicepay } = testServer().sandbox;
    nicepay.canPartCancel = false;
    const [paid, whole] = [
      await payInWindow(buyer, await readyToPay(buyer, product, 'card', 2)),
      await payInWindow(buyer, await readyToPay(buyer, product)),
    ];
    const id = paid.orders[0]?.id ?? 0;
    const one = { lines: `${(await readOrder(buyer, id)).items[0]?.id}:1` };
    const seen = async (query: { lines?: string }) =>
      (await call(previewCancel, { token: buyer.token, params: { id }, query })).data;
    const amount = (await seen(one)).payment_price;
    expect([(await seen(one)).is_by_account, (await seen({})).is_by_account]).toEqual([true, false]);
    await call(cancelOrder, { token: buyer.token, params: { id }, body: { ...one, payment_price: amount } });
    expect((await read(buyer, paid)).data.refunds).toMatchObject([{ state: 'needs_account', amount }]);
    const body = { bank_code: '088', account: '110123456789', holder: '김단지' };
    await call(setRefundAccount, { token: buyer.token, params: { id: paid.uuid }, body });
    expect((await listNotified(staff.token)).map(({ title }) => title)).toContain('계좌로 환불해 주세요');

    const detail = async () =>
      (await call(getStaffPayment, { token: staff.token, params: { id: paid.id } })).data.refunds[0];
    const open = await detail();
    const account = '신한은행 110123456789 김단지';
    expect(open).toMatchObject({ state: 'failed', is_by_hand: true, account, failure: null });
    const about = { token: staff.token, params: { id: open?.id ?? 0 } };
    expect((await call(retryRefund, about)).status).toBe(409);
    const ended = await Promise.all([call(endRefundByHand, about), call(endRefundByHand, about)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await detail()).toMatchObject({ state: 'done', account: '신한은행 ****6789' });
    expect((await listNotified(buyer.token)).map(({ title }) => title)).toContain('환불했어요');
    // The gateway still holds all of it, and yet no more than the rest can go back.
    await expect(refund(id, paid.payment_price - amount + 1, 'more')).rejects.toThrow(
      '돌려드릴 수 있는 금액보다 커요.',
    );
    expect(nicepay.calls['cancel'] ?? 0).toBe(0);

    await call(cancelOrder, { token: buyer.token, params: { id: whole.orders[0]?.id ?? 0 }, body: {} });
    await untilRefunded();
    expect((await read(buyer, whole)).status).toBe(CANCELLED);
    expect(nicepay.books()).toEqual(new Map([[paid.uuid, paid.payment_price]]));
  });
});
