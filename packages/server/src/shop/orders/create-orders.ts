import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { toItemPrice } from '@danji/contracts/shop/product-rules';
import type { SentOrder } from '@danji/contracts/shop/order';
import {
  isPayableRest,
  LEAST_CARD_AMOUNT,
  ORDER_TIMES,
  type OrderShare,
  toOrderShares,
} from '@danji/contracts/shop/order-rules';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { newNanoId } from '../../platform/ids.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { type CartItem, toAmountLine } from '../cart/index.ts';
import { type HeldUnits, holdStock, listHolds, lockProducts, releaseStock } from '../products/index.ts';
import { moveOrder } from './move-order.ts';
import { holdOrderPoints, releaseOrderPoints } from './order-points.ts';
import {
  findOrders,
  insertAdditionals,
  insertEvent,
  insertItem,
  insertOrder,
  insertShares,
  listIdsOf,
  lockOrders,
  type OrderRow,
} from './order.repository.ts';
import { checkSelection, listWantedProducts, type Reckoned, readSelection, reckon, toSelection } from './selection.ts';
import { findRecipients, findShares, type Share, toShareRows } from './shares.ts';

type Buyer = { user: Principal; now: Date };

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Throws `invalid_input` for points that leave nothing a card pays, and `conflict` for another sum than the buyer has seen. */
function checkPayment(total: number, { point, payment_price }: Pick<SentOrder, 'point' | 'payment_price'>): void {
  if (point > total) throw invalidField('point', `결제할 금액보다 많아요. ${formatNumber(total)}P까지 쓸 수 있어요.`);
  const rest = total - point;
  if (rest !== payment_price)
    throw new ProblemError('conflict', {
      title: `결제할 금액이 ${formatWon(payment_price)}에서 ${formatWon(rest)}으로 바뀌었어요. 확인한 뒤 다시 주문해 주세요.`,
      extra: { payment_price: rest },
    });
  if (!isPayableRest(rest))
    throw invalidField(
      'point',
      `포인트를 쓰고 남은 금액은 0원이거나 ${formatWon(LEAST_CARD_AMOUNT)} 이상이어야 해요. 포인트를 바꿔 주세요.`,
    );
}

/**
 * Locks the orders of an account that wait to be paid, which a new order replaces. Throws `conflict` while one of them is
 * being paid.
 */
async function lockReplaced(db: Db, userId: number): Promise<OrderRow[]> {
  await acquireAdvisoryLock(db, `shop checkout:${userId}`);
  const rows = await lockOrders(db, await listIdsOf(db, userId, OrderStatus.PENDING));
  const pending = rows.filter(({ status }) => status === OrderStatus.PENDING);
  if (pending.some(({ is_approving }) => is_approving))
    throw new ProblemError('conflict', {
      title: '결제를 확인하고 있는 주문이 있어요. 잠시 뒤 주문 내역을 확인해 주세요.',
    });
  return pending;
}

async function replace(db: Db, orders: readonly OrderRow[], { user, now }: Buyer): Promise<void> {
  const mover = { actor: 'buyer' as const, userId: user.id, reason: '다시 주문해서 취소했어요.', now };
  await releaseStock(
    db,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    await moveOrder(db, order, OrderStatus.CANCELED, mover, { is_replaced: true, hold_until: null });
    await releaseOrderPoints(db, order, now);
  }
}

/** Returns the units that items take of the stock: of the product, of each option, of each additional item. */
const toUnits = (items: readonly CartItem[]): HeldUnits[] =>
  items.flatMap(({ row, options, additionals }) => [
    { productId: row.id, optionId: null, quantity: row.quantity },
    ...options.map(({ id }) => ({ productId: row.id, optionId: id, quantity: row.quantity })),
    ...additionals.map(({ id, quantity }) => ({ productId: row.id, optionId: id, quantity })),
  ]);

async function storeItem(db: Db, orderId: number, { row, options, additionals }: CartItem): Promise<void> {
  const itemId = await insertItem(db, {
    order_id: orderId,
    product_id: row.id,
    cart_line_id: row.line_id || null,
    option_key: row.option_key,
    options: toJson(options.map(({ id, group_name, name, price }) => ({ id, group_name, name, price }))),
    quantity: row.quantity,
    price_at_order: toItemPrice(row, options),
  });
  await insertAdditionals(
    db,
    additionals.map(({ id, group_name, name, price, quantity }) => ({
      order_id: orderId,
      item_id: itemId,
      option_id: id,
      group_name,
      name,
      quantity,
      price_at_order: price,
    })),
  );
}

