import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus, ReturnReason } from '@danji/contracts/codes/order-codes';
import type { BodyOf, QueryOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import type { Problem } from '@danji/contracts/problem';
import { addDays } from '@danji/contracts/rules/day-math';
import type { OrderDetail } from '@danji/contracts/shop/order';
import {
  collectReturn,
  openStaffReturn,
  previewReturn,
  previewStaffReturn,
  refundReturn,
  refuseReturn,
  requestReturn,
  withdrawReturn,
} from '@danji/contracts/shop/order-return.endpoints';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { cancelOrder, confirmOrder, previewCancel } from '@danji/contracts/shop/order.endpoints';
import { createPayment, updatePayment } from '@danji/contracts/shop/payment.endpoints';
import { getSales } from '@danji/contracts/shop/sales.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { idsOf, order, readHolds, readOrder } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct, moveStock, option, saveOptions } from '../products/product-fixture.ts';
import { expectAgreement, payInWindow, untilRefunded } from './payment-fixture.ts';

const { PAID, PREPARING, SHIPPING, DELIVERED, CONFIRMED, CANCELED, REFUND_REQUEST, REFUND_COLLECTING, REFUNDED } =
  OrderStatus;
const { CHANGE_OF_MIND, DEFECT } = ReturnReason;
const PARCEL = { post_company: 'CJ대한통운', post_tracking_number: '6123-4567-8901' };
let staff: TestAccount;
let buyer: TestAccount;
let productId = 0;
/** Options of 20,000 won, of which one red is there, and a large one of 27,000 won. */
let [blue, red, large] = [0, 0, 0];
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  const product = await makeProduct(staff, (await makeCategory(staff)).id);
  productId = product.id;
  const colours = [
    option('파랑', 20_000, { stock: 5 }),
    option('빨강', 20_000, { stock: 1 }),
    option('대형', 27_000, { stock: 5 }),
  ];
  const { data } = await saveOptions(staff, product, { option_groups: [{ name: '색', options: colours }] });
  [blue = 0, red = 0, large = 0] = idsOf(data.option_groups[0]?.options ?? []);
});

/** Blue ones with 3,000 won for shipping, paid by card and points, and delivered. */
async function buy(quantity: number, point = 0, who = buyer): Promise<OrderDetail> {
  const amount = 20_000 * quantity;
  const product = { product_id: productId, option_ids: [blue], quantity, amount };
  const { data: orders } = await order(who, { product, point, payment_price: amount + 3_000 - point });
  const { uuid } = (await call(createPayment, { token: who.token, body: { order_ids: idsOf(orders) } })).data;
  const body = { uuid, method: 'card' as const, used_point: point };
  await payInWindow(who, (await call(updatePayment, { token: who.token, body })).data);
  const [id = 0] = idsOf(orders);
  await deliver(id);
  return readOrder(who, id);
}

const of = (id: number, { token } = staff) => ({ token, params: { id } });
async function deliver(id: number): Promise<void> {
  for (const body of [{ status: PREPARING }, { status: SHIPPING, ...PARCEL }, { status: DELIVERED }])
    await call(moveStaffOrder, { ...of(id), body });
}
type Wish = Omit<QueryOf<typeof previewReturn>, 'kind'>;
const preview = (id: number, query: Wish) =>
  call(previewReturn, { ...of(id, buyer), query: { kind: 'exchange', ...query } });
async function ask(id: number, given: Wish & { reason?: string }, { token } = buyer) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'exchange', ...given })) form.append(name, String(value));
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: requestReturn.method,
    url: requestReturn.path.replace('{id}', String(id)),
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: response.statusCode, data: response.json<OrderDetail>(), problem: response.json<Problem>() };
}
const open = (id: number, body: BodyOf<typeof openStaffReturn>) => call(openStaffReturn, { ...of(id), body });
const collect = (id: number) => call(collectReturn, { ...of(id), body: {} });
const finish = (id: number, body: Partial<BodyOf<typeof refundReturn>> = {}) =>
  call(refundReturn, { ...of(id), body: { restock_items: [], restock_additionals: [], ...body } });
