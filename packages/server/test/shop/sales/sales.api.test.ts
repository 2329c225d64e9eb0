import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus, ReturnReason, ShippingMethod } from '@danji/contracts/codes/order-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { openStaffReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { cancelOrder } from '@danji/contracts/shop/order.endpoints';
import { getSales } from '@danji/contracts/shop/sales.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { sumSalesNightly } from '@danji/server/shop/sales/sales-days';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { readOrder } from '../orders/order-fixture.ts';
import { payForTwo, payInWindow, readyToPay, renew, startPayment } from '../payments/payment-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';

const { PREPARING, DELIVERED, REFUNDED, CANCELED } = OrderStatus;
/** Seconds. */
const [HOUR, DAY] = [3_600, 86_400];
let staff: TestAccount;
let buyer: TestAccount;
/** 27,000 won, and 3,000 won for shipping below 50,000. */
let product: StaffProduct;

/** Half an hour before a business day ends: half an hour later it is still the same day in UTC. */
beforeEach(async () => {
  const { clock } = testServer();
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  clock.advance(2 * DAY - ((clock.now().getTime() / 1000 + 9 * HOUR) % DAY) - HOUR / 2);
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const today = () => toBusinessDate(testServer().clock.now());
const read = (date_start: string, date_end = date_start) =>
  call(getSales, { token: staff.token, query: { date_start, date_end } });
const of = (id: number) => ({ token: staff.token, params: { id } });
const NOTHING = { orders: 0, sales: 0, refunds: 0, refund_amount: 0 };

/** Goods of an order are handed over, and come back since the buyer does not want them any more. */
async function takeBack(id: number) {
  await call(moveStaffOrder, { ...of(id), body: { status: PREPARING } });
  const delivered = { status: DELIVERED, shipping_method: ShippingMethod.DIRECT };
  await call(moveStaffOrder, { ...of(id), body: delivered });
  await call(openStaffReturn, { ...of(id), body: { reason_code: ReturnReason.CHANGE_OF_MIND, reason: '너무 커요.' } });
  return call(refundReturn, { ...of(id), body: { restock_items: [], restock_additionals: [] } });
}

test('sums orders by the day of their payment and parts, cancels and returns by their own, to the won', async () => {
  const first = today();
  const { ids } = await payForTwo(staff, buyer, product);
  const bank = await payInWindow(buyer, await readyToPay(buyer, product, 'bank', 2));
  // Waits to be paid.
  await startPayment(buyer, product);
  const three = { orders: 3, sales: 108_000, refunds: 0, refund_amount: 0 };
  expect((await read(first)).data).toMatchObject({ sums: three, days: [{ date: first, ...three }] });

  testServer().clock.advance(HOUR);
  [staff, buyer] = [await renew(staff), await renew(buyer)];
  const second = today();
  expect(second).toBe(addDays(first, 1));
  const order = await readOrder(buyer, bank.orders[0]?.id ?? 0);
  const lines = `${order.items[0]?.id}:1`;
  const part = await call(cancelOrder, { token: buyer.token, params: { id: order.id }, body: { lines } });
  // One is left, which does not ship free.
  expect(part.data).toMatchObject({ refund_price: 24_000, refund_point: 0 });
  expect((await takeBack(ids[0])).data).toMatchObject({ status: REFUNDED, refund_price: 16_000, refund_point: 5_000 });

  testServer().clock.advance(DAY);
  [staff, buyer] = [await renew(staff), await renew(buyer)];
  const third = today();
  const rest = await call(cancelOrder, { token: buyer.token, params: { id: order.id }, body: {} });
  expect(rest.data).toMatchObject({ status: CANCELED, refund_price: 54_000 });

  const { data } = await read(first, addDays(third, 1));
  expect(data.days).toEqual([
    { date: first, ...three },
    { date: second, ...NOTHING, refunds: 2, refund_amount: 45_000 },
    { date: third, ...NOTHING, refunds: 1, refund_amount: 30_000 },
    { date: addDays(third, 1), ...NOTHING },
  ]);
  const all = { ...three, refunds: 3, refund_amount: 75_000 };
  expect(data.sums).toEqual(all);
  expect(data.products).toMatchObject([
    { id: product.id, name: product.name, orders: 2, sales: 81_000, refunds: 2, refund_amount: 54_000 },
    { name: '소화전함', orders: 1, sales: 27_000, refunds: 1, refund_amount: 21_000 },
  ]);
  expect(data.categories).toMatchObject([{ name: '소방', ...all }]);
  expect(data.methods).toEqual([
    { method: 'bank', orders: 1, sales: 54_000, refunds: 2, refund_amount: 54_000 },
    { method: 'card', orders: 2, sales: 44_000, refunds: 1, refund_amount: 16_000 },
    { method: 'point', orders: 2, sales: 10_000, refunds: 1, refund_amount: 5_000 },
  ]);
  // The days that are over are stored, and read the same; today goes on.
  await testServer().platform.jobs.runNow(sumSalesNightly, {});
  await testServer().platform.jobs.runNow(sumSalesNightly, {});
  expect((await testServer().db.selectFrom('shop_sales_day').select('day').execute()).map(({ day }) => day)).toEqual([
    ...Array.from({ length: 3 }, () => first),
    ...Array.from({ length: 2 }, () => second),
  ]);
  expect((await read(first, addDays(third, 1))).data).toEqual(data);
  // An earlier part of a refund is not counted once more.
  expect((await read(third)).data).toMatchObject({
    sums: { ...NOTHING, refunds: 1, refund_amount: 30_000 },
    products: [{ id: product.id, orders: 0, refund_amount: 30_000 }],
  });
});

test('reads at most a year', async () => {
  const [start, end] = ['2024-02-01', '2025-01-31'];
  expect((await read(start, end)).data.days).toHaveLength(366);
  expect((await read(start, addDays(end, 1))).problem.code).toBe('invalid_input');
  expect((await read(end, start)).problem.code).toBe('invalid_input');
});
