import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { formatBusinessNoTyped, formatTelTyped, toTelDigitsTyped } from '../src/forms/hyphen-rules.ts';

describe('hyphens while a phone number is typed', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-123-4'],
    ['0101234567', '010-123-4567'],
    ['01012345678', '010-1234-5678'],
    ['021234567', '02-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['0311234567', '031-123-4567'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['010-1234-56789', '010-1234-5678'],
    ['번호 010', '010'],
    ['1588', '1588'],
    ['15880', '1588-0'],
    ['15880000', '1588-0000'],
    ['1588-00009', '1588-0000'],
    ['18001234', '1800-1234'],
    ['0504', '0504'],
    ['05041234567', '0504-123-4567'],
    ['050412345678', '0504-1234-5678'],
  ])('%s → %s', (typed, shown) => {
    expect(formatTelTyped(typed)).toBe(shown);
  });

  test('digits are never lost, added or moved', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(0[1-9]\d{0,8}|1[568]\d{0,6})$/), (digits) => {
        expect(toTelDigitsTyped(formatTelTyped(digits))).toBe(digits);
      }),
    );
  });
});

test('a business number is hyphened 3-2-5 at every moment', () => {
  expect(['1', '1248', '124810', '1248100998', '12481009981'].map((typed) => formatBusinessNoTyped(typed))).toEqual([
    '1',
    '124-8',
    '124-81-0',
    '124-81-00998',
    '124-81-00998',
  ]);
});
