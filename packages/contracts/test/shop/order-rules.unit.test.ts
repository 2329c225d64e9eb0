import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import { toAmounts, toShippingGroups } from '@danji/contracts/shop/amounts';
import { mayMove, ORDER_MOVES, toOrigin } from '@danji/contracts/shop/order-moves';
import { isPayableRest, toOrderShares, toUsablePoints } from '@danji/contracts/shop/order-rules';
import { type RefundableOrder, toOrderRefund, toOrderReturn, toReturnFee } from '@danji/contracts/shop/order-refund';
import { expect, test } from '@jest/globals';
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';

const STATES = OrderStatus.options.map(({ code }) => code);
const { PENDING, PAID, PREPARING, CONFIRMED, CANCEL_REQUEST, CANCELED, REFUNDED, FAILED } = OrderStatus;
const movesFrom = (status: OrderStatusCode) => ORDER_MOVES.filter(({ from }) => from === status);

test('an order reaches every state and never leaves an end; a refused request goes back where it came from', () => {
  const reached = new Set<OrderStatusCode>([PENDING]);
  for (const status of reached) for (const { to } of movesFrom(status)) reached.add(to);
  expect([...reached].toSorted()).toEqual(STATES.toSorted());
  expect(STATES.filter((status) => movesFrom(status).length === 0)).toEqual([CANCELED, REFUNDED, FAILED]);
  const pairs = ORDER_MOVES.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(mayMove({ status: CANCEL_REQUEST, origin: PREPARING }, PREPARING, 'staff')).toBe(true);
  expect(mayMove({ status: CANCEL_REQUEST, origin: PREPARING }, PAID, 'staff')).toBe(false);
  expect(mayMove({ status: CANCEL_REQUEST, origin: PREPARING }, PREPARING, 'buyer')).toBe(false);
});

test('on any way money comes once before the goods, and buyers neither pay nor ship nor refund by themselves', () => {
  assert(
    property(array(integer({ min: 0, max: 999 }), { maxLength: 30 }), (choices) => {
      let order: { status: OrderStatusCode; origin: OrderStatusCode | null } = { status: PENDING, origin: null };
      let payments = 0;
      for (const choice of choices) {
        const { status } = order;
        const moves = movesFrom(status).filter(({ to, by: [actor = 'buyer'] }) => mayMove(order, to, actor));
        const move = moves[choice % moves.length];
        if (!move) break;
        if (move.to === PAID && !move.isBack) payments += 1;
        if (move.to === PREPARING || move.to === CONFIRMED) expect(payments).toBe(1);
        if ([PAID, PREPARING, REFUNDED].some((to) => to === move.to)) expect(move.by).not.toContain('buyer');
        order = { status: move.to, origin: toOrigin(order, move.to) };
      }
      expect(payments).toBeLessThanOrEqual(1);
    }),
  );
});

const won = integer({ min: 0, max: 10_000_000 });
const lines = array(
  record({
    product: record({
      id: integer({ min: 1, max: 6 }),
      original_price: won,
      price: won,
      shipping_fee: won,
      shipping_fee_mountain: won,
      is_free_shipping: boolean(),
      min_free_shipping_amount: constantFrom(null, 0, 50_000),
    }).map((product) => ({ ...product, shipping_group: product.id % 2 === 0 ? '기본' : '대형' })),
    options: array(record({ price: won }), { maxLength: 2 }),
    additionals: array(record({ price: won, quantity: integer({ min: 1, max: 9 }) }), { maxLength: 2 }),
    quantity: integer({ min: 1, max: 99 }),
  }),
  { minLength: 1, maxLength: 10 },
);

