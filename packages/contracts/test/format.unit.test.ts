import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { formatDate, formatDateTime, formatRelative, toBusinessDate } from '../src/format/date.ts';
import { formatBytes, formatNumber, orNeedsCheck } from '../src/format/number.ts';
import { formatTel, TEL_PATTERN, toTelDigits } from '../src/format/tel.ts';
import { toCountText } from '../src/page.ts';

describe('phone numbers', () => {
  test.each([
    ['01012345678', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['021234567', '02-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['0311234567', '031-123-4567'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['15880000', '1588-0000'],
    ['1800-1234', '1800-1234'],
    ['05041234567', '0504-123-4567'],
    ['050512345678', '0505-1234-5678'],
    ['1588', '1588'],
    ['', ''],
  ])('%s is shown as %s', (value, shown) => {
    expect(formatTel(value)).toBe(shown);
  });

  test.each([
    '',
    '01012345678',
    '010-1234-5678',
    '02-123-4567',
    '0311234567',
    '1588-0000',
    '18001234',
    '0504-123-4567',
    '050512345678',
  ])('%p may be sent', (value) => {
    expect(value).toMatch(new RegExp(TEL_PATTERN));
  });

  test.each(['1234', '1588-000', '전화 없음', '010-1234-567a', '1788-0000'])('%p is none', (value) => {
    expect(value).not.toMatch(new RegExp(TEL_PATTERN));
  });

  test('keep their digits whatever is shown', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 9 }),
        (rest) => toTelDigits(formatTel(`01${rest}`)) === `01${rest}`,
      ),
    );
  });
});

describe('dates are those of Korea', () => {
  test('a day begins at 15:00 UTC', () => {
    expect([
      toBusinessDate(new Date('2026-11-21T14:59:59Z')),
      toBusinessDate(new Date('2026-11-21T15:00:00Z')),
    ]).toEqual(['2026-11-21', '2026-11-22']);
    expect(formatDateTime('2026-11-21T15:05:00Z')).toBe('2026. 11. 22. 00:05');
    expect([formatDate('2026-01-02'), formatDate(null)]).toEqual(['2026. 1. 2.', '-']);
  });

  test.each([
    [30, '방금 전'],
    [5 * 60, '5분 전'],
    [3 * 3600, '3시간 전'],
    [2 * 86_400, '2일 전'],
    [8 * 86_400, '2026. 11. 13.'],
  ])('%i seconds ago is %s', (seconds, shown) => {
    const now = Date.parse('2026-11-21T03:00:00Z');
    expect(formatRelative(new Date(now - seconds * 1000).toISOString(), now)).toBe(shown);
  });
});

test('a missing or zero number needs checking', () => {
  expect([orNeedsCheck(0), orNeedsCheck(null), orNeedsCheck(1200)]).toEqual(['확인필요', '확인필요', '1,200']);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes are %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown));

test('numbers are written as people in Korea write them, whole ones and others', () => {
  const korean = new Intl.NumberFormat('ko-KR');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.maxSafeInteger(),
        fc.double().filter((value) => !Object.is(value, -0)),
      ),
      (value) => expect(formatNumber(value)).toBe(korean.format(value)),
    ),
    { examples: [[0], [-999], [-1000], [1e15], [0.5]] },
  );
});

test.each([
  [{ count: 1_234 }, '1,234'],
  [{ count: 21, is_count_capped: true }, '20+'],
  [{ count: 10_000, is_count_capped: true }, '10,000+'],
])('the count of %j is %s', (page, text) => expect(toCountText(page)).toBe(text));
