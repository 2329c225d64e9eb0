import type { Static } from 'typebox';
import type { recommendTerms } from '../points/recommend-relation.ts';
import type { Product, ProductFields, ProductImage, SentImage } from './product.ts';
import type { ProductOption, ProductOptions } from './product-options.ts';

type Prices = Pick<Product, 'original_price' | 'price'>;

/** The discount in percent, rounded; 0 without one (SPEC §3). Prices are won. */
export const toDiscountRatio = ({ original_price, price }: Prices): number =>
  original_price > price ? Math.round(((original_price - price) / original_price) * 100) : 0;

/** Finds the picture that represents a product: the one marked as main, otherwise the first in order. */
export const findMainImage = <T extends Pick<ProductImage, 'is_main' | 'order'>>(images: readonly T[]): T | undefined =>
  images.find(({ is_main }) => is_main) ?? images.toSorted((a, b) => a.order - b.order)[0];

/**
 * The price of one unit with the chosen options, won: their sum. The price of the product counts only without options
 * (DECISIONS, Shop).
 */
export const toItemPrice = (
  { price }: Pick<Product, 'price'>,
  options: readonly Pick<ProductOption, 'price'>[],
): number => (options.length === 0 ? price : options.reduce((sum, option) => sum + option.price, 0));

/** Identifies a choice of options whatever the order in which they were chosen; empty without options. */
export const toOptionKey = (optionIds: readonly number[]): string => optionIds.toSorted((a, b) => a - b).join('-');

type Shipping = Pick<
  Product,
  'shipping_fee' | 'shipping_fee_mountain' | 'is_free_shipping' | 'min_free_shipping_amount'
>;
export type ShippingFee = { fee: number; surcharge: number };

/**
 * Returns the shipping cost of one product, won: the fee, and what Jeju and islands pay beside it, which free shipping
 * does not cover. `amount` is what the product costs in this order, won.
 */
export function toShippingFee(product: Shipping, amount: number, isIsland: boolean): ShippingFee {
  const { min_free_shipping_amount: threshold } = product;
  const isFree = product.is_free_shipping || (threshold !== null && amount >= threshold);
  return { fee: isFree ? 0 : product.shipping_fee, surcharge: isIsland ? product.shipping_fee_mountain : 0 };
}

type Availability = Pick<ProductFields, 'is_marked_sold_out'> & Pick<Product, 'stock'>;

/** Whether a product cannot be bought: marked so, without stock, or with a group of which no option can be had. */
export const isSoldOut = (
  { is_marked_sold_out, stock }: Availability,
  { option_groups }: Pick<ProductOptions, 'option_groups'>,
): boolean =>
  is_marked_sold_out ||
  stock <= 0 ||
  option_groups.some(({ options }) => !options.some((option) => option.is_active && option.stock > 0));

/** Returns the errors of a product besides those in the form of its fields, by field, in Korean. */
export function validateProduct({
  original_price,
  price,
  images,
}: Prices & { images: readonly SentImage[] }): Partial<Record<'original_price' | 'images', string>> {
  const files = new Set(images.map(({ file_id }) => file_id));
  return {
    ...(original_price < price && { original_price: '정가는 판매가보다 낮을 수 없어요.' }),
    ...(files.size < images.length && { images: '같은 사진이 두 번 있어요. 하나를 빼 주세요.' }),
    ...(images.filter(({ is_main }) => is_main).length > 1 && { images: '대표 사진은 한 장만 고를 수 있어요.' }),
  };
}

type PointFees = Pick<ProductFields, Extract<keyof ProductFields, `point_fee_${string}`>>;
type Terms = { [Name in 'recommand_tier' | 'bonus_point_rate']: Static<(typeof recommendTerms)[Name]> };

/**
 * Returns the points of one unit for `who`: the figure of the own tier where the product has one, otherwise the general
 * one, and the additional rate in percent, rounded down (DECISIONS, Points).
 */
export function toUnitPoints(
  fees: PointFees,
  who: 'buyer' | 'recommander' | 'master',
  { recommand_tier: tier, bonus_point_rate: rate }: Terms,
): number {
  const ofTier = tier === 0 ? null : fees[`point_fee_${who}_tier${tier}`];
  const points = ofTier ?? fees[`point_fee_${who}`];
  return points + Math.floor((points * rate) / 100);
}
