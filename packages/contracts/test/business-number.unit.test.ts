import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { formatBusinessNo } from '../src/format/business-no.ts';
import { isBusinessNumber, isCorporationNumber } from '../src/rules/business-number.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
/** Counts the last digits that make the number valid. */
const rightEndings = (body: string, isRight: (value: string) => boolean) =>
  Array.from({ length: 10 }, (_, last) => `${body}${last}`).filter(isRight).length;

describe('a business registration number', () => {
  test.each(['1248100998', '124-81-00998', '220-81-62517'])('%s is right', (value) =>
    expect(isBusinessNumber(value)).toBe(true),
  );
  test.each(['1248100997', '124810099', '12481009988', '124-81-0099a', '', '１２４８１００９９８'])(
    '%j is wrong',
    (value) => expect(isBusinessNumber(value)).toBe(false),
  );

  test('has exactly one valid last digit', () => {
    fc.assert(fc.property(digits(9), (body) => rightEndings(body, isBusinessNumber) === 1));
  });

  test('is wrong as soon as one digit is mistyped in the first eight places', () => {
    fc.assert(
      fc.property(digits(9), fc.nat(7), fc.integer({ min: 1, max: 9 }), (body, place, by) => {
        const right = Array.from({ length: 10 }, (_, last) => `${body}${last}`).find(isBusinessNumber) ?? '';
        const mistyped = [...right]
          .map((digit, index) => (index === place ? String((Number(digit) + by) % 10) : digit))
          .join('');
        return !isBusinessNumber(mistyped);
      }),
    );
  });

  test('is the same with hyphens', () => {
    fc.assert(
      fc.property(digits(10), (value) => isBusinessNumber(formatBusinessNo(value)) === isBusinessNumber(value)),
    );
  });
});

describe('a corporation registration number', () => {
  test.each(['1301110006246', '130111-0006246'])('%s is right', (value) =>
    expect(isCorporationNumber(value)).toBe(true),
  );
  test.each(['1301110006247', '130111000624', ''])('%j is wrong', (value) =>
    expect(isCorporationNumber(value)).toBe(false),
  );

  test('has exactly one valid last digit', () => {
    fc.assert(fc.property(digits(12), (body) => rightEndings(body, isCorporationNumber) === 1));
  });
});
