import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { addToCart, countCartLines, listCartLines } from '@danji/contracts/shop/cart.endpoints';
import { cancelOrder, confirmOrder, getOrder, listOrders, quoteOrder } from '@danji/contracts/shop/order.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { transaction } from '@danji/server/platform/database/transaction';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { endHolds } from '@danji/server/shop/orders/jobs';
import {
  changeOrderPoints,
  endApproval,
  expireDeposit,
  markDepositWait,
  readOrdersForPayment,
  startApproval,
  unpaidCancels,
} from '@danji/server/shop/orders/index';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { edit, makeCategory, makeProduct, moveStock, option, read, saveOptions } from '../products/product-fixture.ts';
import { idsOf, order, orderUnits, pay, readHolds, readOrder } from './order-fixture.ts';

const { PENDING, DEPOSIT_WAIT, PAID, CANCELED, REFUND_REQUEST, EXPIRED, FAILED } = OrderStatus;
let staff: TestAccount;
let buyer: TestAccount;
/** 27,000 won, of which there are 10; the buyer gets 270 points for each. */
let extinguisher: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  extinguisher = await makeProduct(staff, (await makeCategory(staff)).id);
});

const now = () => testServer().platform.clock.now();
/** Lets time pass; the buyer has a new session then. */
async function later(seconds: number) {
  testServer().clock.advance(seconds);
  Object.assign(buyer, await openSession(testServer().platform, buyer.id));
}
const inTransaction = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(testServer().db, work);
const wallet = async ({ token }: TestAccount) => (await call(getPointWallet, { token })).data;
const stockOf = async () => (await read('FS-001')).data.stock;
const statesOf = async (ids: number[]) =>
  (await Promise.all(ids.map((id) => readOrder(buyer, id)))).map(({ status }) => status);
const put = async (product: StaffProduct, quantity: number, given = {}) =>
  (await call(addToCart, { token: buyer.token, body: { product_id: product.id, option_ids: [], quantity, ...given } }))
    .data.id;

/** A box of 20,000 or 50,000 won with brackets of 1,000 won, of the same shipping group. */
async function makeBox() {
  const box = await makeProduct(staff, extinguisher.category, { code: 'BOX-1', name: '소화전함' });
  const { data } = await saveOptions(staff, box, {
    option_groups: [
      { name: '크기', options: [option('소형', 20_000, { stock: 5 }), option('대형', 50_000, { stock: 5 })] },
    ],
    additional_groups: [{ name: '부속', additionals: [option('브래킷', 1_000, { stock: 3 })] }],
  });
  const [small, large] = data.option_groups[0]?.options ?? [];
  const bracket = data.additional_groups[0]?.additionals[0];
  if (!small || !large || !bracket) throw new Error('the product has no options');
  return { box: data, small, large, bracket };
}

