import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { toAmounts, toShippingGroups } from '@danji/contracts/shop/amounts';
import { isAllLeft, readLines, toOrderPart, withAdditionals, writeLines } from '@danji/contracts/shop/order-lines';
import { toOrderRefund, toOrderReturn } from '@danji/contracts/shop/order-refund';
import { toOrderShares } from '@danji/contracts/shop/order-rules';
import { expect, test } from '@jest/globals';
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';

const { PAID, CANCELED } = OrderStatus;
const won = integer({ min: 0, max: 1_000_000 });
const checkout = record({
  products: array(
    record({
      prices: array(record({ price: won, quantity: integer({ min: 1, max: 5 }) }), { minLength: 1, maxLength: 4 }),
      shipping_fee: won,
      shipping_fee_mountain: won,
      is_free_shipping: boolean(),
      min_free_shipping_amount: constantFrom(null, 0, 50_000, 1_000_000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  isIsland: boolean(),
  percent: integer({ min: 0, max: 100 }),
});
type Checkout = typeof checkout extends { generate: (...given: never[]) => { value: infer T } } ? T : never;

/** The paid orders of a checkout that ships together, a part of it in points, each with its lines. */
function payFor({ products, isIsland, percent }: Checkout) {
  const lines = products.flatMap(({ prices, ...terms }, id) =>
    prices.map(({ price, quantity }) => ({
      product: { ...terms, id, original_price: price, price, shipping_group: '기본' },
      options: [],
      additionals: [],
      quantity,
    })),
  );
  const groups = toShippingGroups(lines, isIsland);
  const shares = toOrderShares(lines, groups, Math.floor((toAmounts(lines, groups).total * percent) / 100));
  return shares.map((share, at) => {
    const { prices, ...shipping_terms } = products[at] as Checkout['products'][number];
    const state = {
      ended_price: 0,
      refund_price: 0,
      refund_point: 0,
      return_fee: 0,
      exchanged_price: 0,
      exchanged_point: 0,
      is_island: isIsland,
    };
    return {
      ...share,
      ...state,
      status: PAID as typeof PAID | typeof CANCELED,
      shipping_terms,
      lines: prices.map(({ price, quantity }) => ({ id: 0, price_at_order: price, quantity, ended_quantity: 0 })),
    };
  });
}
type Paid = ReturnType<typeof payFor>[number];

const sumIn = (
  orders: readonly Paid[],
  name: 'payment_price' | 'point' | 'refund_price' | 'refund_point' | 'return_fee',
) => orders.reduce((sum, order) => sum + order[name], 0);

/** Takes up to so many units of each line that is left; nothing when none is. */
function choose({ lines }: Paid, picks: readonly number[]) {
  const chosen = lines.map(({ quantity, ended_quantity }, at) => Math.min(quantity - ended_quantity, picks[at] ?? 0));
  return {
    chosen,
    isNothing: chosen.every((units) => units === 0),
    isWhole: lines.every(({ quantity, ended_quantity }, at) => ended_quantity + (chosen[at] ?? 0) === quantity),
  };
}

type Step = { at: number; picks: number[]; isReturn: boolean; isBuyersChoice: boolean; fee: number };

/** Ends a part of one of the orders, or the last of it, and checks what comes back. */
function end(orders: readonly Paid[], { at, picks, isReturn, isBuyersChoice, fee }: Step): void {
  const open = orders.filter(({ status }) => status === PAID);
  const order = open[at % Math.max(1, open.length)];
  if (!order) return;
  const { chosen, isNothing, isWhole } = choose(order, picks);
  if (isNothing) return;
  const others = orders.filter((other) => other !== order);
  const lines = order.lines.map((line, index) => ({ ...line, chosen: chosen[index] ?? 0 }));
  const part = isWhole ? undefined : toOrderPart(order, lines);
  const refund = isReturn
    ? toOrderReturn(order, others, { isBuyersChoice, fee, part })
    : { ...toOrderRefund(order, others, part), return_fee: 0 };
  const { total_price, shipping_fee, shipping_deduction, return_fee, payment_price, point } = refund;
  expect(payment_price + point + return_fee).toBe(total_price + shipping_fee - shipping_deduction);
  expect(total_price).toBe(lines.reduce((sum, line) => sum + line.price_at_order * line.chosen, 0));
  expect(Math.min(...Object.values(refund))).toBeGreaterThanOrEqual(0);
  expect(payment_price).toBeLessThanOrEqual(sumIn(orders, 'payment_price') - sumIn(orders, 'refund_price'));
  expect(point).toBeLessThanOrEqual(sumIn(orders, 'point') - sumIn(orders, 'refund_point'));
  for (const [index, line] of order.lines.entries()) line.ended_quantity += chosen[index] ?? 0;
  if (part) order.ended_price += total_price;
  else order.status = CANCELED;
  order.refund_price += payment_price;
  order.refund_point += point;
  order.return_fee += return_fee;
}

const step = record({
  at: integer({ min: 0, max: 2 }),
  picks: array(integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }),
  isReturn: boolean(),
  isBuyersChoice: boolean(),
  fee: integer({ min: 0, max: 10_000 }),
});
const ALL = [5, 5, 5, 5];

test('1, 2: whatever lines of whatever orders are cancelled bit by bit, in the end exactly the money and the points are back', () => {
  assert(
    property(checkout, array(step), (given, steps) => {
      const orders = payFor(given);
      for (const one of steps) end(orders, { ...one, isReturn: false });
      for (const _ of orders) end(orders, { at: 0, picks: ALL, isReturn: false, isBuyersChoice: false, fee: 0 });
      expect([sumIn(orders, 'refund_price'), sumIn(orders, 'refund_point')]).toEqual([
        sumIn(orders, 'payment_price'),
        sumIn(orders, 'point'),
      ]);
    }),
  );
});

test('1, 2: whatever lines are cancelled or returned, no more comes back than was paid less the fees for the way back', () => {
  assert(
    property(checkout, array(step), (given, steps) => {
      const orders = payFor(given);
      for (const one of steps) end(orders, one);
      for (const _ of orders) end(orders, { at: 0, picks: ALL, isReturn: true, isBuyersChoice: false, fee: 0 });
      const back = sumIn(orders, 'refund_price') + sumIn(orders, 'refund_point') + sumIn(orders, 'return_fee');
      expect(back).toBeLessThanOrEqual(sumIn(orders, 'payment_price') + sumIn(orders, 'point'));
    }),
  );
});

const line = (id: number, price_at_order: number, quantity: number, ended_quantity: number, chosen: number) => ({
  id,
  price_at_order,
  quantity,
  ended_quantity,
  chosen,
});

test('1: the points of an order are divided over its lines and units to the won, whatever ends first', () => {
  const order = { point: 1_000, shipping_fee: 3_000 };
  // 10,000 x 2, 7,000 x 1, 3,000 for shipping: 667, 233 and 100 points.
  expect(toOrderPart(order, [line(1, 10_000, 2, 0, 1), line(2, 7_000, 1, 0, 0)])).toEqual({
    total_price: 10_000,
    staying_point: 333 + 233 + 100,
  });
  expect(toOrderPart(order, [line(1, 10_000, 2, 1, 1), line(2, 7_000, 1, 0, 0)])).toEqual({
    total_price: 10_000,
    staying_point: 233 + 100,
  });
  expect(toOrderPart(order, [line(1, 10_000, 2, 0, 0), line(2, 7_000, 1, 0, 1)])).toEqual({
    total_price: 7_000,
    staying_point: 667 + 100,
  });
});

test('chosen lines are one text, and additional items go with the last unit of their item', () => {
  const chosen = { items: new Map([[12, 1]]), additionals: new Map([[3, 2]]) };
  expect(writeLines(chosen)).toBe('12:1,a3:2');
  expect(readLines('12:1,a3:2')).toEqual(chosen);
  expect(readLines('12:1,12:2').items).toEqual(new Map([[12, 3]]));
  expect(writeLines({ items: new Map(), additionals: new Map() })).toBeUndefined();
  const items = [
    { id: 1, quantity: 2, ended_quantity: 1 },
    { id: 2, quantity: 1, ended_quantity: 0 },
  ];
  const additionals = [
    { id: 1, item_id: 1, quantity: 3, ended_quantity: 1 },
    { id: 2, item_id: 2, quantity: 1, ended_quantity: 0 },
  ];
  const one = withAdditionals({ items: new Map([[1, 1]]), additionals: new Map() }, items, additionals);
  expect(one.additionals).toEqual(new Map([[1, 2]]));
  expect(isAllLeft(one, items, additionals)).toBe(false);
  const all = withAdditionals(
    {
      items: new Map([
        [1, 1],
        [2, 1],
      ]),
      additionals: new Map(),
    },
    items,
    additionals,
  );
  expect(isAllLeft(all, items, additionals)).toBe(true);
});

test('1, 2: a part pays for free shipping that it loses, never more than it is worth, and brings its points back', () => {
  const terms = { shipping_fee: 3_000, shipping_fee_mountain: 0, is_free_shipping: false };
  const lines = [line(1, 20_000, 2, 0, 1), line(2, 19_000, 1, 0, 0), line(3, 1_000, 1, 0, 0)];
  const order = {
    status: PAID,
    total_price: 60_000,
    ended_price: 0,
    shipping_fee: 0,
    payment_price: 54_000,
    point: 6_000,
    refund_price: 0,
    refund_point: 0,
    return_fee: 0,
    exchanged_price: 0,
    exchanged_point: 0,
    shipping_terms: { ...terms, min_free_shipping_amount: 60_000 },
    is_island: false,
  };
  const cancel = (at: number) =>
    toOrderRefund(
      order,
      [],
      toOrderPart(
        order,
        lines.map((one, index) => ({ ...one, chosen: index === at ? 1 : 0 })),
      ),
    );
  expect(cancel(0)).toEqual({
    total_price: 20_000,
    shipping_fee: 0,
    shipping_deduction: 3_000,
    payment_price: 15_000,
    point: 2_000,
  });
  expect(cancel(2)).toMatchObject({ total_price: 1_000, shipping_deduction: 1_000, payment_price: 0, point: 0 });
});
