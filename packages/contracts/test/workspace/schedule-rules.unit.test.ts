import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { EXPIRY_NOTIFICATION_DAYS, toDueNotificationDays } from '../../src/workspace/expiry-notification-days.ts';
import { listNextSteps, toNextPeriod } from '../../src/workspace/next-contract.ts';
import { ScheduleBucket, ScheduleRange, toEndBounds, toScheduleBucket } from '../../src/workspace/schedule-bucket.ts';
import { validateSchedule } from '../../src/workspace/schedule.validation.ts';
import { addDays, addMonths, daysBetween } from '../../src/rules/day-math.ts';

const { DONE, MONTHS_3, MONTHS_6, YEAR_1, OLD } = ScheduleBucket;
const aDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
/** Days around short months, leap years, and the start of a range. */
const edge = fc
  .tuple(
    fc.constantFrom(
      '2027-02-28',
      '2028-02-28',
      '2028-02-29',
      '2026-11-30',
      '2026-11-29',
      '2026-12-31',
      '2027-08-31',
      '2027-05-31',
    ),
    fc.integer({ min: -3, max: 3 }),
  )
  .map(([day, days]) => addDays(day, days));
const today = fc.oneof(aDay, edge);

describe('days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s and %i months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then));
  test('are counted the way they are added', () => {
    fc.assert(
      fc.property(
        aDay,
        fc.integer({ min: -5000, max: 5000 }),
        (day, days) => daysBetween(day, addDays(day, days)) === days,
      ),
    );
  });
});

describe('the bucket of an end date', () => {
  const NOW = '2026-11-22';
  test.each([
    ['2026-11-21', DONE],
    ['2026-11-22', MONTHS_3],
    ['2027-02-21', MONTHS_3],
    ['2027-02-22', MONTHS_6],
    ['2027-05-21', MONTHS_6],
    ['2027-05-22', YEAR_1],
    ['2027-11-21', YEAR_1],
    ['2027-11-22', OLD],
    ['2099-01-01', OLD],
  ])('%s is %i', (end, bucket) => expect(toScheduleBucket(end, NOW)).toBe(bucket));
  test('without an end it never expires', () => expect(toScheduleBucket(null, NOW)).toBe(OLD));
  test('agrees with the bounds of its range on every day', () => {
    fc.assert(
      fc.property(today, fc.integer({ min: -40, max: 420 }), (day, left) => {
        const end = addDays(day, left);
        const bucket = toScheduleBucket(end, day);
        for (const range of [
          ScheduleRange.DONE,
          ScheduleRange.MONTHS_3,
          ScheduleRange.MONTHS_6,
          ScheduleRange.YEAR_1,
        ]) {
          const { from = '', before = '9999' } = toEndBounds(range, day) ?? {};
          expect([day, end, range, end >= from && end < before]).toEqual([day, end, range, bucket === range]);
        }
      }),
      { numRuns: 2000 },
    );
    expect(toEndBounds(ScheduleRange.ALL, NOW)).toBeUndefined();
  });
  test('never goes back as the end moves on', () => {
    const order = [DONE, MONTHS_3, MONTHS_6, YEAR_1, OLD] as number[];
    fc.assert(
      fc.property(
        today,
        fc.integer({ min: -40, max: 420 }),
        (day, left) =>
          order.indexOf(toScheduleBucket(addDays(day, left), day)) <=
          order.indexOf(toScheduleBucket(addDays(day, left + 1), day)),
      ),
    );
  });
});

