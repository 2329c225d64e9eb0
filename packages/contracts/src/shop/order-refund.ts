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
  /** The goods of it that ended before while the rest stayed. */
  ended_price: number;
  shipping_fee: number;
  payment_price: number;
  point: number;
  /** The amounts that were given back of it before. */
  refund_price: number;
  refund_point: number;
  /** The amounts of it that went over to orders of exchanges. */
  exchanged_price: number;
  exchanged_point: number;
  /** The fee that was kept of it for the way back of its goods; it never comes back with another order. */
  return_fee: number;
  /** The shipping terms of its product when it was ordered. */
  shipping_terms: ShippingTerms;
  is_island: boolean;
};

/**
 * A part of an order that ends while the rest stays: its goods, won, and the points that were used on what stays of the
 * order and on its shipping.
 */
export type OrderPart = { total_price: number; staying_point: number };

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

/** Returns the goods of an order that have not ended, won. */
const goodsOf = ({ total_price, ended_price }: RefundableOrder): number => total_price - ended_price;

const sumBy = <T>(values: readonly T[], amountOf: (value: T) => number): number =>
  values.reduce((sum, value) => sum + amountOf(value), 0);

/** Returns the shipping cost of orders that ship together, won: highest fee and highest surcharge, once each. */
function toGroupFee(orders: readonly RefundableOrder[]): number {
  const goods = sumBy(orders, goodsOf);
  const fees = orders.map(({ shipping_terms, is_island }) => toShippingFee(shipping_terms, goods, is_island));
  return Math.max(0, ...fees.map(({ fee }) => fee)) + Math.max(0, ...fees.map(({ surcharge }) => surcharge));
}

const clamp = (value: number, least: number, largest: number): number => Math.max(least, Math.min(value, largest));

/** Returns the amounts left of orders, won and points. A fee for the way back was taken from the money first. */
function leftOf(orders: readonly RefundableOrder[]): { price: number; point: number } {
  const priceOf = ({ payment_price, refund_price, exchanged_price }: RefundableOrder) =>
    payment_price - refund_price - exchanged_price;
  const pointOf = ({ point, refund_point, exchanged_point }: RefundableOrder) => point - refund_point - exchanged_point;
  const ofMoney = (order: RefundableOrder) => clamp(order.return_fee, 0, Math.max(0, priceOf(order)));
  return {
    price: sumBy(orders, (order) => priceOf(order) - ofMoney(order)),
    point: sumBy(orders, (order) => pointOf(order) - (order.return_fee - ofMoney(order))),
  };
}

/**
 * An order that ends, all or a part of it, with those that ship with it: `all` is what is left of all of them, `ownPoint` the
 * points of what ends, with those of all that ended before when nothing of the order stays.
 */
function readGroup(order: RefundableOrder, others: readonly RefundableOrder[], part?: OrderPart) {
  const ended = others.filter(({ status }) => ENDED.has(status));
  const staying = others.filter(({ status }) => !ENDED.has(status));
  if (part) staying.push({ ...order, ended_price: order.ended_price + part.total_price });
  return {
    all: leftOf([order, ...others]),
    ownPoint: part ? leftOf([order]).point - part.staying_point : leftOf([order, ...ended]).point,
    ending: part?.total_price ?? goodsOf(order),
    goods: sumBy(staying, goodsOf),
    fee: toGroupFee(staying),
  };
}

/** Returns the refund when the shop keeps `kept` of all, won. Points come back as points: money is kept first. */
function giveBack({ all, ownPoint, ending }: ReturnType<typeof readGroup>, kept: number): OrderRefund {
  const amount = Math.max(0, all.price + all.point - kept);
  const least = Math.max(0, amount - Math.max(0, all.price));
  const point = clamp(ownPoint, least, Math.min(amount, Math.max(0, all.point)));
  return {
    total_price: ending,
    shipping_fee: Math.max(0, amount - ending),
    shipping_deduction: Math.max(0, ending - amount),
    payment_price: amount - point,
    point,
  };
}

/**
 * Returns the refund of a paid order, or of a part of it, won and points (FACTS §10.8, 1 and 2). `others` are all other
 * orders of its checkout that ship with it, those that ended before too.
 *
 * The shop keeps of what was paid for all of them what those that stay cost with the shipping that they cost alone; the rest
 * comes back, never less than nothing. Hence the last one brings back everything that is left, whatever the order in which
 * they end, but for what was kept for the way back of others.
 */
export function toOrderRefund(
  order: RefundableOrder,
  others: readonly RefundableOrder[],
  part?: OrderPart,
): OrderRefund {
  const group = readGroup(order, others, part);
  return giveBack(group, group.goods + group.fee);
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
 * Returns the refund of an order whose goods, or `part` of them, were sent and come back, won and points. `others` as above.
 *
 * A buyer who only changes the mind pays for both ways: the shop keeps what was paid for shipping, or what those that
 * stay cost to ship now if that is more, and `fee` for the way back, never more than there is. Otherwise the shop pays:
 * nothing is deducted for free shipping that is lost, and shipping comes back that those that stay do not cost.
 */
export function toOrderReturn(
  order: RefundableOrder,
  others: readonly RefundableOrder[],
  { isBuyersChoice, fee, part }: { isBuyersChoice: boolean; fee: number; part?: OrderPart | undefined },
): OrderReturnRefund {
  const group = readGroup(order, others, part);
  const paid = Math.max(0, group.all.price + group.all.point - group.goods - group.ending);
  const shipping = isBuyersChoice ? Math.max(paid, group.fee) : Math.min(paid, group.fee);
  const { payment_price, point, ...refund } = giveBack(group, group.goods + shipping);
  const return_fee = Math.min(fee, payment_price + point);
  const ofMoney = Math.min(return_fee, payment_price);
  return {
    ...refund,
    return_fee,
    payment_price: payment_price - ofMoney,
    point: point - (return_fee - ofMoney),
  };
}

/** The fee of an exchange, won: one way back and another one there. Its buyer pays it beside the order. */
export const toExchangeFee = (order: Parameters<typeof toReturnFee>[0]): number => 2 * toReturnFee(order);

/** The amounts of an order that is made for goods that came back, won and points; nothing is paid for it again. */
export type Exchanged = Pick<RefundableOrder, 'total_price' | 'shipping_fee' | 'payment_price' | 'point'>;

/**
 * Returns the amounts that go over to a new order when an order, or `part` of it, is exchanged: what it loses the new one has,
 * so that everything that was paid for the checkout comes back however both end. With the whole order its shipping goes over.
 */
export function toExchanged(order: RefundableOrder, part?: OrderPart): Exchanged {
  const left = leftOf([order]);
  const total_price = part?.total_price ?? goodsOf(order);
  const shipping_fee = part ? 0 : Math.max(0, left.price + left.point - total_price);
  const point = clamp(left.point - (part?.staying_point ?? 0), 0, total_price + shipping_fee);
  return { total_price, shipping_fee, point, payment_price: total_price + shipping_fee - point };
}

/** Returns what the goods of an exchange were ordered for, won, and the fee for it; no money comes back. */
export const toExchangeRefund = (
  order: RefundableOrder,
  { fee, part }: { fee: number; part?: OrderPart | undefined },
): OrderReturnRefund => ({
  total_price: part?.total_price ?? goodsOf(order),
  shipping_fee: 0,
  shipping_deduction: 0,
  return_fee: fee,
  payment_price: 0,
  point: 0,
});
