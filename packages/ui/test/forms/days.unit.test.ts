import { describe, expect, jest, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays, addMonths, isDay, todayInKorea, weekdayOf } from '../../src/forms/date/days.ts';
import { recentDays, sortRange } from '../../src/forms/date/day-range.ts';
import { validateDayText, readDayText, readWhileTyped } from '../../src/forms/date/read-day.ts';

describe('parsing a typed day', () => {
  test.each([
    ['20261121', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026.11.21', '2026-11-21'],
    ['2026. 11. 21.', '2026-11-21'],
    ['2026/1/5', '2026-01-05'],
    ['2026 1 5', '2026-01-05'],
    ['2026년 11월 21일', '2026-11-21'],
    ['2026년 11월 21일 토요일', '2026-11-21'],
    ['2026. 11. 21.(토)', '2026-11-21'],
    ['２０２６－１１－２１', '2026-11-21'],
    ['2026–11–21', '2026-11-21'],
    ['  2024-02-29 ', '2024-02-29'],
  ])('%s is %s', (text, day) => {
    expect(readDayText(text)).toBe(day);
  });

  test.each([
    '',
    '내일',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '261121',
    '11-21',
    '2026-11',
    '202611',
    '2026112',
    '20261121 오후',
    '2026-11-211',
  ])('%s is not a day', (text) => {
    expect(readDayText(text)).toBeNull();
  });

  test('a day with one digit is not accepted while a second may follow', () => {
    expect(readWhileTyped('2026-1-1')).toBeNull();
    expect(readWhileTyped('2026-1-15')).toBe('2026-01-15');
    expect(readWhileTyped('20260115')).toBe('2026-01-15');
    expect(readWhileTyped('2026년 1월 1일')).toBe('2026-01-01');
  });

  test('reports the error: not a day, before the first, after the last', () => {
    const bounds = { min: '2026-01-01', max: '2026-12-31' };
    expect(validateDayText('', bounds)).toBeUndefined();
    expect(validateDayText('2026-12-31', bounds)).toBeUndefined();
    expect(validateDayText('어제', bounds)).toBe('날짜를 읽지 못했어요. 2026-11-21처럼 적어 주세요.');
    expect(validateDayText('20251231', bounds)).toBe('2026-01-01부터 고를 수 있어요.');
    expect(validateDayText('20270101', bounds)).toBe('2026-12-31까지 고를 수 있어요.');
    expect(validateDayText('18991231', {})).toBe('1900-01-01부터 고를 수 있어요.');
  });
});

describe('always', () => {
  const someDay = fc
    .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('every format of a day is parsed to that day', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom('-', '.', '/', '. ', ' '), fc.boolean(), (day, separator, padded) => {
        const parts = day.split('-').map((part) => (padded ? part : String(Number(part))));
        expect(readDayText(parts.join(separator))).toBe(day);
        expect(readDayText(day.replaceAll('-', ''))).toBe(day);
        expect(readDayText(`${Number(parts[0])}년 ${Number(parts[1])}월 ${Number(parts[2])}일`)).toBe(day);
      }),
    );
  });

  test('any parsed day exists in the calendar', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{8}$/),
      fc.stringMatching(/^\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const day = readDayText(text);
        if (day !== null) expect(isDay(day)).toBe(true);
      }),
    );
  });

  test('adding and subtracting days gives the same day, and a week later is the same weekday', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
      }),
    );
  });

  test('adding months stays in the target month', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -600, max: 600 }), (day, count) => {
        const [year = 0, month = 0] = day.split('-').map(Number);
        const [laterYear = 0, laterMonth = 0] = addMonths(day, count).split('-').map(Number);
        expect(laterYear * 12 + laterMonth - (year * 12 + month)).toBe(count);
      }),
    );
  });

  test('a reversed range is swapped so that it starts before it ends', () => {
    fc.assert(
      fc.property(someDay, someDay, (start, end) => {
        const range = sortRange({ start, end });
        expect(range.start <= range.end).toBe(true);
        expect([range.start, range.end].toSorted()).toEqual([start, end].toSorted());
      }),
    );
    expect(sortRange({ start: '2026-11-21', end: '' })).toEqual({ start: '2026-11-21', end: '' });
  });
});

test('31 January plus a month is the last day of February; 29 February plus a year is the 28th', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2024-02-29', 48)).toBe('2028-02-29');
});

test('the last seven days end today', () => {
  expect(recentDays(7, '2026-03-02')).toEqual({ start: '2026-02-24', end: '2026-03-02' });
  expect(recentDays(1, '2026-03-02')).toEqual({ start: '2026-03-02', end: '2026-03-02' });
});

test('today in Korea equals the date in Asia/Seoul at any moment', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });
  jest.useFakeTimers();
  try {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        (moment) => {
          jest.setSystemTime(moment);
          expect(todayInKorea()).toBe(calendar.format(moment));
        },
      ),
    );
  } finally {
    jest.useRealTimers();
  }
});