test('a cart becomes one order for each product with the amounts of the server, and is emptied at the payment', async () => {
  const { box, small, large, bracket } = await makeBox();
  const fire = await put(extinguisher, 1);
  const additionals = [{ id: bracket.id, quantity: 2 }];
  const [first, second] = [
    await put(box, 1, { option_ids: [small.id], additionals }),
    await put(box, 2, { option_ids: [large.id] }),
  ];
  await givePoints(buyer.id, 40_000);
  const ids = [first, second, fire];
  const { data: quote } = await call(quoteOrder, {
    token: buyer.token,
    body: { cart_ids: ids, address_code: '63303' },
  });
  expect(quote).toMatchObject({ total: 154_000, island_surcharge: 5_000, usable_points: 40_000, accum_point: 270 * 4 });
  const sent = {
    cart_lines: quote.lines.map(({ id, amount }) => ({ id: id ?? 0, amount })),
    delivery_address_code: '63303',
    point: 40_000,
    payment_price: 114_000,
  };
  const { data: orders } = await order(buyer, sent);
  expect(orders.map(({ product, total_price, status }) => [product.name, total_price, status]).toSorted()).toEqual([
    ['분말 소화기', 27_000, PENDING],
    ['소화전함', 122_000, PENDING],
  ]);
  for (const name of ['payment_price', 'shipping_fee', 'point'] as const)
    expect(orders.reduce((sum, one) => sum + one[name], 0)).toBe(
      { payment_price: 114_000, shipping_fee: 5_000, point: 40_000 }[name],
    );
  expect(orders.find(({ product_id }) => product_id === box.id)?.additionals).toMatchObject([
    { quantity: 2, price_at_order: 1_000, additional: { name: '브래킷' } },
  ]);
  expect(await wallet(buyer)).toMatchObject({ available: 0, held: 40_000 });
  expect((await readHolds()).length).toBeGreaterThan(0);
  expect(await call(countCartLines, { token: buyer.token })).toMatchObject({ data: { count: 3 } });

  expect(await pay(idsOf(orders))).toBe('paid');
  expect(await pay(idsOf(orders))).toBe('paid');
  expect(await call(countCartLines, { token: buyer.token })).toMatchObject({ data: { count: 0 } });
  expect(await wallet(buyer)).toMatchObject({ available: 0, held: 0, pending: 270 * 4 });
  expect([await readHolds(), await stockOf()]).toEqual([[], 9]);
  const { data: sold } = await read('FS-001');
  expect(sold.sales_count).toBe(1);
  const detail = await readOrder(buyer, orders[0]?.id ?? 0);
  expect(detail).toMatchObject({ status: PAID, payment_uuid: 'pay-1', hold_until: null });
  expect(detail.events.map(({ to_status, actor }) => [to_status, actor])).toEqual([
    [PENDING, 'buyer'],
    [PAID, 'payment'],
  ]);
  const told = (await listNotified(buyer.token)).map(({ title }) => title);
  expect(told.filter((title) => title === '주문을 결제했어요')).toHaveLength(2);
  expect((await listNotified(staff.token)).map(({ title }) => title)).toContain('새 주문이 들어왔어요');
  const { token } = buyer;
  const listed = await call(listOrders, { token, query: { status: PAID } });
  expect(listed.data.count).toBe(2);
  expect((await call(listOrders, { token, query: { status: CANCELED } })).data.count).toBe(0);
  expect((await call(getOrder, { token: staff.token, params: { id: detail.id } })).status).toBe(403);
  const own = testServer().platform.contributions.of(personalData).get('shop_orders')?.own;
  expect((await own?.collect(testServer().db, buyer.id, testServer().platform.keyRing))?.data).toMatchObject([
    { '받는 분': '관리사무소' },
    {},
  ]);
});

test('12: a price that is another one than was seen, and what cannot be had, are refused with the line named', async () => {
  const product = { product_id: extinguisher.id, option_ids: [], quantity: 1, amount: 100 };
  const tampered = await order(buyer, { product, payment_price: 3_100 });
  expect([tampered.status, tampered.problem.title]).toEqual([
    409,
    "'분말 소화기' 금액이 100원에서 27,000원으로 바뀌었어요. 확인한 뒤 다시 주문해 주세요.",
  ]);
  expect(tampered.problem).toMatchObject({ lines: [{ product_id: extinguisher.id, amount: 27_000 }] });
  const total = await orderUnits(buyer, extinguisher, 1, { payment_price: 27_000 });
  expect(total.problem.title).toContain('27,000원에서 30,000원으로');
  const line = await put(extinguisher, 2);
  const edited = (await edit(staff, extinguisher, { price: 28_000 })).data;
  const changed = await order(buyer, { cart_lines: [{ id: line, amount: 54_000 }], payment_price: 54_000 });
  expect(changed.problem).toMatchObject({ code: 'conflict', lines: [{ id: line, amount: 56_000 }] });
  await moveStock(staff, edited, -9);
  const short = await order(buyer, { cart_lines: [{ id: line, amount: 56_000 }], payment_price: 56_000 });
  expect(short.problem).toMatchObject({ lines: [{ id: line, state: 'short' }] });
  expect(short.problem.title).toContain("'분말 소화기'");
  expect((await order(buyer, { cart_lines: [{ id: 999, amount: 1 }], payment_price: 1 })).problem.title).toContain(
    '빠진 상품',
  );
  expect((await order(buyer, {})).status).toBe(422);
  expect((await orderUnits(buyer, extinguisher, 10_000)).status).toBe(422);
  await givePoints(buyer.id, 29_500);
  const rest = await orderUnits(buyer, edited, 1, { point: 29_500, payment_price: 1_500 });
  expect(rest.problem.code).toBe('conflict');
  expect(await readHolds()).toEqual([]);
  expect(await wallet(buyer)).toMatchObject({ available: 29_500, held: 0 });
});

