import type { BrandPlanRecord, BrandViewLimit, PlanPrice, PlanPriceChange } from '@danji/contracts/bids/brand-plan';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { PLAN_GRACE_DAYS, type PlanPeriod, UNLIMITED_VIEWS } from '@danji/contracts/bids/plan-rules';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { Page } from '@danji/contracts/page';
import { addDays } from '@danji/contracts/rules/day-math';
import { personRef } from '../../accounts/accounts/index.ts';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { mapPage, type PageQuery, readPage } from '../../platform/records/read-page.ts';

const COLUMNS = [
  'record.id',
  'record.brand_id',
  'record.plan',
  'record.plan_start_date',
  'record.plan_end_date',
] as const;

/** Lists periods of plans, the latest first; of one brand with `brandId`. */
export function listPeriods(db: Db, brandId: number | undefined, query: PageQuery): Promise<Page<BrandPlanRecord>> {
  let found = db.selectFrom('brand_plan as record');
  if (brandId !== undefined) found = found.where('record.brand_id', '=', brandId);
  const lines = db
    .selectFrom('brand_plan as record')
    .innerJoin('brand_account as brand', 'brand.user_id', 'record.brand_id')
    .select([...COLUMNS, 'record.created', approvedFact('brand', 'name').as('company')]);
  return readPage(db, query, { found, order: [['record.plan_start_date', 'desc']], key: 'record.id', lines });
}

/** Lists the brands whose limit our staff have set, the newest accounts first. */
export const listOwnLimits = async (db: Db, query: PageQuery): Promise<Page<BrandViewLimit>> =>
  mapPage(
    await readPage(db, query, {
      found: db.selectFrom('brand_account as brand').where('brand.suggest_item_view_limit', 'is not', null),
      order: [],
      key: 'brand.user_id',
      lines: db
        .selectFrom('brand_account as brand')
        .select(['brand.user_id as brand_id', 'brand.plan', 'brand.suggest_item_view_limit'])
        .select([approvedFact('brand', 'name').as('company'), approvedFact('brand', 'business_no').as('business_no')]),
    }),
    ({ suggest_item_view_limit: limit, ...row }) => ({ ...row, suggest_item_view_limit: limit ?? UNLIMITED_VIEWS }),
  );

/** The periods of a brand that count on the day `today`: running ones, later ones, and those in grace. */
export const findPeriods = (db: Db, brandId: number, today: string): Promise<(PlanPeriod & { id: number })[]> =>
  db
    .selectFrom('brand_plan as record')
    .where('record.brand_id', '=', brandId)
    .where('record.plan_end_date', '>=', addDays(today, -PLAN_GRACE_DAYS))
    .select([...COLUMNS])
    .orderBy('record.plan_start_date')
    .execute();

export async function insertPeriod(db: Db, brandId: number, period: PlanPeriod, now: Date): Promise<void> {
  await db
    .insertInto('brand_plan')
    .values({ brand_id: brandId, ...period, created: now })
    .execute();
}

/** Ends on `last` what runs longer, and drops what would begin after it. */
export async function cutPeriods(db: Db, brandId: number, last: string): Promise<void> {
  await db
    .deleteFrom('brand_plan')
    .where('brand_id', '=', brandId)
    .where('plan_start_date', '>', addDays(last, 1))
    .execute();
  await db
    .updateTable('brand_plan')
    .set({ plan_end_date: last })
    .where('brand_id', '=', brandId)
    .where('plan_end_date', '>', last)
    .execute();
}

/** Won of 30 days, VAT included, until an operator sets another price. */
const FIRST_PRICES: readonly PlanPrice[] = [
  [BrandPlan.S_BASIC, 33_000],
  [BrandPlan.S_STANDARD, 66_000],
  [BrandPlan.S_STANDARD_PLUS, 99_000],
  [BrandPlan.P_STANDARD, 165_000],
  [BrandPlan.P_PREMIUM, 330_000],
].map(([plan, price]) => ({ plan, price, updated: '2026-01-01T00:00:00Z' }) as PlanPrice);

/** Lists what each plan costs now. */
export async function listPrices(db: Db): Promise<PlanPrice[]> {
  const rows = await db
    .selectFrom('brand_plan_price')
    .distinctOn('plan')
    .select(['plan', 'price', 'created as updated'])
    .orderBy('plan')
    .orderBy('id', 'desc')
    .execute();
  return FIRST_PRICES.map((first) => rows.find(({ plan }) => plan === first.plan) ?? first);
}

/** The last prices that were set, the newest first. */
export const listPriceChanges = (db: Db): Promise<PlanPriceChange[]> =>
  db
    .selectFrom('brand_plan_price as entry')
    .innerJoin('user_account as account', 'account.id', 'entry.actor_id')
    .select(['entry.id', 'entry.plan', 'entry.price', 'entry.created'])
    .select(personRef('account').as('user'))
    .orderBy('entry.id', 'desc')
    .limit(ANSWER_LIMITS.trail)
    .execute();

export const findPrice = async (db: Db, plan: PlanPrice['plan']): Promise<PlanPrice | undefined> =>
  (await listPrices(db)).find((price) => price.plan === plan);

/** Sets a price; the former ones stay as its history. Throws for a version that is not the current one. */
export async function savePrice(
  db: Db,
  { plan, price, updated }: PlanPrice,
  { actorId, now }: { actorId: number; now: Date },
): Promise<{ before: PlanPrice; after: PlanPrice }> {
  await acquireAdvisoryLock(db, `brand_plan_price:${plan}`);
  const before = await findPrice(db, plan);
  if (!before) throw new ProblemError('not_found');
  await checkVersion(before, updated, () => before);
  const created = nextVersion(before, now);
  await db.insertInto('brand_plan_price').values({ plan, price, actor_id: actorId, created }).execute();
  return { before, after: { plan, price, updated: created.toISOString() } };
}
