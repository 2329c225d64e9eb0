import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { toBusinessDate } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

const { REQUESTED, INVOICED, PAID, CANCELED } = PlanRequestState;

/** Gives each demo brand with a plan the period that runs and one before it, and some others a plan that has ended. */
async function seedPeriods(db: Db, now: Date): Promise<void> {
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

/** Seeds the paid requests of the running plans, and requests of other approved brands, waiting or cancelled. */
async function seedRequests(db: Db, now: Date): Promise<void> {
  await sql`
    insert into brand_plan_request (brand_id, plan, times, tax_email, amount, state, reason, invoiced, paid, created)
    select brand.user_id, request.plan, 1, 'tax' || brand.user_id || '@danji.test',
      (array[33000, 66000, 99000, 165000, 330000])[request.plan], request.state,
      case when request.state = ${sql.lit(CANCELED)} then '입금 기한이 지났어요.' end,
      case when request.state in (${sql.lit(INVOICED)}, ${sql.lit(PAID)}) then request.created + interval '3 hours' end,
      case when request.state = ${sql.lit(PAID)} then request.created + interval '1 day' end,
      request.created
    from brand_account as brand, lateral (
      select brand.plan, ${sql.lit(PAID)} as state, ${now}::timestamptz - (6 + brand.user_id % 20) * interval '1 day' as created
        where brand.plan <> 0
      union all
      select 1 + (brand.user_id % 5)::integer, (array[${sql.lit(REQUESTED)}, ${sql.lit(INVOICED)}, ${sql.lit(CANCELED)}])[1 + (brand.user_id % 3)::integer],
        ${now}::timestamptz - (brand.user_id % 4) * interval '1 day' - interval '2 hours'
        where brand.plan = 0 and brand.brand_status_type = 4
    ) as request
    order by request.created`.execute(db);
}

/** A price that was lower for some months, by the first ADMIN. */
async function seedPrices(db: Db, now: Date): Promise<void> {
  await sql`
    insert into brand_plan_price (plan, price, actor_id, created)
    select 1, price, actor.id, ${now}::timestamptz - days * interval '1 day'
    from (values (30000, 120), (33000, 30)) as former (price, days), (select user_id as id from staff_account order by user_id limit 1) as actor
    order by days desc`.execute(db);
}

/** Seeds periods, requests and former prices of plans. */
export async function seedDemoPlans(db: Db, now: Date): Promise<void> {
  await seedPeriods(db, now);
  await seedRequests(db, now);
  await seedPrices(db, now);
}
