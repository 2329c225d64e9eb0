import { OrderStatus, type OrderStatusCode } from '../codes/order-codes.ts';
import type { Product } from './product.ts';
import { toShippingFee } from './product-rules.ts';

type ShippingTerms = Pick<
  Product,
  'shipping_fee' | 'shipping_fee_mountain' | 'is_free_shipping' | 'min_free_shipping_amount'
>;

/** A paid order as its refund is reckoned. Amounts are won and points. */
export type RefundableOrder = {
  status: OrderStatusCode;
  total_price: number;
  shipping_fee: number;
  payment_price: number;
  point: number;
  /** What was given back of it before. */
  refund_price: number;
  refund_point: number;
  /** What its product asked for shipping when it was ordered. */
  shipping_terms: ShippingTerms;
  is_island: boolean;
};

/** What comes back: `total_price` + `shipping_fee` - `shipping_deduction` = `payment_price` + `point`. Won and points. */
export type OrderRefund = {
  /** The goods. */
  total_price: number;
  /** The shipping that comes back with them. */
  shipping_fee: number;
  /** What the other orders cost more to ship without it. */
  shipping_deduction: number;
  /** What goes back the way it was paid. */
  payment_price: number;
  /** The points that come back. */
  point: number;
};

const ENDED: ReadonlySet<OrderStatusCode> = new Set([OrderStatus.CANCELED, OrderStatus.REFUNDED]);

const sumBy = <T>(values: readonly T[], amountOf: (value: T) => number): number =>
  values.reduce((sum, value) => sum + amountOf(value), 0);

/** What orders that ship together cost to ship, won: the highest fee and the highest surcharge, once each. */
function toGroupFee(orders: readonly RefundableOrder[]): number {
  const goods = sumBy(orders, ({ total_price }) => total_price);
  const fees = orders.map(({ shipping_terms, is_island }) => toShippingFee(shipping_terms, goods, is_island));
  return Math.max(0, ...fees.map(({ fee }) => fee)) + Math.max(0, ...fees.map(({ surcharge }) => surcharge));
}

const clamp = (value: number, least: number, largest: number): number => Math.max(least, Math.min(value, largest));

/**
 * What comes back of a paid order, won and points (FACTS §10.8, 1 and 2). `others` are all other orders of its checkout that
 * ship with it, those that ended before too.
 *
 * The shop keeps of what was paid for all of them what those that stay cost with the shipping that they cost alone; the rest
 * comes back, never less than nothing. Hence the last one brings back everything that is left, whatever the order in which
 * they end. Points come back as points: what is kept for shipping is taken from the money first.
 */
export function toOrderRefund(order: RefundableOrder, others: readonly RefundableOrder[]): OrderRefund {
  const staying = others.filter(({ status }) => !ENDED.has(status));
  const gone = [order, ...others.filter(({ status }) => ENDED.has(status))];
  const leftOf = (orders: readonly RefundableOrder[]) => ({
    price: sumBy(orders, ({ payment_price, refund_price }) => payment_price - refund_price),
    point: sumBy(orders, ({ point, refund_point }) => point - refund_point),
  });
  const [all, own] = [leftOf([...gone, ...staying]), leftOf(gone)];
  const stays = sumBy(staying, ({ total_price }) => total_price) + toGroupFee(staying);
  const amount = Math.max(0, all.price + all.point - stays);
  const point = clamp(own.point, Math.max(0, amount - all.price), Math.min(amount, all.point));
  return {
    total_price: order.total_price,
    shipping_fee: Math.max(0, amount - order.total_price),
    shipping_deduction: Math.max(0, order.total_price - amount),
    payment_price: amount - point,
    point,
  };
}
