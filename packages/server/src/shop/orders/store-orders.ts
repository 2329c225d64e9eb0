import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { pick } from '@danji/contracts/pick';
import type { SentOrder } from '@danji/contracts/shop/order';
import { type OrderShare, toOrderShares } from '@danji/contracts/shop/order-rules';
import { toItemPrice } from '@danji/contracts/shop/product-rules';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { type CartItem, toAmountLine } from '../cart/index.ts';
import { type HeldUnits, holdStock } from '../products/index.ts';
import { insertAdditionals, insertEvent, insertItem, insertOrder, insertShares } from './order.repository.ts';
import type { Reckoned } from './selection.ts';
import { findRecipients, findShares, type Share, toShareRows } from './shares.ts';

const PEOPLE = [
  'customer_name',
  'customer_tel',
  'customer_email',
  'customer_address',
  'customer_message',
  'delivery_name',
  'delivery_tel',
  'delivery_address_code',
  'delivery_address',
  'delivery_message',
] as const;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

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

/** The account that orders, and how its orders begin. */
export type Beginning = {
  userId: number;
  now: Date;
  /** Until when goods and points are held. */
  holdUntil: Date;
  /** The operator who takes them on the telephone, and what is written down about it. */
  taken?: { staffId: number; memo: string | null };
};

type People = Pick<SentOrder, (typeof PEOPLE)[number]>;
type Checkout = Beginning & { sent: People; checkoutId: string; isIsland: boolean };

const trimmed = (sent: People): People =>
  Object.fromEntries(Object.entries(pick(sent, PEOPLE)).map(([name, value]) => [name, value.trim()])) as People;

/** Stores the order of one product with its lines, its shares and its first event; resolves to its id. */
async function storeOrder(
  db: Db,
  { product_id, ...amounts }: OrderShare,
  items: readonly CartItem[],
  shares: readonly Share[],
  { userId, now, holdUntil, taken, sent, checkoutId, isIsland }: Checkout,
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
    user_id: userId,
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
    hold_until: holdUntil,
    is_by_phone: taken !== undefined,
    entered_by: taken?.staffId ?? null,
    created: now,
    updated: now,
  });
  for (const item of items) await storeItem(db, id, item);
  await insertShares(db, toShareRows(id, shares));
  const by = taken
    ? { actor: 'staff' as const, user_id: taken.staffId, reason: taken.memo }
    : { actor: 'buyer' as const, user_id: userId, reason: null };
  const event = { ...by, order_id: id, from_status: null, to_status: OrderStatus.PENDING };
  await insertEvent(db, { ...event, data: toJson(amounts), created: now });
  return id;
}

/**
 * Stores the orders of what was reckoned, one for each product, and holds their goods; the caller has locked the products.
 * @returns their ids
 * @throws ProblemError `conflict` when there are not enough units
 */
export async function storeOrders(
  db: Db,
  { items, groups, isIsland }: Reckoned,
  sent: People & { point: number },
  beginning: Beginning,
): Promise<number[]> {
  const { userId } = beginning;
  const checkout = { ...beginning, sent, isIsland, checkoutId: newNanoId() };
  const orders = toOrderShares(items.map(toAmountLine), groups, sent.point);
  const shares = await findShares(
    db,
    await findRecipients(db, userId),
    orders.map(({ product_id }) => product_id),
  );
  const ids: number[] = [];
  for (const order of orders) {
    const own = items.filter(({ row }) => row.id === order.product_id);
    const id = await storeOrder(db, order, own, shares.get(order.product_id) ?? [], checkout);
    // The items were read under the lock of their products, so that others cannot have taken them since.
    if (!(await holdStock(db, toUnits(own), { orderId: id, userId })))
      throw new ProblemError('conflict', {
        title: '방금 재고가 모자라게 됐어요. 수량을 확인한 뒤 다시 주문해 주세요.',
      });
    ids.push(id);
  }
  return ids;
}