test('7: the hold of a buyer makes room for the next order of the same buyer, and for nobody else until it ends', async () => {
  await givePoints(buyer.id, 5_000);
  const {
    data: [first],
  } = await orderUnits(buyer, extinguisher, 10, { point: 5_000 });
  const other = await testServer().create.general();
  expect((await orderUnits(other, extinguisher, 1)).problem.title).toContain('품절');
  const stock = await moveStock(staff, extinguisher, -1);
  expect([stock.status, stock.problem.title]).toEqual([409, expect.stringContaining('10개를 잡아 두고')]);
  const line = await put(extinguisher, 10);
  expect((await call(listCartLines, { token: buyer.token })).data[0]).toMatchObject({
    state: 'available',
    max_quantity: 10,
  });
  const {
    data: [second],
  } = await order(buyer, {
    cart_lines: [{ id: line, amount: 270_000 }],
    point: 5_000,
    payment_price: 265_000,
  });
  expect(await statesOf([first?.id ?? 0, second?.id ?? 0])).toEqual([CANCELED, PENDING]);
  expect((await call(listOrders, { token: buyer.token })).data.results.map(({ id }) => id)).toEqual([second?.id]);
  expect(await wallet(buyer)).toMatchObject({ available: 0, held: 5_000 });

  await later(14 * 60);
  await testServer().platform.jobs.runNow(endHolds, {});
  expect(await statesOf([second?.id ?? 0])).toEqual([PENDING]);
  await later(60);
  await testServer().platform.jobs.runNow(endHolds, {});
  expect(await statesOf([second?.id ?? 0])).toEqual([FAILED]);
  expect([await readHolds(), await stockOf()]).toEqual([[], 10]);
  expect(await wallet(buyer)).toMatchObject({ available: 5_000, held: 0 });
  expect((await orderUnits(buyer, extinguisher, 10)).status).toBe(200);
});

