import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus, ReturnReason } from '@danji/contracts/codes/order-codes';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { addToCart } from '@danji/contracts/shop/cart.endpoints';
import { answerCancel, moveStaffOrder, previewStaffCancel } from '@danji/contracts/shop/order-staff.endpoints';
import {
  openStaffReturn,
  previewReturn,
  previewStaffReturn,
  refundReturn,
  refuseReturn,
} from '@danji/contracts/shop/order-return.endpoints';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { cancelOrder, confirmOrder, previewCancel } from '@danji/contracts/shop/order.endpoints';
import { createPayment, updatePayment } from '@danji/contracts/shop/payment.endpoints';
import type { Payment } from '@danji/contracts/shop/payment';
import { transaction } from '@danji/server/platform/database/transaction';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { idsOf, order, orderUnits, readOrder } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct, option, saveOptions } from '../products/product-fixture.ts';
import { expectAgreement, payInWindow, read, untilRefunded } from './payment-fixture.ts';

const { PAID, PREPARING, SHIPPING, DELIVERED, CONFIRMED, CANCEL_REQUEST, CANCELED, REFUND_REQUEST, REFUNDED } =
  OrderStatus;
const { CHANGE_OF_MIND, DEFECT } = ReturnReason;
let staff: TestAccount;
let buyer: TestAccount;
/** The recommender of the buyer: 100 points for each unit. */
let parent: TestAccount;
let payment: Payment;
let bought: OrderDetail;
/** The lines: two small ones, and a large one with two stands. */
let [small, large, stand] = [0, 0, 0];

/**
 * Two small ones of 20,000 won, a large one of 27,000 won and two stands of 4,000 won for it: 75,000 won without shipping,
 * which costs 3,000 won below 50,000. 10,000 are paid in points, 65,000 by card.
 */
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  staff = await testServer().create.staff();
  [parent, buyer] = [await testServer().create.general(), await testServer().create.general()];
  const times = { created: new Date(), updated: new Date() };
  for (const [user_id, parent_id] of [
    [parent.id, null],
    [buyer.id, parent.id],
  ] as const)
    await testServer()
      .db.insertInto('recommend_relation')
      .values({ user_id, parent_id, grade: 0, ...times })
      .execute();
  await givePoints(buyer.id, 10_000);
  const product = await makeProduct(staff, (await makeCategory(staff)).id);
  const { data } = await saveOptions(staff, product, {
    option_groups: [
      { name: '크기', options: [option('소형', 20_000, { stock: 5 }), option('대형', 27_000, { stock: 5 })] },
    ],
    additional_groups: [{ name: '부속', additionals: [option('받침대', 4_000, { stock: 5 })] }],
  });
  const [{ id: smallOption = 0 } = {}, { id: largeOption = 0 } = {}] = data.option_groups[0]?.options ?? [];
  const additionals = [{ id: data.additional_groups[0]?.additionals[0]?.id ?? 0, quantity: 2 }];
  const put = async (body: BodyOf<typeof addToCart>, amount: number) => ({
    id: (await call(addToCart, { token: buyer.token, body })).data.id,
    amount,
  });
  const cart_lines = [
    await put({ product_id: product.id, option_ids: [smallOption], quantity: 2 }, 40_000),
    await put({ product_id: product.id, option_ids: [largeOption], quantity: 1, additionals }, 35_000),
  ];
  const { data: orders } = await order(buyer, { cart_lines, point: 10_000, payment_price: 65_000 });
  const { uuid } = (await call(createPayment, { token: buyer.token, body: { order_ids: idsOf(orders) } })).data;
  const body = { uuid, method: 'card' as const, used_point: 10_000 };
  payment = await payInWindow(buyer, (await call(updatePayment, { token: buyer.token, body })).data);
  bought = await readOrder(buyer, idsOf(orders)[0] ?? 0);
  // The cart shows the newest line first.
  [large = 0, small = 0] = idsOf(bought.items);
  stand = bought.additionals[0]?.id ?? 0;
});

const id = () => bought.id;
const preview = (lines?: string) =>
  call(previewCancel, { token: buyer.token, params: { id: id() }, query: lines === undefined ? {} : { lines } });
const cancel = (lines?: string, body: BodyOf<typeof cancelOrder> = {}) =>
  call(cancelOrder, { token: buyer.token, params: { id: id() }, body: { ...(lines && { lines }), ...body } });
const answer = (body: BodyOf<typeof answerCancel>) =>
  call(answerCancel, { token: staff.token, params: { id: id() }, body });
