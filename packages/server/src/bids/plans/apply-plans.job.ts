import { findRunning, toGraceEnd } from '@danji/contracts/bids/plan-rules';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { planNotifications } from '@danji/contracts/notifications/catalogue/plans';
import { addDays } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { lockBrand, updateBrand } from '../../accounts/businesses/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeriods } from './plan.repository.ts';

const BATCH = 100;
/** So many days before its end a brand is told. */
const REMINDED_DAYS = 7;

/** Brands after `after` whose plan is not that of the period of today. */
async function listOutdated(db: Db, today: string, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select brand.user_id as id from brand_account as brand where brand.plan <> 0 and not exists (
        select from brand_plan as period where period.brand_id = brand.user_id and period.plan = brand.plan
          and ${today}::date between period.plan_start_date and period.plan_end_date)
      union
      select period.brand_id from brand_plan as period join brand_account as brand on brand.user_id = period.brand_id
        where period.plan <> brand.plan and period.plan_end_date >= ${today}::date and period.plan_start_date <= ${today}::date
    ) as outdated where id > ${after} order by id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sets the plan of a brand to that of the period of today, and tells it of an end. */
const applyTo = ({ db, clock }: Platform, id: number): Promise<void> =>
  transaction(db, async (db) => {
    const now = clock.now();
    const today = toBusinessDate(now);
    const brand = await lockBrand(db, id);
    const periods = await findPeriods(db, id, today);
    const plan = findRunning(periods, today)?.plan ?? BrandPlan.NONE;
    if (plan === brand.plan) return;
    await updateBrand(db, id, { plan });
    if (plan !== BrandPlan.NONE) return;
    const last = periods.findLast(({ plan_end_date }) => plan_end_date < today);
    if (last)
      await notify(db, planNotifications.ended, [id], { plan: last.plan, grace_end_date: toGraceEnd(last) }, now);
  });

/** Tells brands whose plan ends within a week and does not go on, once for each period. */
const remindBatch = ({ db, clock }: Platform): Promise<number> =>
  transaction(db, async (db) => {
    const now = clock.now();
    const today = toBusinessDate(now);
    const ending = await db
      .selectFrom('brand_plan as period')
      .where('period.plan_end_date', '>=', today)
      .where('period.plan_end_date', '<=', addDays(today, REMINDED_DAYS))
      .where('period.plan_start_date', '<=', today)
      .where('period.reminded', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('brand_plan as next')
              .whereRef('next.brand_id', '=', 'period.brand_id')
              .whereRef('next.plan_start_date', '>', 'period.plan_end_date')
              .select('next.id'),
          ),
        ),
      )
      .select(['period.id', 'period.brand_id', 'period.plan', 'period.plan_end_date'])
      .orderBy('period.id')
      .limit(BATCH)
      .forUpdate('period')
      .skipLocked()
      .execute();
    for (const { id, brand_id, plan, plan_end_date } of ending) {
      await db.updateTable('brand_plan').set({ reminded: now }).where('id', '=', id).execute();
      await notify(db, planNotifications.ending, [brand_id], { plan, plan_end_date }, now);
    }
    return ending.length;
  });

/** Runs just after midnight in Seoul, and every hour for brands that were locked then. */
export const applyPlans = defineJob(
  'brand_plans.apply',
  async (platform) => {
    let after = 0;
    for (;;) {
      const ids = await listOutdated(platform.db, toBusinessDate(platform.clock.now()), after);
      for (const id of ids) await applyTo(platform, id);
      after = ids.at(-1) ?? 0;
      if (ids.length < BATCH) break;
    }
    while ((await remindBatch(platform)) === BATCH);
  },
  { cron: '2 * * * *' },
);
