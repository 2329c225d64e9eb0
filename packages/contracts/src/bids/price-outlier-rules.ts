import { toQuantile } from '../rules/quantile.ts';
import { toTaxedPrice } from './taxed-price.ts';

/** When the unit price of a row is marked (ADR 0129). */
export const PRICE_OUTLIER = {
  /** With fewer offers of a row nothing is said: three others are the least with a middle and a spread. */
  offers: 4,
  /** So many interquartile ranges of the others away from their median: few prices make a narrow range by chance. */
  ranges: 3,
  /** And so many percent of that median: where the others agree, a small difference is none. */
  percent: 20,
} as const;

/** The unit price of one offer for a row, won, as its vendor writes it. */
export type UnitPrice = { unit_price: number; vat_mode: 'included' | 'excluded' | 'exempt' };

const byValue = (one: number, other: number): number => one - other;

/**
 * How far a price is from the median of the others, percent, where it is an outlier: more than 0 for a dearer one.
 * `undefined` for any other. The price itself is left out, so that it cannot hide behind the spread that it makes.
 */
function toDifference(price: number, others: readonly number[]): number | undefined {
  const sorted = others.toSorted(byValue);
  const median = toQuantile(sorted, 0.5);
  const range = toQuantile(sorted, 0.75) - toQuantile(sorted, 0.25);
  const distance = Math.abs(price - median);
  if (median === 0 || distance <= PRICE_OUTLIER.ranges * range) return undefined;
  if (distance * 100 < PRICE_OUTLIER.percent * median) return undefined;
  return Math.round(((price - median) * 100) / median);
}

/**
 * Returns for each offer of a row, in their order, how far its unit price is from the median of the others, percent, where
 * it is an outlier. Prices are compared with the value-added tax.
 */
export function findPriceOutliers(offers: readonly UnitPrice[]): (number | undefined)[] {
  if (offers.length < PRICE_OUTLIER.offers) return offers.map(() => undefined);
  const prices = offers.map(({ unit_price, vat_mode }) => toTaxedPrice({ total_price: unit_price, vat_mode }) ?? 0);
  return prices.map((price, at) =>
    toDifference(
      price,
      prices.filter((_, other) => other !== at),
    ),
  );
}