const move = (body: BodyOf<typeof moveStaffOrder>) =>
  call(moveStaffOrder, { token: staff.token, params: { id: id() }, body });
const wallet = async ({ token } = buyer) => (await call(getPointWallet, { token })).data;
const titles = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
const stocks = async () => {
  const { db } = testServer();
  const product = await db.selectFrom('shop_product').select(['stock', 'sales_count']).executeTakeFirstOrThrow();
  const options = await db.selectFrom('product_option').select('stock').orderBy('id').execute();
  return [product.stock, product.sales_count, ...options.map(({ stock }) => stock)];
};

test('1, 2: lines are cancelled one after the other, each brings back its part of money and points, and the last one ends the order', async () => {
  expect(await stocks()).toEqual([7, 3, 3, 4, 3]);
  const first = { total_price: 20_000, shipping_fee: 0, shipping_deduction: 0, payment_price: 17_333, point: 2_667 };
  const shown = { order_ids: [id()], to_status: PAID, lines: '소형 1개', ...first, is_by_account: false };
  expect((await preview(`${small}:1`)).data).toEqual(shown);
  const { data } = await cancel(`${small}:1`, { reason: '하나만 필요해요.', payment_price: 17_333 });
  expect(data).toMatchObject({ status: PAID, ended_price: 20_000, refund_price: 17_333, refund_point: 2_667 });
  expect(data).toMatchObject({ accum_point: 540, cancel_reason: null });
  expect(data.items).toMatchObject([{ ended_quantity: 0 }, { ended_quantity: 1 }]);
  expect(data.events.at(-1)).toMatchObject({ to_status: PAID, lines: '소형 1개', reason: '하나만 필요해요.' });
  expect([await stocks(), await wallet()]).toMatchObject([[8, 2, 4, 4, 3], { available: 2_667, pending: 540 }]);
  expect(await wallet(parent)).toMatchObject({ available: 0, pending: 200 });

  // The stands go with the large one, and the small one that stays costs shipping.
  const both = { total_price: 35_000, shipping_fee: 0, shipping_deduction: 3_000, payment_price: 27_333, point: 4_667 };
  const seen = await preview(`${large}:1`);
  expect(seen.data).toMatchObject({ to_status: PAID, lines: '대형 1개, + 받침대 2개', ...both });
  expect((await cancel(`${large}:1`)).data).toMatchObject({ ended_price: 55_000, refund_price: 44_666 });
  expect(await stocks()).toEqual([9, 1, 4, 5, 5]);
  await untilRefunded();
  expect((await read(buyer, payment)).status).toBe(PaymentStatus.PARTIAL_CANCELLED);
  await expectAgreement();

  const last = { total_price: 20_000, shipping_fee: 3_000, shipping_deduction: 0, payment_price: 20_334, point: 2_666 };
  expect((await preview(`${small}:1`)).data).toMatchObject({ to_status: CANCELED, lines: null, ...last });
  expect((await preview()).data).toMatchObject(last);
  const { data: ended } = await cancel(`${small}:1`);
  expect(ended).toMatchObject({ status: CANCELED, refund_price: 65_000, refund_point: 10_000 });
  await untilRefunded();
  expect((await read(buyer, payment)).status).toBe(PaymentStatus.CANCELLED);
  expect([await stocks(), await wallet()]).toMatchObject([[10, 0, 5, 5, 5], { available: 10_000, pending: 0 }]);
  expect(await wallet(parent)).toMatchObject({ available: 0, pending: 0 });
  expect(await titles(buyer)).toEqual(expect.arrayContaining(['주문 일부를 취소했어요', '주문을 취소했어요']));
  expect(await titles(staff)).toEqual(expect.arrayContaining(['주문 일부가 취소됐어요', '주문이 취소됐어요']));
  await expectAgreement();
});

test('1, 8: a line that is cancelled three times at once comes back as often as there are units of it', async () => {
  let all: Promise<{ status: number; problem: { code: string } }[]> | undefined;
  await transaction(testServer().db, async (db) => {
    await db.selectFrom('shop_order').where('id', '=', id()).select('id').forNoKeyUpdate().execute();
    all = Promise.all([cancel(`${small}:1`), cancel(`${small}:1`), cancel(`${small}:1`)]);
    await untilSessionWaits();
  });
  const answers = (await all) ?? [];
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'conflict',
    line: small,
    left: 0,
  });
  await untilRefunded();
  // 35,000 won of goods stay, and cost 3,000 won to ship.
  expect(await readOrder(buyer, id())).toMatchObject({
    ended_price: 40_000,
    refund_price: 31_667,
    refund_point: 5_333,
  });
  expect([await stocks(), await wallet()]).toMatchObject([[9, 1, 5, 4, 3], { available: 5_333, pending: 270 }]);
  await expectAgreement();
});

