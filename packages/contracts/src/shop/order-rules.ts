import { ReturnReason, type ReturnReasonCode } from '../codes/order-codes.ts';
import { toBusinessDate } from '../format/date.ts';
import { allocate, type AmountLine, type ShippingGroup, toLineAmount } from './amounts.ts';

/** Times of an order. */
export const ORDER_TIMES = {
  /** How long the stock of an order that is being paid is held, minutes. */
  holdMinutes: 15,
  /** The goods of an order on the telephone are held until the end of the day in Korea so many days later. */
  phoneHoldDays: 1,
  /** An order is confirmed by itself so many days after it was delivered, */
  confirmDays: 7,
  /** or after it was shipped, when nobody has said that it arrived. */
  confirmDaysFromShipping: 14,
  /** Goods are sent back for no reason within so many days after the delivery (청약철회), */
  returnDays: 7,
  /** and within so many months when something is wrong with them. */
  returnMonthsOfDefect: 3,
} as const;

const DAY_MS = 86_400_000;

/** Until when the goods of an order that is taken on the telephone at a moment are held: one second before midnight. */
export const toPhoneHoldEnd = (now: Date): Date =>
  new Date(`${toBusinessDate(new Date(now.getTime() + ORDER_TIMES.phoneHoldDays * DAY_MS))}T23:59:59+09:00`);

/** Whether a buyer has only changed the mind, and so pays for shipping. */
export const isBuyersChoice = (reason: ReturnReasonCode): boolean => reason === ReturnReason.CHANGE_OF_MIND;

/** Until when goods that were delivered at a moment can be sent back for a reason. */
export function toReturnDeadline(reason: ReturnReasonCode, delivered: Date): Date {
  const until = new Date(delivered);
  if (isBuyersChoice(reason)) until.setUTCDate(until.getUTCDate() + ORDER_TIMES.returnDays);
  else until.setUTCMonth(until.getUTCMonth() + ORDER_TIMES.returnMonthsOfDefect);
  return until;
}

/** The least that a card pays, won (FACTS §10.8, 10). */
export const LEAST_CARD_AMOUNT = 1_000;

/** Whether what points leave to be paid can be paid: nothing, or as much as a card pays. Won. */
export const isPayableRest = (rest: number): boolean => rest === 0 || rest >= LEAST_CARD_AMOUNT;

/** The most points that can be used on an amount: all, or as many as leave what a card pays. Points and won. */
export function toUsablePoints(total: number, available: number): number {
  if (available >= total) return total;
  return Math.max(0, Math.min(available, total - LEAST_CARD_AMOUNT));
}

/** The part of one order, which is one product, in the amounts of a checkout; won and points. */
export type OrderShare = {
  product_id: number;
  /** Its goods after the discount. */
  total_price: number;
  /** Its part of what its shipping group costs, with the surcharge of islands. */
  shipping_fee: number;
  /** Its part of the points that are used. */
  point: number;
  payment_price: number;
};

type Share = Omit<OrderShare, 'point' | 'payment_price'>;

/** Divides points over orders by what each costs with its shipping. The parts add up to the points. */
export function allocatePoints(
  point: number,
  orders: readonly Pick<Share, 'total_price' | 'shipping_fee'>[],
): number[] {
  return allocate(
    point,
    orders.map(({ total_price, shipping_fee }) => total_price + shipping_fee),
  );
}

/**
 * Divides a checkout into one order for each product, in the order of the lines. Shipping of a group goes to its products by
 * what they cost, points to all by what they cost with shipping; sums of the orders are those of the checkout to the won.
 */
export function toOrderShares(
  lines: readonly AmountLine[],
  groups: readonly ShippingGroup[],
  point: number,
): OrderShare[] {
  const byProduct = Map.groupBy(lines, ({ product }) => product.id);
  const totals = new Map(
    [...byProduct].map(([id, own]) => [id, own.reduce((sum, line) => sum + toLineAmount(line), 0)]),
  );
  const fees = new Map<number, number>();
  for (const { product_ids, shipping_fee, island_surcharge } of groups) {
    const parts = allocate(
      shipping_fee + island_surcharge,
      product_ids.map((id) => totals.get(id) ?? 0),
    );
    for (const [at, id] of product_ids.entries()) fees.set(id, parts[at] ?? 0);
  }
  const shares = [...totals].map(([product_id, total_price]): Share => ({
    product_id,
    total_price,
    shipping_fee: fees.get(product_id) ?? 0,
  }));
  const points = allocatePoints(point, shares);
  return shares.map((share, at) => {
    const own = points[at] ?? 0;
    return { ...share, point: own, payment_price: share.total_price + share.shipping_fee - own };
  });
}
