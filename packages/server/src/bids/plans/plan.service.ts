import type { BrandPlanState } from '@danji/contracts/bids/brand-plan';
import type { updateBrandPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import {
  findInGrace,
  findRunning,
  PLAN_DAYS,
  type PlanPeriod,
  toGraceEnd,
  toPlanLevel,
  toViewLimit,
} from '@danji/contracts/bids/plan-rules';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { planNotifications } from '@danji/contracts/notifications/catalogue/plans';
import { addDays } from '@danji/contracts/rules/day-math';
import { findOfferRefusal, lockBrand, updateBrand } from '../../accounts/businesses/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { requireCalendarDate } from '../../platform/http/calendar-date.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { findPeriods, insertPeriod, cutPeriods, listPrices } from './plan.repository.ts';
import { findOpenRequest } from './plan-request.repository.ts';

/** The last day of the running plan with the periods of the same plan that follow it. */
function findLastDay(periods: readonly PlanPeriod[], today: string): string | null {
  const running = findRunning(periods, today);
  if (!running) return null;
  const same = periods.filter(
    ({ plan, plan_start_date }) => plan === running.plan && plan_start_date >= running.plan_start_date,
  );
  return same.at(-1)?.plan_end_date ?? null;
}

/** Reads the plans that a brand has now, and the rights that they grant. */
export async function readPlanState(db: Db, brandId: number, now: Date): Promise<BrandPlanState> {
  const today = toBusinessDate(now);
  const brand = await db
    .selectFrom('brand_account')
    .where('user_id', '=', brandId)
    .select(['brand_status_type', 'suggest_item_view_limit'])
    .executeTakeFirstOrThrow();
  const periods = await findPeriods(db, brandId, today);
  const inGrace = findInGrace(periods, today);
  const refusal = findOfferRefusal(brand.brand_status_type);
  return {
    plan: findRunning(periods, today)?.plan ?? BrandPlan.NONE,
    plan_end_date: findLastDay(periods, today),
    level: toPlanLevel(periods, today),
    grace_end_date: inGrace ? toGraceEnd(inGrace) : null,
    view_limit: toViewLimit(periods, brand.suggest_item_view_limit, today),
    may_offer: refusal === undefined,
    offer_refusal: refusal ?? null,
    open_request: await findOpenRequest(db, brandId),
    prices: await listPrices(db),
  };
}

/**
 * Adds a period to a brand, in place of what runs from its first day on, makes its plan that of today, and tells the
 * brand. The row of the brand is locked.
 */
export async function startPeriod(db: Db, brandId: number, period: PlanPeriod, now: Date): Promise<void> {
  const today = toBusinessDate(now);
  await cutPeriods(db, brandId, addDays(period.plan_start_date, -1));
  await insertPeriod(db, brandId, period, now);
  const plan = findRunning(await findPeriods(db, brandId, today), today)?.plan ?? BrandPlan.NONE;
  await updateBrand(db, brandId, { plan });
  await notify(db, planNotifications.started, [brandId], period, now);
}

/** Sets the plan of a brand by hand. Throws for an end before today, and for ending a plan that does not run. */
export async function setPlan(
  db: Db,
  { plan, user_id, plan_end_date }: BodyOf<typeof updateBrandPlan>,
  now: Date,
): Promise<void> {
  await lockBrand(db, user_id);
  const today = toBusinessDate(now);
  if (plan === BrandPlan.NONE) {
    const running = findRunning(await findPeriods(db, user_id, today), today);
    if (!running) throw new ProblemError('invalid_transition', { title: '지금 쓰는 요금제가 없어요.' });
    await cutPeriods(db, user_id, addDays(today, -1));
    await updateBrand(db, user_id, { plan });
    const ended = { ...running, plan_end_date: addDays(today, -1) };
    await notify(
      db,
      planNotifications.ended,
      [user_id],
      { plan: running.plan, grace_end_date: toGraceEnd(ended) },
      now,
    );
    return;
  }
  requireCalendarDate('plan_end_date', plan_end_date);
  const end = plan_end_date ?? addDays(today, PLAN_DAYS - 1);
  if (end < today) throw invalidField('plan_end_date', '종료일은 오늘보다 빠를 수 없어요.');
  await startPeriod(db, user_id, { plan, plan_start_date: today, plan_end_date: end }, now);
}
