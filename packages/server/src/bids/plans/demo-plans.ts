import { toBusinessDate } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** Gives each demo brand with a plan the period that runs and one before it, and some others a plan that has ended. */
export async function seedDemoPlans(db: Db, now: Date): Promise<void> {
  const today = toBusinessDate(now);
  await sql`
    insert into brand_plan (brand_id, plan, plan_start_date, plan_end_date, created)
    select brand.user_id, period.plan, ${today}::date + period.start, ${today}::date + period.start + 29, ${now}
    from brand_account as brand, lateral (
      select brand.plan, -5 - (brand.user_id % 20)::integer as start where brand.plan <> 0
      union all
      select greatest(1, brand.plan - 1), -35 - (brand.user_id % 20)::integer where brand.plan <> 0
      union all
      select 1, -40 - (brand.user_id % 30)::integer where brand.plan = 0 and brand.user_id % 3 = 0 and brand.brand_status_type = 4
    ) as period
    order by period.start`.execute(db);
}
