import { describe, expect, test } from '@jest/globals';
import {
  findInGrace,
  findPlanRefusal,
  findRunning,
  PLAN_DAYS,
  PLAN_GRACE_DAYS,
  PlanLevel,
  type PlanPeriod,
  toBoughtPeriod,
  toPlanLevel,
  toViewLimit,
} from '@danji/contracts/bids/plan-rules';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';

const TODAY = '2026-11-25';
const plan = constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const);
/** Periods one after the other, with gaps, around today. */
const periods = array(record({ plan, days: integer({ min: 1, max: 90 }), gap: integer({ min: 0, max: 60 }) }), {
  maxLength: 5,
}).map((parts) => {
  let from = addDays(TODAY, -150);
  return parts.map(({ plan, days, gap }): PlanPeriod => {
    const plan_start_date = addDays(from, gap);
    const plan_end_date = addDays(plan_start_date, days - 1);
    from = addDays(plan_end_date, 1);
    return { plan, plan_start_date, plan_end_date };
  });
});
const running = (plan: 1 | 2 | 3 | 4 | 5) => [{ plan, plan_start_date: TODAY, plan_end_date: TODAY }];
const ended = (plan: 1 | 2 | 3 | 4 | 5, daysAgo: number) => [
  { plan, plan_start_date: '2026-01-01', plan_end_date: addDays(TODAY, -daysAgo) },
];

describe('the level of a plan', () => {
  test.each([
    [1, PlanLevel.LEVEL1, PlanLevel.LEVEL1M, 30, 15],
    [2, PlanLevel.LEVEL2, PlanLevel.LEVEL2M, 100, 50],
    [3, PlanLevel.LEVEL3, PlanLevel.LEVEL3M, 300, 150],
    [4, PlanLevel.LEVEL3, PlanLevel.LEVEL3M, -1, 150],
    [5, PlanLevel.LEVEL3, PlanLevel.LEVEL3M, -1, 150],
  ] as const)('of plan %d is %d, then %d for 30 days, with %d and %d views', (plan, level, grace, views, half) => {
    expect([toPlanLevel(running(plan), TODAY), toViewLimit(running(plan), null, TODAY)]).toEqual([level, views]);
    for (const daysAgo of [1, 30])
      expect([toPlanLevel(ended(plan, daysAgo), TODAY), toViewLimit(ended(plan, daysAgo), null, TODAY)]).toEqual([
        grace,
        half,
      ]);
    expect(toPlanLevel(ended(plan, 31), TODAY)).toBe(PlanLevel.FREE);
  });

  test('without a plan is free with three views, and a limit of our staff wins', () => {
    expect([toPlanLevel([], TODAY), toViewLimit([], null, TODAY)]).toEqual([PlanLevel.FREE, 3]);
    expect([toViewLimit([], -1, TODAY), toViewLimit(running(5), 0, TODAY)]).toEqual([-1, 0]);
  });

  test('is one of a running plan, or of one in grace, never of both', () => {
    assert(
      property(periods, (all) => {
        const [now, before] = [findRunning(all, TODAY), findInGrace(all, TODAY)];
        expect(now !== undefined && before !== undefined).toBe(false);
        if (before) expect(daysBetween(before.plan_end_date, TODAY)).toBeLessThanOrEqual(PLAN_GRACE_DAYS);
        expect(toPlanLevel(all, TODAY) >= PlanLevel.LEVEL1M).toBe(before !== undefined);
      }),
    );
  });
});

test('a bought plan gets whole days, after what is there of it or of a higher one, and a lower one waits', () => {
  assert(
    property(periods, plan, integer({ min: 1, max: 12 }), (all, bought, times) => {
      const period = toBoughtPeriod(bought, times, all, TODAY);
      expect(daysBetween(period.plan_start_date, period.plan_end_date) + 1).toBe(PLAN_DAYS * times);
      expect(period.plan_start_date >= TODAY).toBe(true);
      const kept = all.filter((each) => each.plan >= bought && each.plan_end_date >= TODAY);
      for (const each of kept) expect(period.plan_start_date > each.plan_end_date).toBe(true);
      const now = findRunning(all, TODAY);
      expect(findPlanRefusal(bought, all, TODAY) !== undefined).toBe(now !== undefined && bought < now.plan);
    }),
  );
});
