import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_SCORE_WEIGHTS,
  FULL_SCORE,
  scoreOffers,
  sumWeights,
  toPricePoints,
} from '@danji/contracts/bids/score-rules';
import { assert, integer, property } from 'fast-check';

const FULL = { credit: 15, sanctions: 15, technicians: 10, equipment: 10, record: 10, proposal: 10 };

describe('the points of a price', () => {
  test('are lowest ÷ price × weight, or price ÷ highest × weight, with two decimals', () => {
    const rule = { best: 2_000_000, weight: 30, isHighest: false };
    expect(toPricePoints(2_000_000, rule)).toBe(30);
    expect(toPricePoints(3_000_000, rule)).toBe(20);
    expect(toPricePoints(7_000_000, rule)).toBe(8.57);
    // 19.995 is rounded half up.
    expect(toPricePoints(4000, { best: 2666, weight: 30, isHighest: false })).toBe(20);
    expect(toPricePoints(1_000_000, { ...rule, isHighest: true })).toBe(15);
    expect(toPricePoints(100, { best: 0, weight: 30, isHighest: false })).toBe(0);
  });

  test('never exceed the weight, and a better price never has fewer', () => {
    const amount = integer({ min: 1, max: 1_000_000_000_000 });
    assert(
      property(amount, amount, amount, integer({ min: 0, max: 100 }), (first, second, third, weight) => {
        const [best = 0, middle = 0, worst = 0] = [first, second, third].toSorted((one, other) => one - other);
        const points = (price: number) => toPricePoints(price, { best, weight, isHighest: false });
        expect(points(best)).toBe(weight);
        expect(points(middle)).toBeGreaterThanOrEqual(points(worst));
        expect(points(middle)).toBeLessThanOrEqual(weight);
      }),
    );
  });
});

describe('the scores of offers', () => {
  test('have 100 points for the best one by the default weights, and equal totals share a rank', () => {
    expect(sumWeights(DEFAULT_SCORE_WEIGHTS)).toBe(FULL_SCORE);
    const offers = [3_000_000, 2_000_000, 2_000_000, 4_000_000].map((price) => ({ price, points: FULL }));
    expect(scoreOffers(offers, DEFAULT_SCORE_WEIGHTS, false)).toEqual([
      { pricePoints: 20, total: 90, rank: 3 },
      { pricePoints: 30, total: 100, rank: 1 },
      { pricePoints: 30, total: 100, rank: 1 },
      { pricePoints: 15, total: 85, rank: 4 },
    ]);
  });

  test('add decimals exactly, and have no total while something is not judged', () => {
    const offers = [
      { price: 1, points: { ...FULL, credit: 0.1, sanctions: 0.2 } },
      { price: 1, points: { ...FULL, record: null } },
    ];
    expect(scoreOffers(offers, DEFAULT_SCORE_WEIGHTS, false)).toEqual([
      { pricePoints: 30, total: 70.3, rank: 1 },
      { pricePoints: 30, total: null, rank: null },
    ]);
  });
});
