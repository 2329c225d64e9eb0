import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { answerCancel, moveStaffOrder, previewStaffCancel } from '@danji/contracts/shop/order-staff.endpoints';
import { cancelOrder, previewCancel } from '@danji/contracts/shop/order.endpoints';
import { setRefundAccount, updatePayment } from '@danji/contracts/shop/payment.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { transaction } from '@danji/server/platform/database/transaction';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { idsOf, orderUnits, readOrder } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import {
  expectAgreement,
  payForTwo,
  payInWindow,
  read,
  readyToPay,
  sendWebhooks,
  startPayment,
  untilRefunded,
} from './payment-fixture.ts';

const { PENDING, PAID, PREPARING, CANCEL_REQUEST, CANCELED } = OrderStatus;
let staff: TestAccount;
let buyer: TestAccount;
/** 27,000 won and 3,000 won for shipping below 50,000; there are 10. */
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const preview = (id: number, { token } = buyer) => call(previewCancel, { token, params: { id }, query: {} });
const cancel = (id: number, body: BodyOf<typeof cancelOrder> = {}, { token } = buyer) =>
  call(cancelOrder, { token, params: { id }, body });
const answer = (id: number, body: BodyOf<typeof answerCancel>) =>
  call(answerCancel, { token: staff.token, params: { id }, body });
const prepare = (id: number) =>
  call(moveStaffOrder, { token: staff.token, params: { id }, body: { status: PREPARING } });
const pointsOf = async () => (await call(getPointWallet, { token: buyer.token })).data;
const titles = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
const stocks = () =>
  testServer().db.selectFrom('shop_product').select(['stock', 'sales_count']).orderBy('id').execute();
const UNTOUCHED = { stock: 10, sales_count: 0 };

test('1, 2: a part that is cancelled brings its money and points back, less the shipping that the rest costs now', async () => {
  const { payment, ids } = await payForTwo(staff, buyer, product);
  const [first, second] = ids;
  expect(await stocks()).toEqual([
    { stock: 9, sales_count: 1 },
    { stock: 9, sales_count: 1 },
  ]);
  const back = {
    total_price: 27_000,
    shipping_fee: 0,
    shipping_deduction: 3_000,
    payment_price: 19_000,
    point: 5_000,
    is_by_account: false,
  };
  expect((await preview(first)).data).toEqual({ order_ids: [first], to_status: CANCELED, lines: null, ...back });
  const thief = await testServer().create.general();
  expect([(await preview(first, thief)).status, (await cancel(first, {}, thief)).status]).toEqual([404, 404]);
  const other = await cancel(first, { payment_price: 22_000 });
  expect(other.problem).toMatchObject({ code: 'conflict', payment_price: 19_000 });
  const { data } = await cancel(first, { reason: ' 잘못 골랐어요. ', payment_price: 19_000 });
  expect(data).toMatchObject({ status: CANCELED, refund_price: 19_000, refund_point: 5_000 });
  expect(data.cancel_reason).toBe('잘못 골랐어요.');
  expect(data.events.at(-1)).toMatchObject({ from_status: PAID, to_status: CANCELED, actor: 'buyer' });
  for (const again of [
    await cancel(first),
    await preview(first),
    await answer(first, { is_accepted: true, reason: '.' }),
  ])
    expect(again.problem).toMatchObject({ code: 'invalid_transition', from: CANCELED });
  expect(await stocks()).toEqual(expect.arrayContaining([UNTOUCHED, { stock: 9, sales_count: 1 }]));
  expect(await pointsOf()).toMatchObject({ available: 5_000, pending: 270 });
  await untilRefunded();
  expect(await read(buyer, payment)).toMatchObject({
    status: PaymentStatus.PARTIAL_CANCELLED,
    data: { refunds: [{ order_id: first, amount: 19_000, state: 'done' }] },
  });
  await expectAgreement();

  await prepare(second);
  const rest = {
    total_price: 27_000,
    shipping_fee: 3_000,
    shipping_deduction: 0,
    payment_price: 25_000,
    point: 5_000,
    is_by_account: false,
  };
  expect((await preview(second)).data).toEqual({
    order_ids: [second],
    to_status: CANCEL_REQUEST,
    lines: null,
    ...rest,
  });
  expect((await cancel(second, { reason: '늦어요.' })).data.status).toBe(CANCEL_REQUEST);
  expect((await cancel(second)).problem.code).toBe('invalid_transition');
  expect((await prepare(second)).problem.code).toBe('invalid_transition');
  expect((await answer(second, { is_accepted: false })).problem.fields).toHaveProperty('reason');
  expect((await answer(second, { is_accepted: false, reason: '이미 포장했어요.' })).data.status).toBe(PREPARING);
  expect((await readOrder(buyer, second)).events.at(-1)).toMatchObject({ reason: '이미 포장했어요.', actor: 'staff' });
  expect((await answer(second, { is_accepted: false, reason: '다시' })).problem.code).toBe('invalid_transition');
  await cancel(second);
  const { token } = staff;
  const seen = await call(previewStaffCancel, { token, params: { id: second }, query: {} });
  expect(seen.data).toEqual({ order_ids: [second], to_status: CANCELED, lines: null, ...rest });
  const stale = await answer(second, { is_accepted: true, payment_price: 22_000 });
  expect(stale.problem).toMatchObject({ code: 'conflict', payment_price: 25_000 });
  const accepted = await answer(second, { is_accepted: true, payment_price: 25_000 });
  expect(accepted.data).toMatchObject({ status: CANCELED, refund_price: 25_000 });
  await untilRefunded();
  expect((await read(buyer, payment)).status).toBe(PaymentStatus.CANCELLED);
  expect([await stocks(), await pointsOf()]).toMatchObject([[UNTOUCHED, UNTOUCHED], { available: 10_000, pending: 0 }]);
  expect(await titles(buyer)).toEqual(expect.arrayContaining(['주문을 취소했어요', '주문을 취소할 수 없어요']));
  expect(await titles(staff)).toEqual(expect.arrayContaining(['주문이 취소됐어요', '주문 취소 요청이 들어왔어요']));
  await expectAgreement();
});