test('the orders of a checkout add up to it to the won, and none uses more points than it costs', () => {
  assert(
    property(lines, boolean(), integer({ min: 0, max: 1_000 }), (chosen, isIsland, promille) => {
      const groups = toShippingGroups(chosen, isIsland);
      const { total } = toAmounts(chosen, groups);
      const point = Math.floor((total * promille) / 1_000);
      const orders = toOrderShares(chosen, groups, point);
      const sumOf = (name: 'payment_price' | 'point') => orders.reduce((sum, order) => sum + order[name], 0);
      expect([sumOf('payment_price'), sumOf('point')]).toEqual([total - point, point]);
      for (const order of orders) expect(order.payment_price).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('10: points are used whole, or leave what a card pays', () => {
  expect([0, 999, 1_000].map(isPayableRest)).toEqual([true, false, true]);
  expect(toUsablePoints(30_000, 30_000)).toBe(30_000);
  expect(toUsablePoints(30_000, 29_999)).toBe(29_000);
  expect(toUsablePoints(30_000, 10)).toBe(10);
  expect(toUsablePoints(900, 500)).toBe(0);
});

type Paid = RefundableOrder & { group: string };

/** The paid orders of lines, a part of them in points. */
function payFor(chosen: Parameters<typeof toShippingGroups>[0], isIsland: boolean, percent: number): Paid[] {
  const groups = toShippingGroups(chosen, isIsland);
  const point = Math.floor((toAmounts(chosen, groups).total * percent) / 100);
  const termsOf = new Map(chosen.map(({ product }) => [product.id, product]));
  return toOrderShares(chosen, groups, point).map((share) => {
    const terms = termsOf.get(share.product_id);
    if (!terms) throw new Error('no such product');
    return {
      ...share,
      ended_price: 0,
      status: PAID,
      refund_price: 0,
      refund_point: 0,
      return_fee: 0,
      exchanged_price: 0,
      exchanged_point: 0,
      shipping_terms: terms,
      is_island: isIsland,
      group: terms.shipping_group,
    };
  });
}

const sumIn = (orders: readonly Paid[], name: 'payment_price' | 'point' | 'refund_price' | 'refund_point') =>
  orders.reduce((sum, order) => sum + order[name], 0);

test('1, 2: whatever is cancelled in whatever order, what comes back adds up to what was paid, and never more money than is left', () => {
  assert(
    property(
      lines,
      boolean(),
      integer({ min: 0, max: 100 }),
      array(integer({ min: 0, max: 5 })),
      (lines, isIsland, percent, turns) => {
        const orders = payFor(lines, isIsland, percent);
        const rest = orders.map((_, at) => at);
        while (rest.length > 0) {
          const [at = 0] = rest.splice((turns.pop() ?? 0) % rest.length, 1);
          const order = orders[at] as (typeof orders)[number];
          const group = orders.filter((other) => other.group === order.group);
          const others = group.filter((other) => other !== order);
          const refund = toOrderRefund(order, others);
          expect(refund.payment_price + refund.point).toBe(
            refund.total_price + refund.shipping_fee - refund.shipping_deduction,
          );
          expect(Math.min(...Object.values(refund))).toBeGreaterThanOrEqual(0);
          expect(refund.payment_price).toBeLessThanOrEqual(
            sumIn(group, 'payment_price') - sumIn(group, 'refund_price'),
          );
          Object.assign(order, { status: CANCELED, refund_price: refund.payment_price, refund_point: refund.point });
        }
        expect([sumIn(orders, 'refund_price'), sumIn(orders, 'refund_point')]).toEqual([
          sumIn(orders, 'payment_price'),
          sumIn(orders, 'point'),
        ]);
      },
    ),
  );
});

test('1, 2: whatever is cancelled or returned in whatever order, no more comes back than was paid, and each step adds up to the won', () => {
  assert(
    property(
      lines,
      boolean(),
      integer({ min: 0, max: 100 }),
      array(record({ turn: integer({ min: 0, max: 5 }), isReturn: boolean(), isBuyersChoice: boolean(), fee: won })),
      (lines, isIsland, percent, steps) => {
        const orders = payFor(lines, isIsland, percent);
        const rest = orders.map((_, at) => at);
        for (const { turn, isReturn, isBuyersChoice, fee } of steps) {
          const [at] = rest.splice(turn % Math.max(1, rest.length), 1);
          const order = at === undefined ? undefined : orders[at];
          if (!order) break;
          const group = orders.filter((other) => other.group === order.group);
          const others = group.filter((other) => other !== order);
          const refund = isReturn
            ? toOrderReturn(order, others, { isBuyersChoice, fee })
            : { ...toOrderRefund(order, others), return_fee: 0 };
          const { payment_price, point, return_fee, ...goods } = refund;
          expect(payment_price + point + return_fee).toBe(
            goods.total_price + goods.shipping_fee - goods.shipping_deduction,
          );
          expect(Math.min(...Object.values(refund))).toBeGreaterThanOrEqual(0);
          expect(payment_price).toBeLessThanOrEqual(sumIn(group, 'payment_price') - sumIn(group, 'refund_price'));
          expect(point).toBeLessThanOrEqual(sumIn(group, 'point') - sumIn(group, 'refund_point'));
          const status = isReturn ? REFUNDED : CANCELED;
          Object.assign(order, { status, refund_price: payment_price, refund_point: point, return_fee });
        }
        const fees = orders.reduce((sum, { return_fee }) => sum + return_fee, 0);
        const left = sumIn(orders, 'payment_price') + sumIn(orders, 'point') - fees;
        expect(sumIn(orders, 'refund_price') + sumIn(orders, 'refund_point')).toBeLessThanOrEqual(left);
      },
    ),
  );
});

const moneyOf = (order: RefundableOrder, others: RefundableOrder[], isBuyersChoice: boolean) =>
  toOrderReturn(order, others, { isBuyersChoice, fee: isBuyersChoice ? 3_000 : 0 }).payment_price;

test('2: who changes the mind pays both ways and for free shipping that is lost; what is wrong is sent back for nothing', () => {
  const terms = { shipping_fee: 3_000, shipping_fee_mountain: 2_000, is_free_shipping: false };
  const paid = (total_price: number, shipping_fee: number): RefundableOrder => ({
    status: PAID,
    total_price,
    ended_price: 0,
    shipping_fee,
    payment_price: total_price + shipping_fee,
    point: 0,
    refund_price: 0,
    refund_point: 0,
    return_fee: 0,
    exchanged_price: 0,
    exchanged_point: 0,
    shipping_terms: { ...terms, min_free_shipping_amount: 50_000 },
    is_island: false,
  });
  expect([toReturnFee(paid(1, 0)), toReturnFee({ ...paid(1, 0), is_island: true })]).toEqual([3_000, 5_000]);
  const [alone, [one, two]] = [paid(27_000, 3_000), [paid(27_000, 0), paid(27_000, 0)]];
  expect([moneyOf(alone, [], true), moneyOf(alone, [], false)]).toEqual([24_000, 30_000]);
  expect([moneyOf(one, [two], true), moneyOf(one, [two], false)]).toEqual([21_000, 27_000]);
  const gone = { ...one, status: REFUNDED, refund_price: 21_000, return_fee: 3_000 };
  expect([moneyOf(two, [gone], true), moneyOf(two, [gone], false)]).toEqual([24_000, 30_000]);
  // The fee of the first way back stays with the shop, whatever happens to the other one.
  expect(toOrderRefund(two, [gone]).payment_price).toBe(30_000);
});
