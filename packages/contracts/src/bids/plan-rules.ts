import { defineCodes } from '../define-codes.ts';
import { BrandPlan } from '../codes/user-codes.ts';
import { addDays } from '../rules/day-math.ts';

type Plan = (typeof BrandPlan.options)[number]['code'];

/** The level that a plan grants (DECISIONS, Plans and view levels); `레벨n-` is level n in the grace after a plan. */
export const PlanLevel = defineCodes({
  FREE: [0, '무료'],
  LEVEL1: [1, '레벨1'],
  LEVEL2: [2, '레벨2'],
  LEVEL3: [3, '레벨3'],
  LEVEL1M: [4, '레벨1-'],
  LEVEL2M: [5, '레벨2-'],
  LEVEL3M: [6, '레벨3-'],
});
export type PlanLevelCode = (typeof PlanLevel.options)[number]['code'];

/** One price buys so many days. */
export const PLAN_DAYS = 30;
/** For so many days after its end a plan grants half of its views. */
export const PLAN_GRACE_DAYS = 30;
/** So many times a plan is bought at once at most. */
export const MAX_PLAN_PERIODS = 12;
/** The number of views that means no limit. */
export const UNLIMITED_VIEWS = -1;

const { FREE, LEVEL1, LEVEL2, LEVEL3, LEVEL1M, LEVEL2M, LEVEL3M } = PlanLevel;
const LEVELS: Record<Plan, PlanLevelCode> = { 0: FREE, 1: LEVEL1, 2: LEVEL2, 3: LEVEL3, 4: LEVEL3, 5: LEVEL3 };
const GRACE: Record<Plan, PlanLevelCode> = { 0: FREE, 1: LEVEL1M, 2: LEVEL2M, 3: LEVEL3M, 4: LEVEL3M, 5: LEVEL3M };
const VIEWS: Record<PlanLevelCode, number> = { 0: 3, 1: 30, 2: 100, 3: 300, 4: 15, 5: 50, 6: 150 };

/** Business days, both included. */
export type PlanPeriod = { plan: Plan; plan_start_date: string; plan_end_date: string };

/** The period that runs on the day `today`; periods of a brand do not overlap. */
export const findRunning = <P extends PlanPeriod>(periods: readonly P[], today: string): P | undefined =>
  periods.find(({ plan_start_date, plan_end_date }) => plan_start_date <= today && today <= plan_end_date);

/** The last day of the grace after a period. */
export const toGraceEnd = ({ plan_end_date }: PlanPeriod): string => addDays(plan_end_date, PLAN_GRACE_DAYS);

/** The period that ended last before `today` and whose grace lasts; `undefined` while a plan runs. */
export function findInGrace<P extends PlanPeriod>(periods: readonly P[], today: string): P | undefined {
  if (findRunning(periods, today)) return undefined;
  return periods
    .filter((period) => period.plan_end_date < today && today <= toGraceEnd(period))
    .toSorted((one, other) => (one.plan_end_date < other.plan_end_date ? 1 : -1))[0];
}

/** The level of a brand with these periods on the day `today`. */
export function toPlanLevel(periods: readonly PlanPeriod[], today: string): PlanLevelCode {
  const running = findRunning(periods, today);
  if (running) return LEVELS[running.plan];
  return GRACE[findInGrace(periods, today)?.plan ?? BrandPlan.NONE];
}

/**
 * Returns the number of bid notices that a brand may read in a month, -1 for any: what our staff set for it (`own`),
 * otherwise what its plan grants.
 */
export function toViewLimit(periods: readonly PlanPeriod[], own: number | null, today: string): number {
  if (own !== null) return own;
  const running = findRunning(periods, today);
  return running ? toPlanViews(running.plan) : VIEWS[toPlanLevel(periods, today)];
}

/** The view level that a plan grants while it runs. */
export const toGrantedLevel = (plan: Plan): PlanLevelCode => LEVELS[plan];

/** The bid notices that a plan grants in a month while it runs; -1 is any number. */
export const toPlanViews = (plan: Plan): number =>
  plan === BrandPlan.P_STANDARD || plan === BrandPlan.P_PREMIUM ? UNLIMITED_VIEWS : VIEWS[LEVELS[plan]];

/** The sentence that says why a plan cannot be bought on the day `today`; `undefined` when it can. */
export function findPlanRefusal(plan: Plan, periods: readonly PlanPeriod[], today: string): string | undefined {
  if (plan === BrandPlan.NONE) return '무료 요금제는 신청하지 않아도 돼요.';
  const running = findRunning(periods, today);
  if (running && plan < running.plan)
    return `지금 요금제가 끝나는 ${running.plan_end_date.replaceAll('-', '. ')}. 뒤에 낮은 요금제를 신청해 주세요.`;
  return undefined;
}

/**
 * The period that a bought plan gets: it begins after what is there of the same plan, and of a higher one that has come
 * since it was asked for; in place of a lower one it begins today.
 */
export function toBoughtPeriod(
  plan: Plan,
  times: number,
  periods: readonly PlanPeriod[],
  today: string,
): Omit<PlanPeriod, 'plan'> {
  const last = periods
    .filter((period) => period.plan >= plan && period.plan_end_date >= today)
    .map(({ plan_end_date }) => plan_end_date)
    .toSorted()
    .at(-1);
  const plan_start_date = last === undefined ? today : addDays(last, 1);
  return { plan_start_date, plan_end_date: addDays(plan_start_date, PLAN_DAYS * times - 1) };
}
