import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { readChoices } from '@danji/contracts/shop/order-exchange';
import { unitsLeft } from '@danji/contracts/shop/order-lines';
import { type Exchanged, type OrderPart, toExchanged } from '@danji/contracts/shop/order-refund';
import { toOptionKey } from '@danji/contracts/shop/product-rules';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { readChoice } from '../cart/index.ts';
import { type HeldUnits, holdStock, lockProducts, makeHoldsFirm, releaseStock, sellStock } from '../products/index.ts';
import type { Mover } from './move-order.ts';
import { describeLines, type Part } from './order-parts.ts';
import { toUnits } from './order-units.ts';
import {
  type AdditionalRow,
  insertAdditionals,
  insertEvent,
  insertItem,
  insertOrder,
  insertShares,
  type ItemRow,
  listAdditionals,
  listItems,
  listShares,
  lockOrders,
  type OrderRow,
} from './order.repository.ts';
import type { ReturnRow } from './return.repository.ts';
import type { WantedLine } from './tables.ts';

/** How a payment knows that money of an order is now for a new one, in the same transaction. */
export const orderExchanges =
  defineContributionPoint<(db: Db, exchange: { fromId: number; toId: number } & Exchanged) => Promise<void>>(
    'order exchanges',
  );

const SOLD_OUT = '교환할 상품이 품절됐어요. 다른 옵션을 고르거나 반품을 요청해 주세요.';
const soldOut = (title: string): ProblemError => new ProblemError('conflict', { title, extra: { is_sold_out: true } });

type Line = ItemRow | AdditionalRow;
const leftOf = <T extends Line>(lines: readonly T[]): T[] =>
  lines.flatMap((line) => (unitsLeft(line) > 0 ? [{ ...line, quantity: unitsLeft(line), ended_quantity: 0 }] : []));

/** The lines of an exchange: those of its part, or all that are left. Their `quantity` is what is exchanged. */
async function readExchanged(db: Db, { id }: OrderRow, part: Part | undefined) {
  return part ?? { items: leftOf(await listItems(db, [id])), additionals: leftOf(await listAdditionals(db, [id])) };
}

const priceOf = (options: readonly { price: number }[]): number => options.reduce((sum, { price }) => sum + price, 0);

type Chosen = { item: ItemRow; optionIds: readonly number[]; additionals: readonly AdditionalRow[] };

/** Reads what comes instead of a line. Throws `invalid_input` for options of another price, `conflict` when it is sold out. */
async function readWantedLine(
  db: Db,
  { item, optionIds, additionals }: Chosen,
  user: Principal,
  now: Date,
): Promise<WantedLine> {
  const choice = await readChoice(
    db,
    user,
    {
      product_id: item.product_id,
      option_ids: [...optionIds],
      quantity: item.quantity,
      additionals: additionals.map(({ option_id, quantity }) => ({ id: option_id, quantity })),
    },
    now,
  ).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'invalid_input')
      throw invalidField('choices', '바꿀 옵션을 종류마다 하나씩 골라 주세요.');
    throw error;
  });
  const option_key = toOptionKey(optionIds);
  if (option_key !== item.option_key && priceOf(choice.options) !== priceOf(item.options))
    throw invalidField('choices', '가격이 같은 옵션으로만 바꿀 수 있어요.');
  if (choice.state !== 'available') throw soldOut(SOLD_OUT);
  const options = choice.options.map(({ id, group_name, name, price }) => ({ id, group_name, name, price }));
  return { item_id: item.id, option_key, options };
}

/**
 * Reads what comes instead of an order, or of a part of it, with the options of `choices`; lines that are not named keep
 * theirs.
 * @throws ProblemError `invalid_input` for options of another price or product, `conflict` when they are sold out
 */
export async function readWanted(
  db: Db,
  row: OrderRow,
  { part, choices, user, now }: { part: Part | undefined; choices: string | undefined; user: Principal; now: Date },
): Promise<{ wanted: WantedLine[]; text: string }> {
  const { items, additionals } = await readExchanged(db, row, part);
  const chosen = choices === undefined ? new Map<number, readonly number[]>() : readChoices(choices);
  const isOwn = (id: number): boolean => items.some((item) => item.id === id);
  if ([...chosen.keys()].some((id) => !isOwn(id)))
    throw invalidField('choices', '교환할 상품의 옵션만 바꿀 수 있어요. 다시 골라 주세요.');
  const wanted: WantedLine[] = [];
  for (const item of items) {
    const optionIds = chosen.get(item.id) ?? item.options.map(({ id }) => id);
    const own = additionals.filter(({ item_id }) => item_id === item.id);
    wanted.push(await readWantedLine(db, { item, optionIds, additionals: own }, user, now));
  }
  return { wanted, text: describeLines(withOptions(items, wanted), additionals) };
}

/** The lines of an exchange with the options that come instead. */
const withOptions = (items: readonly ItemRow[], wanted: readonly WantedLine[]): ItemRow[] =>
  items.map((item) => ({ ...item, ...wanted.find(({ item_id }) => item_id === item.id), id: item.id }));

async function holdUnits(db: Db, units: readonly HeldUnits[], row: Pick<OrderRow, 'id' | 'user_id'>): Promise<void> {
  await lockProducts(
    db,
    units.map(({ productId }) => productId),
  );
  if (!(await holdStock(db, units, { orderId: row.id, userId: row.user_id })))
    throw soldOut('교환할 상품이 품절됐어요. 교환을 거절하면 회원에게 반품을 안내해요.');
}