test('orders of one checkout that are cancelled at the same time, one of them twice, bring back exactly what was paid', async () => {
  const { payment, ids } = await payForTwo(staff, buyer, product);
  let all: Promise<{ status: number }[]> | undefined;
  await transaction(testServer().db, async (db) => {
    await db.selectFrom('shop_order').where('id', 'in', ids).select('id').orderBy('id').forNoKeyUpdate().execute();
    all = Promise.all([cancel(ids[0]), cancel(ids[0]), cancel(ids[1])]);
    await untilSessionWaits();
  });
  const [one, same, other] = (await all) ?? [];
  expect([one?.status, same?.status].toSorted()).toEqual([200, 409]);
  expect(other?.status).toBe(200);
  await untilRefunded();
  expect((await read(buyer, payment)).status).toBe(PaymentStatus.CANCELLED);
  expect([await stocks(), await pointsOf()]).toMatchObject([[UNTOUCHED, UNTOUCHED], { available: 10_000 }]);
  await expectAgreement();
});

test('3, 10: points alone come back without the gateway; those of somebody who has left are for our staff', async () => {
  await givePoints(buyer.id, 60_000);
  const paid: number[] = [];
  for (let at = 0; at < 2; at += 1) {
    const { uuid, orders } = await startPayment(buyer, product);
    const body = { uuid, method: 'point' as const, used_point: 30_000 };
    await call(updatePayment, { token: buyer.token, body });
    paid.push(...idsOf(orders));
  }
  const [first = 0, second = 0] = paid;
  await cancel(first);
  expect(await pointsOf()).toMatchObject({ available: 30_000 });
  expect(testServer().sandbox.nicepay.calls).toEqual({});
  const { db, clock } = testServer();
  await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', buyer.id).execute();
  expect((await answer(second, { is_accepted: true })).problem.fields).toHaveProperty('reason');
  expect((await answer(second, { is_accepted: true, reason: '품절' })).data).toMatchObject({ status: CANCELED });
  expect(await db.selectFrom('user_account').where('id', '=', buyer.id).select('points').executeTakeFirst()).toEqual({
    points: 30_000,
  });
  expect((await listNotified(staff.token)).map(({ content }) => content)).toContain(
    "'분말 소화기' 주문의 회원이 탈퇴해서 30,000P가 남았어요.",
  );
  expect((await stocks())[0]).toEqual(UNTOUCHED);
});

test('before it is paid all of a checkout ends and points come back; a virtual account needs one for the money', async () => {
  await givePoints(buyer.id, 1_000);
  const [id = 0] = idsOf((await orderUnits(buyer, product, 1, { point: 1_000 })).data);
  expect((await preview(id)).data).toMatchObject({
    order_ids: [id],
    to_status: CANCELED,
    payment_price: 0,
    point: 1_000,
  });
  const early = await answer(id, { is_accepted: true, reason: '품절' });
  expect(early.problem).toMatchObject({ code: 'invalid_transition', from: PENDING });
  await cancel(id);
  const waiting = await payInWindow(buyer, await readyToPay(buyer, product, 'vbank'));
  const { nicepay } = testServer().sandbox;
  nicepay.deposit(waiting.payment_code ?? '');
  await sendWebhooks();
  const [paid = 0] = idsOf(waiting.orders);
  expect((await cancel(paid)).data.status).toBe(CANCELED);
  expect((await read(buyer, waiting)).data.refunds).toMatchObject([{ state: 'needs_account', amount: 30_000 }]);
  const account = { bank_code: '088', account: '110123456789', holder: '김단지' };
  await call(setRefundAccount, { token: buyer.token, params: { id: waiting.uuid }, body: account });
  await untilRefunded();
  expect((await read(buyer, waiting)).status).toBe(PaymentStatus.CANCELLED);
  await expectAgreement();
});
