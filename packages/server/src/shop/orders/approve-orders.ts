import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { allocatePoints, isPayableRest, LEAST_CARD_AMOUNT } from '@danji/contracts/shop/order-rules';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { holdOrderPoints, lockSharers, releaseOrderPoints } from './order-points.ts';
import { findOrders, insertEvent, listCheckout, lockOrders, type OrderRow, updateOrder } from './order.repository.ts';

/** Locked orders that are paid together, with what they come to; won and points. */
export type OrdersToPay = {
  orders: OrderRow[];
  /** The price of the goods. */
  order_price: number;
  shipping_fee: number;
  used_point: number;
  payment_price: number;
  /** The name that the gateway shows: the first product and the number of others. */
  name: string;
};

const sumOf = (rows: readonly OrderRow[], name: 'total_price' | 'shipping_fee' | 'point' | 'payment_price'): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** Adds up the orders of one checkout. */
export function toPay(orders: OrderRow[]): OrdersToPay {
  const others = orders.length - 1;
  const name = orders[0]?.product_name ?? '';
  return {
    orders,
    order_price: sumOf(orders, 'total_price'),
    shipping_fee: sumOf(orders, 'shipping_fee'),
    used_point: sumOf(orders, 'point'),
    payment_price: sumOf(orders, 'payment_price'),
    name: others > 0 ? `${name} 외 ${formatNumber(others)}건` : name,
  };
}

const orderNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '주문이 없어요. 주문 내역을 확인해 주세요.' });

/**
 * Locks orders that an account is about to pay: all orders of a checkout, because their shipping is one.
 * @throws ProblemError `not_found`, `conflict` when they cannot be paid any more
 */
export async function readOrdersForPayment(
  db: Db,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<OrdersToPay> {
  const orders = await lockOrders(db, ids);
  const [first] = orders;
  if (!first || orders.length !== new Set(ids).size || orders.some(({ user_id }) => user_id !== userId))
    throw orderNotFound();
  const whole = await listCheckout(db, first.checkout_id);
  if (whole.length !== orders.length || orders.some(({ checkout_id }) => checkout_id !== first.checkout_id))
    throw new ProblemError('conflict', { title: '함께 주문한 상품은 한 번에 결제해 주세요.' });
  if (orders.some(({ status }) => status !== OrderStatus.PENDING))
    throw new ProblemError('conflict', {
      title: '이미 결제했거나 취소된 주문이에요. 주문 내역을 확인해 주세요.',
      extra: { status: first.status },
    });
  if (orders.some(({ hold_until }) => hold_until === null || new Date(hold_until) <= now))
    throw new ProblemError('conflict', { title: '결제 시간이 지났어요. 장바구니에서 다시 주문해 주세요.' });
  return toPay(orders);
}

/**
 * Uses other points on locked orders that are not paid yet; resolves to what is left to pay. Throws `invalid_input`,
 * `insufficient_points`.
 */
export async function changeOrderPoints(
  db: Db,
  { orders }: OrdersToPay,
  point: number,
  now: Date,
): Promise<OrdersToPay> {
  const total = sumOf(orders, 'total_price') + sumOf(orders, 'shipping_fee');
  if (point > total) throw invalidField('used_point', `${formatNumber(total)}P까지 쓸 수 있어요.`);
  if (!isPayableRest(total - point))
    throw invalidField(
      'used_point',
      `포인트를 쓰고 남은 금액은 0원이거나 ${formatWon(LEAST_CARD_AMOUNT)} 이상이어야 해요. 포인트를 바꿔 주세요.`,
    );
  const parts = allocatePoints(point, orders);
  // An order that costs nothing now is paid in the same transaction, which announces points to those above.
  await lockSharers(db, orders);
  for (const order of orders) await releaseOrderPoints(db, order, now);
  for (const [at, order] of orders.entries()) {
    const own = parts[at] ?? 0;
    const changed = { point: own, hold_round: order.hold_round + 1 };
    const payment_price = order.total_price + order.shipping_fee - own;
    await updateOrder(db, order.id, { ...changed, payment_price, updated: now });
    await holdOrderPoints(db, { ...order, ...changed }, now);
  }
  return toPay(
    await findOrders(
      db,
      orders.map(({ id }) => id),
    ),
  );
}

/**
 * The gateway is about to be asked for the money of locked orders: until `markPaid`, `markDepositWait` or `endApproval`
 * nothing else ends them, however long the answer takes.
 */
export async function startApproval(db: Db, ids: readonly number[], now: Date): Promise<void> {
  for (const id of ids) await updateOrder(db, id, { is_approving: true, updated: now });
}

/** The gateway has refused, and no money was taken: the buyer may pay in another way until the hold ends. */
export async function endApproval(db: Db, ids: readonly number[], reason: string, now: Date): Promise<void> {
  for (const { id, status, is_approving } of await lockOrders(db, ids)) {
    if (!is_approving) continue;
    await updateOrder(db, id, { is_approving: false, updated: now });
    const event = { actor: 'payment' as const, user_id: null, from_status: status, to_status: status };
    await insertEvent(db, { ...event, order_id: id, reason, data: toJson({}), created: now });
  }
}