describe('the expiry notification', () => {
  test.each([
    [91, undefined],
    [90, 90],
    [61, 90],
    [60, 60],
    [45, 60],
    [31, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [0, 7],
    [-1, undefined],
  ])('%i days before the end is that of %s', (left, mark) =>
    expect(toDueNotificationDays('2027-03-01', addDays('2027-03-01', -left))).toBe(mark),
  );
  test('is sent four times for a contract that is known long before', () => {
    const marks = Array.from({ length: 200 }, (_, index) =>
      toDueNotificationDays('2028-03-01', addDays('2028-03-01', index - 150)),
    ).filter((mark) => mark !== undefined);
    expect([...new Set(marks)]).toEqual([...EXPIRY_NOTIFICATION_DAYS].toReversed());
  });
});

const offDays = (end: string) =>
  listNextSteps(end, '2026-11-22')
    .filter(({ why }) => why.startsWith('쉬는 날이에요. '))
    .map(({ date }) => date);

describe('the next contract', () => {
  test.each([
    ['2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31'],
    ['2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31'],
    ['2026-03-16', '2027-03-15', '2027-03-16', '2028-03-15'],
    ['2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'],
    ['2026-01-10', '2026-01-19', '2026-01-20', '2026-01-29'],
    ['2024-02-29', '2025-02-28', '2025-03-01', '2026-03-01'],
  ])('%s to %s goes on from %s to %s', (start, end, nextStart, nextEnd) =>
    expect(toNextPeriod({ contract_start: start, contract_end: end })).toEqual({
      contract_start: nextStart,
      contract_end: nextEnd,
    }),
  );
  test('begins the day after, and ends later than it begins', () => {
    fc.assert(
      fc.property(today, fc.nat(2000), (start, days) => {
        const end = addDays(start, days);
        const next = toNextPeriod({ contract_start: start, contract_end: end });
        const length = daysBetween(next.contract_start ?? '', next.contract_end ?? '');
        expect(next.contract_start).toBe(addDays(end, 1));
        expect(Math.abs(length - days)).toBeLessThanOrEqual(3 * Math.ceil((days + 1) / 28));
      }),
    );
  });
  test('has no end where the old one has no beginning', () =>
    expect(toNextPeriod({ contract_start: null, contract_end: '2026-12-31' })).toEqual({
      contract_start: '2027-01-01',
      contract_end: null,
    }));
  test('leaves the days the guideline asks for, in their order', () => {
    fc.assert(
      fc.property(today, (end) => {
        const steps = listNextSteps(end, '2026-11-22');
        const on = Object.fromEntries(steps.map(({ key, date }) => [key, date])) as Record<
          (typeof steps)[number]['key'],
          string
        >;
        expect(steps.map(({ date }) => date)).toEqual(steps.map(({ date }) => date).toSorted());
        expect(daysBetween(on.notice, on.deadline)).toBeGreaterThanOrEqual(10);
        expect(daysBetween(on.notice, on.briefing)).toBeGreaterThanOrEqual(5);
        expect(on.briefing < on.deadline && on.deadline < on.notice_again).toBe(true);
        expect(daysBetween(on.notice_again, on.selection)).toBeGreaterThanOrEqual(5);
        expect(on.end).toBe(end);
      }),
    );
  });
  test('says which days have passed', () => {
    const steps = listNextSteps('2026-12-20', '2026-11-22');
    expect(steps.filter(({ is_past }) => is_past).map(({ key, date }) => [key, date])).toEqual([
      ['decision', '2026-11-05'],
      ['notice', '2026-11-19'],
    ]);
  });
  test('asks for days by which something must be done, not for the first day of something', () => {
    expect(
      listNextSteps('2026-12-20', '2026-11-22')
        .filter(({ is_legal }) => is_legal)
        .map(({ key }) => key),
    ).toEqual(['notice', 'notice_again']);
  });
  test('says which of the proposed days are holidays', () => {
    // Christmas and New Year's Day, both Fridays; then a Saturday on which the old contract ends.
    expect(offDays('2027-01-15')).toEqual(['2026-12-20', '2026-12-25', '2026-12-27', '2027-01-01']);
    expect(offDays('2027-03-13')).toEqual(['2027-02-20', '2027-02-27', '2027-03-06']);
  });
});

describe('the fields of a schedule', () => {
  const fields = {
    title: '경비',
    category1: 2,
    category2: 502,
    contract_start: '2026-01-01',
    contract_end: '2026-12-31',
  } as const;
  test('may agree, and may be without days', () => {
    expect(validateSchedule(fields)).toEqual({});
    expect(validateSchedule({ ...fields, contract_start: null, contract_end: null })).toEqual({});
    expect(validateSchedule({ ...fields, contract_end: '2026-01-01' })).toEqual({});
  });
  test.each([
    ['title', { title: '  ' }],
    ['category2', { category1: 1 }],
    ['category2', { category2: 599 }],
    ['contract_end', { contract_end: '2025-12-31' }],
    ['contract_start', { contract_start: '2026-02-30' }],
    ['contract_end', { contract_end: '2026-02-29' }],
  ] as const)('are wrong at %s', (field, wrong) =>
    expect(Object.keys(validateSchedule({ ...fields, ...wrong }))).toEqual([field]),
  );
});
