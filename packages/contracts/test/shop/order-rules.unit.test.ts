import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import { toAmounts, toShippingGroups } from '@danji/contracts/shop/amounts';
import { mayMove, ORDER_MOVES, toOrigin } from '@danji/contracts/shop/order-moves';
import { isPayableRest, toOrderShares, toUsablePoints } from '@danji/contracts/shop/order-rules';
import { type RefundableOrder, toOrderRefund } from '@danji/contracts/shop/order-refund';
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

test('1, 2: whatever is cancelled in whatever order, what comes back adds up to what was paid, and never more money than is left', () => {
  assert(
    property(
      lines,
      boolean(),
      integer({ min: 0, max: 100 }),
      array(integer({ min: 0, max: 5 })),
      (lines, isIsland, percent, turns) => {
        const groups = toShippingGroups(lines, isIsland);
        const point = Math.floor((toAmounts(lines, groups).total * percent) / 100);
        const termsOf = new Map(lines.map(({ product }) => [product.id, product]));
        const orders = toOrderShares(lines, groups, point).map((share): RefundableOrder & { group: string } => {
          const terms = termsOf.get(share.product_id);
          if (!terms) throw new Error('no such product');
          return {
            ...share,
            status: PAID,
            refund_price: 0,
            refund_point: 0,
            shipping_terms: terms,
            is_island: isIsland,
            group: terms.shipping_group,
          };
        });
        const sumOf = (name: 'payment_price' | 'point' | 'refund_price' | 'refund_point', of = orders) =>
          of.reduce((sum, order) => sum + order[name], 0);
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
            sumOf('payment_price', group) - sumOf('refund_price', group),
          );
          Object.assign(order, { status: CANCELED, refund_price: refund.payment_price, refund_point: refund.point });
        }
        expect([sumOf('refund_price'), sumOf('refund_point')]).toEqual([sumOf('payment_price'), sumOf('point')]);
      },
    ),
  );
});
