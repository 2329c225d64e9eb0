import { describe, expect, test } from '@jest/globals';
import {
  EVALUATION_SCORES,
  type EvaluationScores,
  toScoreStars,
  toStars,
  toTotal,
} from '@danji/contracts/bids/evaluation-summary';
import { formatStars } from '@danji/contracts/format/stars';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';

const score = integer({ min: 1, max: 10 });
const scores = record({
  professionalism: score,
  time_management: score,
  communication: score,
  safety_cleanliness: score,
  cost_efficiency: score,
});

const sumUp = (all: readonly EvaluationScores[]) => ({
  ...(Object.fromEntries(
    EVALUATION_SCORES.map(([name]) => [name, all.reduce((sum, each) => sum + each[name], 0)]),
  ) as EvaluationScores),
  reviews: all.length,
});

/** Halves up to one decimal, by whole numbers of any size. */
function toOneDecimal(dividend: bigint, divisor: bigint): number {
  const tenths = (20n * dividend + divisor) / (2n * divisor);
  return Number(tenths) / 10;
}

describe('the displayed total of a brand', () => {
  test('is the sum of the five sums / 5 / 2 / reviews to one decimal', () => {
    assert(
      property(array(scores, { minLength: 1, maxLength: 60 }), (all) => {
        const sum = all.flatMap((each) => Object.values(each)).reduce((total, each) => total + each, 0);
        expect(toStars(sumUp(all))).toBe(toOneDecimal(BigInt(sum), 10n * BigInt(all.length)));
      }),
    );
  });

  test('is between half a star and five, and the same for equal evaluations', () => {
    assert(
      property(scores, integer({ min: 1, max: 1000 }), (one, times) => {
        const many = sumUp(Array.from({ length: times }, () => one));
        expect(toStars(many)).toBe(toStars(sumUp([one])));
        expect(toStars(many)).toBeGreaterThanOrEqual(0.5);
        expect(toStars(many)).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('is 평가없음 without reviews', () => {
    const none = sumUp([]);
    expect([toStars(none), toStars(null)]).toEqual([0, 0]);
    expect([0, -1, null, 4, 4.25].map(formatStars)).toEqual(['평가없음', '평가없음', '평가없음', '4.0', '4.3']);
  });
});

test('the total of one evaluation is the average of its five scores', () => {
  assert(
    property(scores, (one) => {
      const sum = Object.values(one).reduce((total, each) => total + each, 0);
      expect(toTotal(one)).toBe(sum / 5);
    }),
  );
});

test('the stars of one score are its sum / 2 / reviews', () => {
  assert(
    property(array(scores, { minLength: 1, maxLength: 40 }), constantFrom(...EVALUATION_SCORES), (all, [name]) => {
      const summary = sumUp(all);
      expect(toScoreStars(summary, name)).toBe(toOneDecimal(BigInt(summary[name]), 2n * BigInt(all.length)));
    }),
  );
});
