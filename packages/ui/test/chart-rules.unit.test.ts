import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { listBarSegments } from '../src/charts/bar-segments.ts';
import { nearestSpoke } from '../src/charts/radar-layout.ts';
import {
  breakText,
  cutText,
  emWidth,
  labelStep,
  linearScale,
  listBands,
  listMonths,
  listTicks,
  toDayNumber,
} from '../src/charts/scale.ts';
import { continuesBeyond, toShare } from '../src/charts/timeline-scale.ts';

const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((number) => number / 100);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('ticks of an axis', () => {
  test('cover every value, in a few even steps', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), fc.boolean(), (values, fromZero) => {
        const ticks = listTicks(values, 4, fromZero);
        const [low, high] = [Math.min(...values), Math.max(...values)];
        const slack = (high - low || Math.abs(high) || 1) * 1e-6;
        expect(ticks[0]).toBeLessThanOrEqual(low + slack);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - slack);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        for (const step of steps)
          expect(Math.abs(step - (steps[0] ?? 0))).toBeLessThanOrEqual(Math.abs(steps[0] ?? 0) * 1e-3);
        if (fromZero) expect(ticks).toContain(0);
      }),
    );
  });
  test('of counts are whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }), fc.boolean(), (values, fromZero) => {
        expect(listTicks(values, 4, fromZero).filter((tick) => !Number.isInteger(tick))).toEqual([]);
      }),
    );
  });
  test.each([
    [
      [0, 97],
      [0, 25, 50, 75, 100],
    ],
    [
      [3, 7.2],
      [0, 2, 4, 6, 8],
    ],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0, 3],
      [0, 1, 2, 3],
    ],
    [
      [0, 9],
      [0, 5, 10],
    ],
    [
      [0, 0.6],
      [0, 0.2, 0.4, 0.6],
    ],
    [
      [-30, 60],
      [-50, -25, 0, 25, 50, 75],
    ],
  ])('of %j are %j', (values, ticks) => {
    expect(listTicks(values)).toEqual(ticks);
  });
});

describe('positions', () => {
  test('a scale maps its ends exactly and preserves the order', () => {
    fc.assert(
      fc.property(value, value, value, (from, to, at) => {
        fc.pre(Math.abs(to - from) > 1e-3);
        const scale = linearScale([from, to], [0, 100]);
        expect(scale(from)).toBeCloseTo(0, 6);
        expect(scale(to)).toBeCloseTo(100, 6);
        expect(Math.sign(scale(at + 1) - scale(at))).toBe(Math.sign(to - from));
      }),
    );
  });
  test('bands are within their range and never touch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 50, max: 2000 }), (count, end) => {
        const { starts, width } = listBands(count, [10, 10 + end]);
        expect(starts[0]).toBeGreaterThanOrEqual(10);
        expect((starts.at(-1) ?? 0) + width).toBeLessThanOrEqual(10 + end + 1e-6);
        for (const [index, start] of starts.slice(1).entries())
          expect(start).toBeGreaterThan((starts[index] ?? 0) + width);
      }),
    );
  });
  test('labels are thinned out until none touches the next, and long ones are truncated', () => {
    expect([labelStep(40, 60), labelStep(40, 30), labelStep(100, 10)]).toEqual([1, 2, 12]);
    expect(cutText('주택관리업자 선정', 20)).toBe('주택관리업자 선정');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.integer({ min: 2, max: 20 }), (text, ems) => {
        expect(emWidth(cutText(text, ems))).toBeLessThanOrEqual(ems + 0.95);
      }),
    );
  });
  test('a name takes two lines before it is truncated', () => {
    expect(breakText('우리조명', 8)).toEqual(['우리조명']);
    expect(breakText('재활용품 수거 업체', 8)).toEqual(['재활용품 수거', '업체']);
    expect(breakText('물샘방수건설주식회사', 8)).toEqual(['물샘방수건', '설주식회사']);
    expect(breakText('놀이터 시설 교체와 바닥 포장 및 설치 공사', 8).map((line) => emWidth(line) <= 8 + 0.95)).toEqual([
      true,
      true,
    ]);
  });
  test('a pointer selects the nearest spoke', () => {
    expect([
      nearestSpoke(0, -5, 5),
      nearestSpoke(5, 0, 4),
      nearestSpoke(0, 5, 4),
      nearestSpoke(-5, 0, 4),
      nearestSpoke(-1, -50, 5),
    ]).toEqual([0, 1, 2, 3, 0]);
  });
});

test('positive bars stack upwards from zero, and negative ones downwards', () => {
  const series = [
    { name: '가', values: [3, -2] },
    { name: '나', values: [4, null] },
    { name: '다', values: [-1, -5] },
  ];
  expect(listBarSegments(series, 2, true).map(({ category, from, to }) => [category, from, to])).toEqual([
    [0, 0, 3],
    [0, 3, 7],
    [0, 0, -1],
    [1, 0, -2],
    [1, -2, -7],
  ]);
  expect(listBarSegments(series, 2, false).map(({ category, lane, to }) => [category, lane, to])).toEqual([
    [0, 0, 3],
    [0, 1, 4],
    [0, 2, -1],
    [1, 0, -2],
    [1, 2, -5],
  ]);
});

describe('months', () => {
  test('follow one another without a gap and contain both days', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [first, last] = a < b ? [a, b] : [b, a];
        const months = listMonths(first, last);
        expect(months[0]?.startDay).toBeLessThanOrEqual(toDayNumber(first));
        const end = months.at(-1);
        expect((end?.startDay ?? 0) + (end?.days ?? 0)).toBeGreaterThan(toDayNumber(last));
        for (const [index, month] of months.slice(1).entries())
          expect(month.startDay).toBe((months[index]?.startDay ?? 0) + (months[index]?.days ?? 0));
      }),
      { numRuns: 40 },
    );
  });
  test('a contract takes its share of them; the part outside is cut off', () => {
    const first = toDayNumber('2026-01-01');
    expect(toShare('2026-01-01', '2026-12-31', first, 365)).toEqual({ left: 0, width: 1 });
    expect(toShare('2025-06-01', '2026-01-10', first, 365)).toEqual({ left: 0, width: 10 / 365 });
    expect(toShare('2026-12-31', null, first, 365)).toEqual({ left: 364 / 365, width: 1 / 365 });
    expect(toShare('2027-06-01', '2027-07-01', first, 365).width).toBe(0);
  });
  test('a contract continues outside of them when its own first or last day is out of range', () => {
    const first = toDayNumber('2026-01-01');
    expect(continuesBeyond('2026-01-01', '2026-12-31', first, 365)).toEqual({ before: false, after: false });
    expect(continuesBeyond('2025-12-31', '2027-01-01', first, 365)).toEqual({ before: true, after: true });
    expect(continuesBeyond('2026-02-01', null, first, 365)).toEqual({ before: false, after: true });
    expect(continuesBeyond(null, '2026-02-01', first, 365)).toEqual({ before: true, after: false });
    expect(toShare(null, '2026-01-10', first, 365)).toEqual({ left: 0, width: 10 / 365 });
  });
});