test('all orders of a checkout are paid and cancelled together, and what is being paid is left alone', async () => {
  const { box, small } = await makeBox();
  await givePoints(buyer.id, 10_000);
  const [fire, chosen] = [await put(extinguisher, 1), await put(box, 1, { option_ids: [small.id] })];
  const { data: orders } = await order(buyer, {
    cart_lines: [
      { id: fire, amount: 27_000 },
      { id: chosen, amount: 20_000 },
    ],
    payment_price: 50_000,
  });
  const ids = idsOf(orders);
  const [first = 0] = ids;
  const toPay = (wanted: number[], userId = buyer.id) =>
    inTransaction((db) => readOrdersForPayment(db, userId, wanted, now()));
  await expect(toPay([first])).rejects.toMatchObject({ code: 'conflict' });
  await expect(toPay(ids, staff.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await toPay(ids)).toMatchObject({
    order_price: 47_000,
    payment_price: 50_000,
    name: expect.stringContaining('외 1건'),
  });
  const use = (point: number) =>
    inTransaction(async (db) =>
      changeOrderPoints(db, await readOrdersForPayment(db, buyer.id, ids, now()), point, now()),
    );
  expect(await use(10_000)).toMatchObject({ used_point: 10_000, payment_price: 40_000 });
  expect(await use(0)).toMatchObject({ payment_price: 50_000 });
  expect(await use(7_000)).toMatchObject({ payment_price: 43_000 });
  expect(await wallet(buyer)).toMatchObject({ available: 3_000, held: 7_000 });
  await expect(use(49_500)).rejects.toMatchObject({ code: 'invalid_input' });

  const cancel = () =>
    call(cancelOrder, { token: buyer.token, params: { id: first }, body: { reason: ' 잘못 골랐어요. ' } });
  await inTransaction((db) => startApproval(db, ids, now()));
  expect((await cancel()).problem.title).toContain('결제를 확인하고 있어요');
  expect((await orderUnits(buyer, extinguisher, 1)).problem.title).toContain('결제를 확인하고 있는 주문');
  await later(20 * 60);
  await testServer().platform.jobs.runNow(endHolds, {});
  expect(await statesOf(ids)).toEqual([PENDING, PENDING]);
  await inTransaction((db) => endApproval(db, ids, '한도가 모자라요.', now()));
  expect((await readOrder(buyer, first)).events.at(-1)).toMatchObject({
    to_status: PENDING,
    reason: '한도가 모자라요.',
  });
  await expect(toPay(ids)).rejects.toMatchObject({ message: expect.stringContaining('결제 시간이 지났어요') });
  expect((await cancel()).data).toMatchObject({ status: CANCELED, cancel_reason: '잘못 골랐어요.' });
  expect(await statesOf(ids)).toEqual([CANCELED, CANCELED]);
  expect((await cancel()).problem.code).toBe('invalid_transition');
  expect([await readHolds(), await pay(ids)]).toEqual([[], 'refund']);
  expect(await wallet(buyer)).toMatchObject({ available: 10_000, held: 0 });
});

test('6: a deposit that comes too late is taken when the goods are still there, otherwise it goes back', async () => {
  await givePoints(buyer.id, 2_000);
  const wait = async (quantity: number, uuid: string) => {
    const { data } = await orderUnits(buyer, extinguisher, quantity, { point: 1_000 });
    const payment = { uuid, code: `tid-${uuid}`, receiptUrl: null };
    await inTransaction((db) =>
      markDepositWait(db, idsOf(data), payment, { until: new Date(now().getTime() + 3_600_000), now: now() }),
    );
    return idsOf(data);
  };
  const ids = await wait(4, 'late-1');
  expect(await statesOf(ids)).toEqual([DEPOSIT_WAIT]);
  expect(await wallet(buyer)).toMatchObject({ available: 1_000, held: 0 });
  const others = await wait(6, 'late-2');
  await later(3_600);
  await testServer().platform.jobs.runNow(endHolds, {});
  expect(await statesOf([...ids, ...others])).toEqual([DEPOSIT_WAIT, DEPOSIT_WAIT]);
  for (const expired of [ids, others]) await inTransaction((db) => expireDeposit(db, expired, now()));
  await inTransaction((db) => expireDeposit(db, ids, now()));
  expect(await statesOf([...ids, ...others])).toEqual([EXPIRED, EXPIRED]);
  expect([await readHolds(), (await wallet(buyer)).available]).toEqual([[], 2_000]);
  const visitor = await testServer().create.general();
  const { data: taken } = await orderUnits(visitor, extinguisher, 5);
  expect(await pay(idsOf(taken), 'other')).toBe('paid');
  expect(await pay(others, 'late-2')).toBe('refund');
  expect(await pay(ids, 'late-1')).toBe('paid');
  expect(await statesOf([...ids, ...others])).toEqual([PAID, REFUND_REQUEST]);
  expect([await readHolds(), await stockOf(), (await wallet(buyer)).available]).toEqual([[], 1, 1_000]);
});

test('an order whose account waits for money can be cancelled, and its payment is told in the same transaction', async () => {
  await givePoints(buyer.id, 1_000);
  const ids = idsOf((await orderUnits(buyer, extinguisher, 2, { point: 1_000 })).data);
  const payment = { uuid: 'vbank', code: 'tid-vbank', receiptUrl: null };
  await inTransaction((db) => markDepositWait(db, ids, payment, { until: now(), now: now() }));
  const told: number[] = [];
  const points = testServer().platform.contributions.of(unpaidCancels);
  points.set('test', async (_db, orders) => void told.push(...orders.map(({ id }) => id)));
  const { data } = await call(cancelOrder, { token: buyer.token, params: { id: ids[0] ?? 0 }, body: {} });
  points.delete('test');
  expect([data.status, told]).toEqual([CANCELED, ids]);
  expect([await readHolds(), await stockOf(), (await wallet(buyer)).available]).toEqual([[], 10, 1_000]);
  expect(await pay(ids, 'vbank')).toBe('refund');
});

test('an order that is cancelled while its payment comes is paid, and not cancelled', async () => {
  const { data: orders } = await orderUnits(buyer, extinguisher, 1);
  const ids = idsOf(orders);
  const { waiting } = await inTransaction(async (db) => {
    await readOrdersForPayment(db, buyer.id, ids, now());
    const waiting = call(cancelOrder, { token: buyer.token, params: { id: ids[0] ?? 0 }, body: {} });
    await untilSessionWaits();
    await startApproval(db, ids, now());
    return { waiting };
  });
  expect((await waiting).problem.title).toContain('결제를 확인하고 있어요');
  expect(await pay(ids)).toBe('paid');
  expect((await call(confirmOrder, { token: buyer.token, params: { id: ids[0] ?? 0 } })).problem).toMatchObject({
    code: 'invalid_transition',
    from: PAID,
  });
});
