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
  /** The amounts that were given back of it before. */
  refund_price: number;
  refund_point: number;
  /** The fee that was kept of it for the way back of its goods; it never comes back with another order. */
  return_fee: number;
  /** The shipping terms of its product when it was ordered. */
  shipping_terms: ShippingTerms;
  is_island: boolean;
};

/** A refund: `total_price` + `shipping_fee` - `shipping_deduction` = `payment_price` + `point`. Won and points. */
export type OrderRefund = {
  /** The goods. */
  total_price: number;
  /** The shipping that comes back with them. */
  shipping_fee: number;
  /** The additional shipping cost of the other orders without it. */
  shipping_deduction: number;
  /** The money that goes back the way it was paid. */
  payment_price: number;
  /** The points that come back. */
  point: number;
};

const ENDED: ReadonlySet<OrderStatusCode> = new Set([OrderStatus.CANCELED, OrderStatus.REFUNDED]);

const sumBy = <T>(values: readonly T[], amountOf: (value: T) => number): number =>
  values.reduce((sum, value) => sum + amountOf(value), 0);

/** Returns the shipping cost of orders that ship together, won: highest fee and highest surcharge, once each. */
function toGroupFee(orders: readonly RefundableOrder[]): number {
  const goods = sumBy(orders, ({ total_price }) => total_price);
  const fees = orders.map(({ shipping_terms, is_island }) => toShippingFee(shipping_terms, goods, is_island));
  return Math.max(0, ...fees.map(({ fee }) => fee)) + Math.max(0, ...fees.map(({ surcharge }) => surcharge));
}

const clamp = (value: number, least: number, largest: number): number => Math.max(least, Math.min(value, largest));

/** Returns the amounts left of orders, won and points. A fee for the way back was taken from the money first. */
function leftOf(orders: readonly RefundableOrder[]): { price: number; point: number } {
  const ofMoney = ({ payment_price, refund_price, return_fee }: RefundableOrder) =>
    clamp(return_fee, 0, Math.max(0, payment_price - refund_price));
  return {
    price: sumBy(orders, (order) => order.payment_price - order.refund_price - ofMoney(order)),
    point: sumBy(orders, (order) => order.point - order.refund_point - (order.return_fee - ofMoney(order))),
  };
}

/** An order that ends, with those that ship with it: `own` is what is left of all that ended, `all` of all of them. */
function readGroup(order: RefundableOrder, others: readonly RefundableOrder[]) {
  const staying = others.filter(({ status }) => !ENDED.has(status));
  const gone = [order, ...others.filter(({ status }) => ENDED.has(status))];
  return {
    all: leftOf([...gone, ...staying]),
    own: leftOf(gone),
    goods: sumBy(staying, ({ total_price }) => total_price),
    fee: toGroupFee(staying),
  };
}

/** Returns the refund when the shop keeps `kept` of all, won. Points come back as points: money is kept first. */
function giveBack(
  { total_price }: RefundableOrder,
  { all, own }: Pick<ReturnType<typeof readGroup>, 'all' | 'own'>,
  kept: number,
): OrderRefund {
  const amount = Math.max(0, all.price + all.point - kept);
  const least = Math.max(0, amount - Math.max(0, all.price));
  const point = clamp(own.point, least, Math.min(amount, Math.max(0, all.point)));
  return {
    total_price,
    shipping_fee: Math.max(0, amount - total_price),
    shipping_deduction: Math.max(0, total_price - amount),
    payment_price: amount - point,
    point,
  };
}

/**
 * Returns the refund of a paid order, won and points (FACTS §10.8, 1 and 2). `others` are all other orders of its
 * checkout that ship with it, those that ended before too.
 *
 * The shop keeps of what was paid for all of them what those that stay cost with the shipping that they cost alone; the rest
 * comes back, never less than nothing. Hence the last one brings back everything that is left, whatever the order in which
 * they end, but for what was kept for the way back of others.
 */
export function toOrderRefund(order: RefundableOrder, others: readonly RefundableOrder[]): OrderRefund {
  const group = readGroup(order, others);
  return giveBack(order, group, group.goods + group.fee);
}

/** Returns the fee for a way back of goods, won: the fee of a way there, free or not, and the surcharge of islands. */
export const toReturnFee = ({
  shipping_terms: { shipping_fee, shipping_fee_mountain },
  is_island,
}: Pick<RefundableOrder, 'shipping_terms' | 'is_island'>): number =>
  shipping_fee + (is_island ? shipping_fee_mountain : 0);

/** The refund of goods that come back: that of `OrderRefund`, less `return_fee`. Won and points. */
export type OrderReturnRefund = OrderRefund & { return_fee: number };

/**
 * Returns the refund of an order whose goods were sent and come back, won and points. `others` as above.
 *
 * A buyer who only changes the mind pays for both ways: the shop keeps what was paid for shipping, or what those that
 * stay cost to ship now if that is more, and `fee` for the way back, never more than there is. Otherwise the shop pays:
 * nothing is deducted for free shipping that is lost, and shipping comes back that those that stay do not cost.
 */
export function toOrderReturn(
  order: RefundableOrder,
  others: readonly RefundableOrder[],
  { isBuyersChoice, fee }: { isBuyersChoice: boolean; fee: number },
): OrderReturnRefund {
  const group = readGroup(order, others);
  const paid = Math.max(0, group.all.price + group.all.point - group.goods - order.total_price);
  const shipping = isBuyersChoice ? Math.max(paid, group.fee) : Math.min(paid, group.fee);
  const { payment_price, point, ...refund } = giveBack(order, group, group.goods + shipping);
  const return_fee = Math.min(fee, payment_price + point);
  const ofMoney = Math.min(return_fee, payment_price);
  return {
    ...refund,
    return_fee,
    payment_price: payment_price - ofMoney,
    point: point - (return_fee - ofMoney),
  };
}