type Checkout = Buyer & { sent: SentOrder; checkoutId: string; isIsland: boolean };

const trimmed = ({
  cart_lines: _lines,
  product: _product,
  point: _point,
  payment_price: _price,
  ...people
}: SentOrder) =>
  Object.fromEntries(Object.entries(people).map(([name, value]) => [name, value.trim()])) as typeof people;

/** Stores the order of one product with its lines, its shares and its first event; resolves to its id. */
async function storeOrder(
  db: Db,
  { product_id, ...amounts }: OrderShare,
  items: readonly CartItem[],
  shares: readonly Share[],
  { user, now, sent, checkoutId, isIsland }: Checkout,
): Promise<number> {
  const [first] = items;
  if (!first) throw new Error('An order has no items.');
  const { row } = first;
  const units = sumOf(items.map(({ row: { quantity } }) => quantity));
  const buyer = shares.find(({ role }) => role === 'buyer');
  const id = await insertOrder(db, {
    ...trimmed(sent),
    ...amounts,
    checkout_id: checkoutId,
    user_id: user.id,
    product_id,
    product_name: row.name,
    status: OrderStatus.PENDING,
    origin: null,
    accum_point: (buyer?.unitPoints ?? 0) * units,
    shipping_group: row.shipping_group,
    shipping_terms: toJson({
      shipping_fee: row.shipping_fee,
      shipping_fee_mountain: row.shipping_fee_mountain,
      is_free_shipping: row.is_free_shipping,
      min_free_shipping_amount: row.min_free_shipping_amount,
    }),
    is_island: isIsland,
    cancel_reason: null,
    refund_reason: null,
    post_company: null,
    post_tracking_number: null,
    payment_uuid: null,
    payment_code: null,
    receipt_url: null,
    hold_until: new Date(now.getTime() + ORDER_TIMES.holdMinutes * 60_000),
    created: now,
    updated: now,
  });
  for (const item of items) await storeItem(db, id, item);
  await insertShares(db, toShareRows(id, shares));
  const event = { actor: 'buyer' as const, from_status: null, to_status: OrderStatus.PENDING, reason: null };
  await insertEvent(db, { ...event, order_id: id, user_id: user.id, data: toJson(amounts), created: now });
  return id;
}

async function storeAll(
  db: Db,
  { items, groups, isIsland }: Reckoned,
  sent: SentOrder,
  buyer: Buyer,
): Promise<number[]> {
  const { user } = buyer;
  const checkout = { ...buyer, sent, isIsland, checkoutId: newNanoId() };
  const orders = toOrderShares(items.map(toAmountLine), groups, sent.point);
  const shares = await findShares(
    db,
    await findRecipients(db, user.id),
    orders.map(({ product_id }) => product_id),
  );
  const ids: number[] = [];
  for (const order of orders) {
    const own = items.filter(({ row }) => row.id === order.product_id);
    const id = await storeOrder(db, order, own, shares.get(order.product_id) ?? [], checkout);
    // The items were read under the lock of their products, so that others cannot have taken them since.
    if (!(await holdStock(db, toUnits(own), { orderId: id, userId: user.id })))
      throw new ProblemError('conflict', {
        title: '방금 재고가 모자라게 됐어요. 수량을 확인한 뒤 다시 주문해 주세요.',
      });
    ids.push(id);
  }
  return ids;
}

/**
 * Orders what somebody has chosen, one order for each product, and holds stock and points. Orders of the buyer that wait to
 * be paid are replaced, so that what they hold can be had again. Locks: the orders, then all products, then the account.
 * @throws ProblemError `conflict` naming the line, `invalid_input`, `insufficient_points`
 */
export async function createOrdersOf(db: Db, sent: SentOrder, buyer: Buyer): Promise<OrderRow[]> {
  const { user, now } = buyer;
  const selection = toSelection(sent);
  const replaced = await lockReplaced(db, user.id);
  const held = await listHolds(
    db,
    replaced.map(({ id }) => id),
  );
  const wanted = await listWantedProducts(db, user.id, selection);
  await lockProducts(db, [...wanted, ...held.map(({ productId }) => productId)]);
  await replace(db, replaced, buyer);
  const items = await readSelection(db, user, selection, now);
  checkSelection(items, sent);
  const reckoned = await reckon(db, items, sent.delivery_address_code);
  checkPayment(reckoned.amounts.total, sent);
  const ids = await storeAll(db, reckoned, sent, buyer);
  const orders = await findOrders(db, ids);
  for (const order of orders) await holdOrderPoints(db, order, now);
  return orders;
}
