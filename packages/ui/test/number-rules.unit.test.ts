import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  clampNumber,
  formatCount,
  formatNumberText,
  readNumberText,
  type NumberRules,
} from '../src/forms/number-rules.ts';
import { spellWon } from '../src/forms/spell-won.ts';

describe('parsing the text of a number input', () => {
  test.each<[string, NumberRules, string, number | null]>([
    ['1234567', {}, '1,234,567', 1234567],
    ['1,234,5678', {}, '12,345,678', 12345678],
    ['0.12345678', {}, '0.12345678', 0.12345678],
    ['0.123456789', {}, '0.12345678', 0.12345678],
    ['12.', {}, '12.', 12],
    ['.5', {}, '0.5', 0.5],
    ['12.9', { decimals: 0 }, '12', 12],
    ['007', {}, '7', 7],
    ['abc', {}, '0', 0],
    ['', {}, '0', 0],
    ['', { allowBlank: true }, '', null],
    ['   ', { allowBlank: true }, '', null],
    ['₩ 12,000원', {}, '12,000', 12000],
    ['-5', {}, '-5', -5],
    ['-5', { min: 0 }, '5', 5],
    ['150', { max: 100 }, '100', 100],
    ['3', { min: 10 }, '3', 10],
    ['1억', {}, '1억', 100_000_000],
    ['1억 2,000만', {}, '1억 2,000만', 120_000_000],
    ['1조 3억 500', {}, '1조 3억 500', 1_000_300_000_500],
    ['1.5억', {}, '1.5억', 150_000_000],
    ['만', {}, '0', 0],
    ['3천만', {}, '3천만', 30_000_000],
    ['1억 2천만 원', {}, '1억 2천만 원', 120_000_000],
    ['2천5백', {}, '2천5백', 2500],
    ['5백만', {}, '5백만', 5_000_000],
    ['1억천만', {}, '1억천만', 110_000_000],
    ['１２３', {}, '123', 123],
    ['１억 ２，０００만', {}, '1억 2,000만', 120_000_000],
    ['-3천만', {}, '-3천만', -30_000_000],
    ['9007199254740991', {}, '9,007,199,254,740,991', 9_007_199_254_740_991],
  ])('%s with %j shows %s and means %s', (text, rules, shown, value) => {
    expect(readNumberText(text, rules)).toEqual({ text: shown, value });
  });

  test('refuses a second decimal point and more digits than a number can represent', () => {
    expect(readNumberText('1.2.3', {})).toBeNull();
    expect(readNumberText('1.2원.3', {})).toBeNull();
    expect(readNumberText('1.2.3억', {})).toBeNull();
    expect(readNumberText('1.5억 2.5만', {})?.value).toBe(150_025_000);
    expect(readNumberText('12345678901234567', {})).toBeNull();
    expect(readNumberText('9007199254740992', {})).toBeNull();
    expect(readNumberText('9999경', {})).toBeNull();
    expect(readNumberText('12345678901234567', { max: 100 })).toEqual({ text: '100', value: 100 });
    expect(readNumberText('9999경', { max: 100 })).toEqual({ text: '9999경', value: 100 });
  });

  test('truncates decimals without losing the last one to binary fractions', () => {
    expect(clampNumber(0.29, { decimals: 2 })).toBe(0.29);
    expect(clampNumber(1.239, { decimals: 2 })).toBe(1.23);
    expect(clampNumber(9_007_199_254_740_991, { decimals: 0 })).toBe(9_007_199_254_740_991);
  });
});

describe('always', () => {
  const rulesOf = fc
    .tuple(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 8 }),
      fc.boolean(),
    )
    .map(([min, span, decimals, allowBlank]) => ({ min, max: min + span, decimals, allowBlank }));
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^-?[\d,]{0,12}(\.\d{0,10})?$/),
    fc.stringMatching(/^\d{1,3}[만억]( \d{1,4}만)?$/),
  );

  test('the value is within min and max and has no more decimals than allowed', () => {
    fc.assert(
      fc.property(typed, rulesOf, (text, rules) => {
        const reading = readNumberText(text, rules);
        if (!reading || reading.value === null) return;
        expect(reading.value).toBeGreaterThanOrEqual(rules.min);
        expect(reading.value).toBeLessThanOrEqual(rules.max);
        expect(Number(reading.value.toFixed(rules.decimals))).toBe(reading.value);
      }),
    );
  });

  test('the value is null only for blank text where blank is allowed', () => {
    fc.assert(
      fc.property(typed, rulesOf, (text, rules) => {
        const reading = readNumberText(text, rules);
        if (reading) expect(reading.value === null).toBe(rules.allowBlank && text.trim() === '');
      }),
    );
  });

  test('parsing the shown text gives the same value', () => {
    fc.assert(
      fc.property(typed, rulesOf, (text, rules) => {
        const first = readNumberText(text, rules);
        if (first) expect(readNumberText(first.text, rules)).toEqual(first);
      }),
    );
  });

  test('a formatted number is parsed to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(readNumberText(formatNumberText(value, {}), {})?.value).toBe(value);
      }),
    );
  });
});

test('a count is written with thousands separators', () => {
  const korean = new Intl.NumberFormat('ko-KR');
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => expect(formatCount(count)).toBe(korean.format(count))));
});

test.each([
  [6, '6+'],
  [21, '20+'],
  [10_000, '10,000+'],
])('a count of %i and more is %s', (count, text) => expect(formatCount(count, true)).toBe(text));

describe('won in words', () => {
  test.each([
    [null, ''],
    [0, ''],
    [9999, ''],
    [10_000, '1만 원'],
    [12_345_678, '1,234만 5,678원'],
    [120_000_000, '1억 2,000만 원'],
    [1_000_300_000_500, '1조 3억 500원'],
    [-30_000, '-3만 원'],
  ])('%s is %s', (value, text) => {
    expect(spellWon(value)).toBe(text);
  });

  test('words are parsed to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(readNumberText(spellWon(value), {})?.value).toBe(value);
      }),
    );
  });
});
