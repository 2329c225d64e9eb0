import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readNumberText } from '../src/forms/number-rules.ts';
import { shortenWon } from '../src/layout/shorten-won.ts';

const NEEDS_CHECK = '확인필요';
const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
/** The won that a shortened amount stands for. */
const meaningOf = (short: string): number => readNumberText(short, {})?.value ?? NaN;

test.each([
  [1, '1원'],
  [9_999, '9,999원'],
  [10_000, '1만'],
  [10_999, '1만'],
  [35_000, '3.5만'],
  [99_999_999, '9,999.9만'],
  [100_000_000, '1억'],
  [123_450_000, '1.2억'],
  [999_999_999_999, '9,999.9억'],
  [1_000_000_000_000, '1조'],
  [2_500_000_000_000, '2.5조'],
  [Number.MAX_SAFE_INTEGER, '9,007.1조'],
  [10_000_000_000_000_000, '1경'],
  [-123_450_000, '-1.2억'],
  [-9_999, '-9,999원'],
])('%s won are shortened to %s', (won, shown) => expect(shortenWon(won)).toBe(shown));

test.each([null, undefined, 0, -0, 0.9, NaN, Infinity, -Infinity])('%s is not an amount', (won) =>
  expect(shortenWon(won)).toBe(NEEDS_CHECK),
);

test('has at most five digits, and one decimal', () => {
  fc.assert(
    fc.property(amounts, (won) =>
      expect(shortenWon(won)).toMatch(/^\d{1,3}(,\d{3})?(\.[1-9])?[만억조]$|^\d{1,3}(,\d{3})?원$/),
    ),
  );
});

test('is never more than the amount, and less by under a tenth of the unit', () => {
  fc.assert(
    fc.property(amounts, (won) => {
      const said = meaningOf(shortenWon(won));
      const unit = [1e12, 1e8, 1e4].find((size) => won >= size) ?? 10;
      expect(said).toBeLessThanOrEqual(won);
      expect(won - said).toBeLessThan(unit / 10);
    }),
  );
});

test('never decreases while the amount grows, and a negative amount is the positive one with a sign', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(meaningOf(shortenWon(less))).toBeLessThanOrEqual(meaningOf(shortenWon(more)));
      expect(shortenWon(-one)).toBe(`-${shortenWon(one)}`);
    }),
  );
});