test('5: of an order that is prepared our staff decides about the lines, and the confirmation gives points for what stays', async () => {
  await move({ status: PREPARING });
  expect((await preview(`${small}:1`)).data).toMatchObject({ to_status: CANCEL_REQUEST, lines: '소형 1개' });
  const { data: asked } = await cancel(`${small}:1,a${stand}:1`, { reason: '줄일게요.' });
  expect(asked).toMatchObject({ status: CANCEL_REQUEST, cancel_reason: '줄일게요.', ended_price: 0 });
  expect(asked.items[1]).toMatchObject({ asked_quantity: 1, ended_quantity: 0 });
  expect(asked.events.at(-1)).toMatchObject({ to_status: CANCEL_REQUEST, lines: '소형 1개, + 받침대 1개' });
  const refused = await answer({ is_accepted: false, reason: '이미 포장했어요.' });
  expect(refused.data.status).toBe(PREPARING);
  expect((await readOrder(buyer, id())).items[1]).toMatchObject({ asked_quantity: 0 });

  await cancel(`${small}:1,a${stand}:1`);
  const seen = await call(previewStaffCancel, { token: staff.token, params: { id: id() }, query: {} });
  const back = { total_price: 24_000, shipping_fee: 0, shipping_deduction: 0 };
  expect(seen.data).toMatchObject({ ...back, to_status: PREPARING, lines: '소형 1개, + 받침대 1개' });
  expect((await answer({ is_accepted: true })).data).toMatchObject({ status: PREPARING, ended_price: 24_000 });
  const query = { lines: `${large}:1` };
  const own = await call(previewStaffCancel, { token: staff.token, params: { id: id() }, query });
  expect(own.data).toMatchObject({ total_price: 31_000, to_status: PREPARING });
  expect((await answer({ is_accepted: true, ...query })).problem.fields).toHaveProperty('reason');
  const { data } = await answer({ is_accepted: true, reason: '품절됐어요.', ...query });
  expect(data).toMatchObject({ status: PREPARING, ended_price: 55_000, refund_point: 7_334 });
  expect(await stocks()).toEqual([9, 1, 4, 5, 5]);
  await untilRefunded();
  await expectAgreement();

  await move({ status: SHIPPING, post_company: 'CJ대한통운', post_tracking_number: '123456789012' });
  const { data: kept } = await call(confirmOrder, { token: buyer.token, params: { id: id() } });
  expect(kept).toMatchObject({ status: CONFIRMED, accum_point: 270 });
  expect([await wallet(), await wallet(parent)]).toMatchObject([
    { available: 7_334 + 270, pending: 0 },
    { available: 100, pending: 0 },
  ]);
});

test('lines that cannot be cancelled are refused in words, and nothing changes', async () => {
  const foreign = await cancel('999999:1');
  expect(foreign.problem.fields).toHaveProperty('lines');
  expect((await cancel('small')).problem.fields).toHaveProperty('lines');
  expect((await preview(`${small}:3`)).problem).toMatchObject({ code: 'conflict', left: 2 });
  const changed = await cancel(`${small}:1`, { payment_price: 20_000 });
  expect(changed.problem).toMatchObject({ code: 'conflict', payment_price: 17_333 });
  const box = await makeProduct(staff, (await makeCategory(staff, '기타')).id, { code: 'BOX-1' });
  const [unpaid = 0] = idsOf((await orderUnits(buyer, box, 2)).data);
  const line = (await readOrder(buyer, unpaid)).items[0]?.id ?? 0;
  const body = { lines: `${line}:1` };
  const early = await call(cancelOrder, { token: buyer.token, params: { id: unpaid }, body });
  expect(early.problem.fields).toHaveProperty('lines');
  expect(await readOrder(buyer, id())).toMatchObject({ status: PAID, ended_price: 0, refund_price: 0 });
  expect(await wallet()).toMatchObject({ available: 0, pending: 810 });
});

const of = ({ token }: TestAccount) => ({ token, params: { id: id() } });
const ship = async (status: 4 | 5) => {
  await move({ status: PREPARING });
  await move({ status: SHIPPING, post_company: 'CJ대한통운', post_tracking_number: '123456789012' });
  if (status === DELIVERED) await move({ status });
};
const refund = (body: Partial<BodyOf<typeof refundReturn>> = {}) =>
  call(refundReturn, { ...of(staff), body: { restock_items: [], restock_additionals: [], ...body } });

