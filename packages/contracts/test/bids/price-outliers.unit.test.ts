import { describe, expect, test } from '@jest/globals';
import { findPriceOutliers, PRICE_OUTLIER, type UnitPrice } from '@danji/contracts/bids/price-outlier-rules';
import { array, assert, integer, property } from 'fast-check';

const included = (...prices: number[]): UnitPrice[] =>
  prices.map((unit_price) => ({ unit_price, vat_mode: 'included' }));
const find = (...prices: number[]) => findPriceOutliers(included(...prices));

const price = integer({ min: 1, max: 1_000_000_000 });
const row = array(price, { minLength: PRICE_OUTLIER.offers, maxLength: 30 });

describe('outliers among the unit prices of a row', () => {
  test.each([
    { name: 'dearer than the others', prices: [100, 105, 95, 162], marks: [undefined, undefined, undefined, 62] },
    { name: 'cheaper than the others', prices: [100, 40, 105, 95], marks: [undefined, -60, undefined, undefined] },
    { name: 'within the spread of the others', prices: [60, 100, 140, 175], marks: Array(4).fill(undefined) },
    { name: 'near prices that agree', prices: [100, 100, 100, 119], marks: Array(4).fill(undefined) },
    { name: 'half and half', prices: [100, 100, 200, 200], marks: Array(4).fill(undefined) },
    { name: 'nothing to compare with', prices: [0, 0, 0, 50], marks: Array(4).fill(undefined) },
    { name: 'three offers', prices: [100, 100, 900], marks: Array(3).fill(undefined) },
  ])('$name', ({ prices, marks }) => {
    expect(find(...prices)).toEqual(marks);
  });

  test('are compared with the tax', () => {
    const written: UnitPrice[] = [...included(110, 110, 110), { unit_price: 120, vat_mode: 'excluded' }];
    expect(findPriceOutliers(written)).toEqual([undefined, undefined, undefined, 20]);
    expect(findPriceOutliers([...included(100, 100, 100), { unit_price: 100, vat_mode: 'excluded' }])[3]).toBe(
      undefined,
    );
  });

  test('do not depend on the order of the offers, nor on the unit of money', () => {
    assert(
      property(row, integer({ min: 2, max: 9 }), (prices, times) => {
        const marks = find(...prices);
        expect(find(...prices.toReversed())).toEqual(marks.toReversed());
        expect(find(...prices.map((one) => one * times))).toEqual(marks);
      }),
    );
  });

  test('are the same for the same price, and at least as far as the rule says', () => {
    assert(
      property(row, (prices) => {
        const marks = find(...prices);
        for (const [at, mark] of marks.entries()) {
          expect(marks[prices.indexOf(prices[at] as number)]).toBe(mark);
          if (mark !== undefined) expect(Math.abs(mark)).toBeGreaterThanOrEqual(PRICE_OUTLIER.percent);
        }
      }),
    );
  });

  test('stay outliers when they go further, and the middle one never is', () => {
    assert(
      property(row, integer({ min: 1, max: 1_000_000_000 }), (prices, more) => {
        const sorted = prices.toSorted((one, other) => one - other);
        const highest = sorted.at(-1) as number;
        if (find(...sorted).at(-1) !== undefined)
          expect(find(...sorted.slice(0, -1), highest + more).at(-1)).toBeGreaterThan(0);
        // Of an odd number the middle one lies between the others.
        if (sorted.length % 2 === 1) expect(find(...sorted)[(sorted.length - 1) / 2]).toBe(undefined);
      }),
    );
  });

  test('one price far from others that agree is always found', () => {
    assert(
      property(price, integer({ min: 3, max: 20 }), (agreed, count) => {
        expect(find(...Array<number>(count).fill(agreed), agreed * 2).at(-1)).toBe(100);
      }),
    );
  });
});