/**
 * Holds the goods that come instead of a locked order, or of a part of it, under its own number: it has sold its own long ago.
 * @throws ProblemError `conflict` when they are sold out
 */
export async function holdWanted(db: Db, row: OrderRow, { wanted }: ReturnRow, part: Part | undefined): Promise<void> {
  if (wanted === null) return;
  const { items, additionals } = await readExchanged(db, row, part);
  await holdUnits(db, toUnits(row.product_id, withOptions(items, wanted), additionals), row);
  await makeHoldsFirm(db, [row.id]);
}

/** Returns the amounts that go over to a new order; nothing in a return for money. */
export const toMoved = (row: OrderRow, { kind }: ReturnRow, part?: OrderPart): Exchanged | undefined =>
  kind === 'exchange' ? toExchanged(row, part) : undefined;

/** Returns the amounts of an order after `moved` has gone over to another one. */
export const afterMove = (row: OrderRow, moved: Exchanged | undefined) =>
  moved && {
    exchanged_price: row.exchanged_price + moved.payment_price,
    exchanged_point: row.exchanged_point + moved.point,
  };

async function storeLines(
  db: Db,
  orderId: number,
  items: readonly ItemRow[],
  additionals: readonly AdditionalRow[],
): Promise<void> {
  for (const { id, product_id, option_key, options, quantity, price_at_order } of items) {
    const line = { order_id: orderId, product_id, cart_line_id: null, option_key, options: toJson(options) };
    const itemId = await insertItem(db, { ...line, quantity, price_at_order });
    await insertAdditionals(
      db,
      additionals
        .filter(({ item_id }) => item_id === id)
        .map(({ option_id, group_name, name, quantity: units, price_at_order: price }) => ({
          order_id: orderId,
          item_id: itemId,
          option_id,
          group_name,
          name,
          quantity: units,
          price_at_order: price,
        })),
    );
  }
}

/** The people, the address and the payment of an order, as another one of the same checkout has them. */
const copyOf = (row: OrderRow) => ({
  checkout_id: row.checkout_id,
  user_id: row.user_id,
  product_id: row.product_id,
  product_name: row.product_name,
  shipping_group: row.shipping_group,
  shipping_terms: toJson(row.shipping_terms),
  is_island: row.is_island,
  customer_name: row.customer_name,
  customer_tel: row.customer_tel,
  customer_email: row.customer_email,
  customer_address: row.customer_address,
  customer_message: row.customer_message,
  delivery_name: row.delivery_name,
  delivery_tel: row.delivery_tel,
  delivery_address_code: row.delivery_address_code,
  delivery_address: row.delivery_address,
  delivery_message: row.delivery_message,
  payment_uuid: row.payment_uuid,
  payment_code: row.payment_code,
  payment_date: row.payment_date,
  receipt_url: row.receipt_url,
});

type NewOrder = { open: ReturnRow; part: Part | undefined; moved: Exchanged };

/** Stores the order of an exchange, which is paid with what goes over to it; resolves to its id. */
async function storeOrder(db: Db, row: OrderRow, { open, part, moved }: NewOrder, mover: Mover) {
  const { now, actor, userId: user_id } = mover;
  const { items: own, additionals } = await readExchanged(db, row, part);
  const items = withOptions(own, open.wanted ?? []);
  const shares = await listShares(db, row.id);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const id = await insertOrder(db, {
    ...copyOf(row),
    ...moved,
    status: OrderStatus.PAID,
    origin: null,
    exchange_of: row.id,
    accum_point: (shares.find(({ role }) => role === 'buyer')?.unit_points ?? 0) * units,
    cancel_reason: null,
    refund_reason: null,
    post_company: null,
    post_tracking_number: null,
    hold_until: null,
    created: now,
    updated: now,
  });
  await storeLines(db, id, items, additionals);
  await insertShares(
    db,
    shares.map(({ terms, ...share }) => ({ ...share, terms: toJson(terms), order_id: id })),
  );
  const event = { order_id: id, user_id, actor, from_status: null, to_status: OrderStatus.PAID };
  const data = toJson({ ...moved, exchange_of: row.id, kind: 'exchange' });
  await insertEvent(db, { ...event, reason: `주문 ${row.id}의 교환`, data, created: now });
  return { id, units: toUnits(row.product_id, items, additionals) };
}

/**
 * Makes the order that an exchange ends with, and sells it what was held since it was accepted; resolves to it. It is paid
 * with what was paid for the goods that came back. Its points are announced by the caller, once the accounts are locked.
 * @throws ProblemError `conflict` when nothing was held and the goods are sold out
 */
export async function makeExchangeOrder(
  { contributions }: Platform,
  db: Db,
  row: OrderRow,
  made: NewOrder,
  mover: Mover,
): Promise<OrderRow | undefined> {
  const { id, units } = await storeOrder(db, row, made, mover);
  const holder = { orderId: id, userId: row.user_id };
  // The lock of the product is held from here on, so that nobody takes the units in between.
  await lockProducts(db, [row.product_id]);
  await releaseStock(db, [row.id]);
  await holdUnits(db, units, { id, user_id: row.user_id });
  await sellStock(db, [holder], mover.now);
  for (const link of contributions.of(orderExchanges).values())
    await link(db, { fromId: row.id, toId: id, ...made.moved });
  const [order] = await lockOrders(db, [id]);
  return order;
}