const newOrderOf = async (id: number) => readOrder(buyer, (await readOrder(buyer, id)).returns[0]?.new_order_id ?? 0);
const wallet = async () => (await call(getPointWallet, { token: buyer.token })).data;
const titles = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
async function stocks() {
  const { db } = testServer();
  const product = await db.selectFrom('shop_product').select(['stock', 'sales_count']).executeTakeFirstOrThrow();
  const options = await db.selectFrom('product_option').select('stock').orderBy('id').execute();
  return [product.stock, product.sales_count, ...options.map(({ stock }) => stock)];
}

test('1, 4, 5: one of two goes back for another colour as an order of its own; nothing is given twice, and all money comes back', async () => {
  await givePoints(buyer.id, 10_000);
  const old = await buy(2, 10_000);
  const [line = 0] = idsOf(old.items);
  const wish = { reason_code: CHANGE_OF_MIND, lines: `${line}:1`, choices: `${line}:${red}` };
  for (const choices of [`${line}:${large}`, `${line}:${blue}-${red}`, `999:${red}`])
    expect((await preview(old.id, { ...wish, choices })).problem.fields).toHaveProperty('choices');
  const goods = { kind: 'exchange', wanted_lines: '빨강 1개', total_price: 20_000, payment_price: 0, point: 0 };
  expect((await preview(old.id, wish)).data).toMatchObject({ ...goods, return_fee: 6_000 });
  expect((await preview(old.id, { ...wish, reason_code: DEFECT })).data).toMatchObject({ ...goods, return_fee: 0 });
  const asked = await ask(old.id, wish);
  expect(asked.data).toMatchObject({
    status: REFUND_REQUEST,
    is_exchange: true,
    returns: [{ kind: 'exchange', lines: '파랑 1개', wanted_lines: '빨강 1개', new_order_id: null }],
  });
  expect(await readHolds()).toEqual([]);
  expect((await collect(old.id)).data.status).toBe(REFUND_COLLECTING);
  expect(await readHolds()).toHaveLength(4);
  expect((await call(previewStaffReturn, { ...of(old.id), query: {} })).data).toMatchObject({
    ...goods,
    return_fee: 6_000,
  });
  const ended = await finish(old.id, { return_fee: 3_000, fee_reason: '한 번만 받았어요.', restock_items: [line] });
  expect(ended.data).toMatchObject({
    status: DELIVERED,
    ended_price: 20_000,
    refund_price: 0,
    return_fee: 0,
    exchanged_price: 15_349,
    exchanged_point: 4_651,
  });
  expect((await finish(old.id)).problem.code).toBe('invalid_transition');
  const made = await newOrderOf(old.id);
  expect(made).toMatchObject({
    status: PAID,
    exchange_of: old.id,
    total_price: 20_000,
    shipping_fee: 0,
    payment_price: 15_349,
    point: 4_651,
    items: [{ quantity: 1, price_at_order: 20_000, options: [{ name: '빨강' }] }],
    events: [{ to_status: PAID, is_exchange: true }],
  });
  expect((await readOrder(buyer, old.id)).returns[0]).toMatchObject({ state: 'refunded', return_fee: 3_000 });
  expect([await stocks(), await readHolds()]).toEqual([[8, 2, 4, 0, 5], []]);
  expect(await wallet()).toMatchObject({ available: 0, pending: 540 });

  await deliver(made.id);
  for (const id of [old.id, made.id]) await call(confirmOrder, of(id, buyer));
  expect(await wallet()).toMatchObject({ available: 540, pending: 0 });
  await open(made.id, { reason_code: DEFECT, reason: '이것도 새요.' });
  expect((await finish(made.id)).data).toMatchObject({ status: REFUNDED, refund_price: 15_349, refund_point: 4_651 });
  expect(await wallet()).toMatchObject({ available: 270 + 4_651 });
  await open(old.id, { reason_code: DEFECT, reason: '다 새요.' });
  expect((await finish(old.id)).data).toMatchObject({ status: REFUNDED, refund_price: 17_651, refund_point: 5_349 });
  expect(await wallet()).toMatchObject({ available: 10_000 });
  await untilRefunded();
  await expectAgreement();
  // The order of an exchange is no second sale.
  const day = toBusinessDate(testServer().clock.now());
  const sales = await call(getSales, { token: staff.token, query: { date_start: addDays(day, -1), date_end: day } });
  expect(sales.data.sums).toEqual({ orders: 1, sales: 43_000, refunds: 2, refund_amount: 43_000 });
  expect(await titles(buyer)).toEqual(expect.arrayContaining(['교환을 승인했어요', '교환할 상품을 준비할게요']));
  expect(await titles(staff)).toContain('교환 요청이 들어왔어요');
});

