import type { Product } from './product.ts';
import { toItemPrice, toShippingFee } from './product-rules.ts';

type Priced = { price: number };

/** One product with one choice of options, as a buyer takes it. Prices are won. */
export type AmountLine = {
  product: Pick<
    Product,
    | 'id'
    | 'original_price'
    | 'price'
    | 'shipping_group'
    | 'shipping_fee'
    | 'shipping_fee_mountain'
    | 'is_free_shipping'
    | 'min_free_shipping_amount'
  >;
  options: readonly Priced[];
  additionals: readonly (Priced & { quantity: number })[];
  quantity: number;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns the amount of a line, won: its units at their price, and each additional item by its own quantity. */
export const toLineAmount = ({ product, options, additionals, quantity }: AmountLine): number =>
  toItemPrice(product, options) * quantity + sumOf(additionals.map(({ price, quantity }) => price * quantity));

/** Returns the discount of a line, won. Options have prices of their own, which know no discount. */
const toLineDiscount = ({ product, options, quantity }: AmountLine): number =>
  options.length > 0 ? 0 : Math.max(0, product.original_price - product.price) * quantity;

/** Products that ship together, and the costs of that, won. */
export type ShippingGroup = {
  name: string;
  product_ids: number[];
  /** The amount of its products. */
  goods_amount: number;
  /** The highest fee of its products, once; 0 where shipping is free. */
  shipping_fee: number;
  /** The highest surcharge of its products, once; 0 outside of Jeju and islands. */
  island_surcharge: number;
  /** The amount missing until none of its products costs a fee; 0 when shipping is free, null when it never is. */
  until_free: number | null;
};

/**
 * Shipping by groups in the order of the lines (DECISIONS, Shop). What all products of a group cost together counts for the
 * amount from which the shipping of each is free. `isIsland` says whether it goes to Jeju or an island.
 */
export function toShippingGroups(lines: readonly AmountLine[], isIsland: boolean): ShippingGroup[] {
  const groups = Map.groupBy(lines, ({ product }) => product.shipping_group);
  return [...groups].map(([name, lines]) => {
    const goods_amount = sumOf(lines.map(toLineAmount));
    const fees = lines.map(({ product }) => toShippingFee(product, goods_amount, isIsland));
    const charged = lines.filter((_, index) => (fees[index]?.fee ?? 0) > 0).map(({ product }) => product);
    const thresholds = charged.map(
      ({ min_free_shipping_amount }) => min_free_shipping_amount ?? Number.POSITIVE_INFINITY,
    );
    const until = Math.max(0, ...thresholds.map((threshold) => threshold - goods_amount));
    return {
      name,
      product_ids: [...new Set(lines.map(({ product }) => product.id))],
      goods_amount,
      shipping_fee: Math.max(...fees.map(({ fee }) => fee)),
      island_surcharge: Math.max(...fees.map(({ surcharge }) => surcharge)),
      until_free: Number.isFinite(until) ? until : null,
    };
  });
}

/** The amounts of a cart or an order, won: `total` is the goods less the discount, with shipping and surcharge. */
export type Amounts = {
  /** The goods before the discount. */
  goods: number;
  discount: number;
  shipping_fee: number;
  island_surcharge: number;
  total: number;
};

/** Adds up lines and the groups that `toShippingGroups` made of them. */
export function toAmounts(lines: readonly AmountLine[], groups: readonly ShippingGroup[]): Amounts {
  const net = sumOf(lines.map(toLineAmount));
  const discount = sumOf(lines.map(toLineDiscount));
  const shipping_fee = sumOf(groups.map((group) => group.shipping_fee));
  const island_surcharge = sumOf(groups.map((group) => group.island_surcharge));
  return {
    goods: net + discount,
    discount,
    shipping_fee,
    island_surcharge,
    total: net + shipping_fee + island_surcharge,
  };
}

/**
 * Divides a whole amount (won or points, not negative) by weights, to the won: each gets its share rounded down, and what
 * is left goes by one to those with the largest remainders, the first ones among equals (FACTS §10.8). The parts add up to
 * the amount; a weight of 0 gets nothing, unless all are 0: then all count alike. None gets more than its weight while the
 * amount is not more than all weights together.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = sumOf(weights);
  if (total === 0 && weights.length > 0)
    return allocate(
      amount,
      weights.map(() => 1),
    );
  // Won times won exceeds what a number holds exactly.
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = shares.map((share) => Number(share / BigInt(total)));
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % BigInt(total) }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const rest = amount - sumOf(parts);
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return parts.map((part, index) => part + (raised.has(index) ? 1 : 0));
}