/** Asks for a return as the form of the page does. */
async function ask(given: Record<string, string | number>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.append(name, String(value));
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: 'POST',
    url: `/api/shops/product/order/${id()}/return/`,
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: response.statusCode, data: response.json<OrderDetail>() };
}

test('1, 2: lines come back one return after the other, each less its way back, and the last one ends the order', async () => {
  await ship(DELIVERED);
  const query = { reason_code: CHANGE_OF_MIND, lines: `${large}:1` };
  // 40,000 won of goods stay and cost 3,000 won to ship; the way back costs as much.
  const first = {
    total_price: 35_000,
    shipping_deduction: 3_000,
    return_fee: 3_000,
    payment_price: 24_333,
    point: 4_667,
  };
  const seen = await call(previewReturn, { ...of(buyer), query });
  expect(seen.data).toMatchObject({ lines: '대형 1개, + 받침대 2개', ...first });
  const asked = await ask(query);
  expect(asked.data).toMatchObject({ status: REFUND_REQUEST, returns: [{ lines: '대형 1개, + 받침대 2개' }] });
  await call(refuseReturn, { ...of(staff), body: { reason: '사진을 보내 주세요.' } });
  expect((await readOrder(buyer, id())).items[0]).toMatchObject({ asked_quantity: 0, ended_quantity: 0 });
  expect((await ask(query)).status).toBe(200);
  expect((await call(previewStaffReturn, { ...of(staff), query: {} })).data).toMatchObject(first);
  expect((await refund({ restock_items: [small] })).problem.fields).toHaveProperty('restock_items');
  const { data } = await refund({ restock_items: [large], payment_price: 24_333 });
  expect(data).toMatchObject({ status: DELIVERED, ended_price: 35_000, refund_price: 24_333, return_fee: 3_000 });
  expect(data.confirm_due).not.toBeNull();
  const rest = await readOrder(buyer, id());
  expect(rest.events.at(-1)).toMatchObject({ to_status: DELIVERED, lines: '대형 1개, + 받침대 2개' });
  expect(rest.returns[0]).toMatchObject({ state: 'refunded', refund_price: 24_333, refund_point: 4_667 });
  // The stands are not sold again.
  expect([await stocks(), await wallet()]).toMatchObject([[8, 2, 3, 5, 3], { available: 4_667, pending: 540 }]);

  await ask({ reason_code: DEFECT, reason: '새요.', lines: `${small}:1` });
  expect((await refund()).data).toMatchObject({ status: DELIVERED, ended_price: 55_000, refund_price: 41_666 });
  await ask({ reason_code: DEFECT, reason: '이것도 새요.' });
  const { data: ended } = await refund();
  expect(ended).toMatchObject({ status: REFUNDED, refund_point: 10_000, return_fee: 3_000, refund_price: 62_000 });
  await untilRefunded();
  expect((await read(buyer, payment)).data.refunds.map(({ amount }) => amount)).toEqual([24_333, 17_333, 20_334]);
  expect(await wallet()).toMatchObject({ available: 10_000, pending: 0 });
});

test('4, 5: of a confirmed order the points of the units that come back are taken back, part by part', async () => {
  await ship(SHIPPING);
  await call(confirmOrder, of(buyer));
  expect(await wallet()).toMatchObject({ available: 810 });
  const open = (lines?: string) =>
    call(openStaffReturn, { ...of(staff), body: { reason_code: DEFECT, reason: '새요.', ...(lines && { lines }) } });
  expect((await open(`${small}:1`)).data.status).toBe(REFUND_REQUEST);
  const seen = await call(previewStaffReturn, { ...of(staff), query: {} });
  expect(seen.data).toMatchObject({ lines: '소형 1개', reward_point: 270, reward_owed: 0, payment_price: 17_333 });
  expect((await refund()).data.status).toBe(CONFIRMED);
  expect(await wallet()).toMatchObject({ available: 810 - 270 + 2_667 });
  await open();
  expect((await call(previewStaffReturn, { ...of(staff), query: {} })).data).toMatchObject({ reward_point: 540 });
  expect((await refund()).data).toMatchObject({ status: REFUNDED, refund_price: 65_000, refund_point: 10_000 });
  expect(await wallet()).toMatchObject({ available: 10_000 });
  await untilRefunded();
  await expectAgreement();
});
