import type { BrandPlanRecord, PlanPrice } from '@danji/contracts/bids/brand-plan';
import { PLAN_GRACE_DAYS, type PlanPeriod } from '@danji/contracts/bids/plan-rules';
import type { Page } from '@danji/contracts/page';
import { addDays } from '@danji/contracts/rules/day-math';
import type { Db } from '../../platform/database/open-database.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';

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
  const lines = db.selectFrom('brand_plan as record').select([...COLUMNS, 'record.created']);
  return readPage(db, query, { found, order: [['record.plan_start_date', 'desc']], key: 'record.id', lines });
}

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

export const listPrices = (db: Db): Promise<PlanPrice[]> =>
  db.selectFrom('brand_plan_price').select(['plan', 'price', 'updated']).orderBy('plan').execute();

export const lockPrice = (db: Db, plan: PlanPrice['plan']) =>
  db.selectFrom('brand_plan_price').selectAll().where('plan', '=', plan).forUpdate().executeTakeFirst();