test('1, 5: a whole order that is confirmed is exchanged with its shipping; its points are taken back and given once more', async () => {
  const old = await buy(1);
  await call(confirmOrder, of(old.id, buyer));
  expect(await wallet()).toMatchObject({ available: 270, pending: 0 });
  expect((await ask(old.id, { reason_code: DEFECT, reason: '새요.' })).status).toBe(409);
  await open(old.id, { kind: 'exchange', reason_code: DEFECT, reason: '새요.' });
  expect((await finish(old.id)).data).toMatchObject({ status: REFUNDED, exchanged_price: 23_000, refund_price: 0 });
  expect(await wallet()).toMatchObject({ available: 0, pending: 270 });
  const made = await newOrderOf(old.id);
  expect(made).toMatchObject({ total_price: 20_000, shipping_fee: 3_000, payment_price: 23_000 });
  const { data } = await call(previewCancel, { ...of(made.id, buyer), query: {} });
  expect(data).toMatchObject({ payment_price: 23_000, shipping_fee: 3_000 });
  expect((await call(cancelOrder, { ...of(made.id, buyer), body: {} })).data.status).toBe(CANCELED);
  expect(await wallet()).toMatchObject({ available: 0, pending: 0 });
  await untilRefunded();
  await expectAgreement();
});

test('7: the last one is held for the exchange that is accepted first; the other one is refused, and may be a return', async () => {
  const other = await testServer().create.general();
  const [mine, theirs] = [await buy(1), await buy(1, 0, other)];
  const ids = [mine.id, theirs.id];
  for (const [one, who] of [[mine, buyer] as const, [theirs, other] as const])
    await ask(one.id, { reason_code: DEFECT, reason: '새요.', choices: `${one.items[0]?.id}:${red}` }, who);
  let both: Promise<{ status: number }[]> | undefined;
  await transaction(testServer().db, async (db) => {
    await db.selectFrom('shop_order').where('id', 'in', ids).select('id').orderBy('id').forNoKeyUpdate().execute();
    both = Promise.all(ids.map((id) => collect(id)));
    await untilSessionWaits();
  });
  expect(((await both) ?? []).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isMine = (await readOrder(buyer, mine.id)).status === REFUND_COLLECTING;
  const [winner, loser] = isMine ? ids : ids.toReversed();
  const refused = await finish(loser ?? 0);
  expect(refused.problem).toMatchObject({ code: 'conflict', title: /품절/ });
  for (const id of ids)
    expect((await call(refuseReturn, { ...of(id), body: { reason: '품절이에요.' } })).data.status).toBe(DELIVERED);
  expect([await readHolds(), winner === loser]).toEqual([[], false]);
  expect(await titles(buyer)).toContain('교환할 수 없어요');
  await moveStock(staff, { id: productId }, -1, { option_id: red });
  const line = mine.items[0]?.id ?? 0;
  const soldOut = await ask(mine.id, { reason_code: DEFECT, reason: '새요.', choices: `${line}:${red}` });
  expect(soldOut.problem).toMatchObject({ code: 'conflict', title: /반품을 요청/ });
  expect((await ask(mine.id, { reason_code: DEFECT, reason: '새요.' })).status).toBe(200);
  expect((await call(withdrawReturn, of(mine.id, buyer))).data).toMatchObject({ status: DELIVERED });
  expect(await titles(staff)).toContain('교환 요청이 취소됐어요');
  expect((await readOrder(buyer, mine.id)).status).not.toBe(CONFIRMED);
});
