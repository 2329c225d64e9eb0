import type { PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { type RawBuilder, sql } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';

const NO_DAY = '1970-01-01';

/** The first day whose entries are not summed yet. */
async function findOpenDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select coalesce(max(day) + 1, ${NO_DAY}::date)::text as day from point_day`.execute(db);
  return rows[0]?.day ?? NO_DAY;
}

const startOf = (day: RawBuilder<unknown> | string) => sql`(${day}::date)::timestamp at time zone 'Asia/Seoul'`;

const selectSums = (condition: RawBuilder<unknown>) => sql`
  select (created at time zone 'Asia/Seoul')::date as day, history_type,
    coalesce(sum(point) filter (where point > 0), 0)::bigint as issued,
    coalesce(sum(point) filter (where point < 0), 0)::bigint as spent, sum(earned)::bigint as earned
  from point_entry where ${condition} group by 1, 2`;

/**
 * SQL of the sums by day and type: those that are stored, and those of the entries since, which are few. The first open
 * day is a value of its own in the query, so that the planner knows how few.
 */
async function selectDays(db: Db): Promise<RawBuilder<unknown>> {
  const open = await findOpenDay(db);
  return sql`(select day, history_type, issued, spent, earned from point_day
    union all ${selectSums(sql`created >= ${startOf(open)}`)})`;
}

/** Stores the sums of the days that are over. No entry of them comes any more: an entry has the time of its call. */
async function sumPointDays(db: Db, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    await acquireAdvisoryLock(db, 'point_days');
    const open = await findOpenDay(db);
    const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Seoul')::date`;
    await sql`insert into point_day (day, history_type, issued, spent, earned)
      ${selectSums(sql`created >= ${startOf(open)} and created < ${startOf(today)}`)}`.execute(db);
  });
}

/** Some hours after midnight, when every call of the day before has ended. */
export const sumDaysNightly = defineJob('points.sum_days', ({ db, clock }) => sumPointDays(db, clock.now()), {
  cron: '10 3 * * *',
});

/** What all members have, and what they have earned. */
export async function sumFigures(db: Db): Promise<{ points: number; accum_points: number }> {
  const { rows } = await sql<{ points: number; accum_points: number }>`
    select coalesce(sum(issued + spent), 0)::bigint as points, coalesce(sum(earned), 0)::bigint as accum_points
    from ${await selectDays(db)} as day`.execute(db);
  return rows[0] ?? { points: 0, accum_points: 0 };
}

type MonthSum = { month: string; history_type: PointHistoryTypeCode; issued: number; spent: number };

/** The sums of months by type, from a month on (`2026-01`), and the sum of all before. */
export async function sumMonths(db: Db, from: string): Promise<{ opening: number; rows: MonthSum[] }> {
  const days = await selectDays(db);
  const { rows } = await sql<Omit<MonthSum, 'month'> & { month: string | null }>`
    select case when day >= ${`${from}-01`}::date then to_char(day, 'YYYY-MM') end as month, history_type,
      sum(issued)::bigint as issued, sum(spent)::bigint as spent
    from ${days} as day group by 1, 2 order by 1, 2`.execute(db);
  const before = rows.filter(({ month }) => month === null);
  return {
    opening: before.reduce((sum, { issued, spent }) => sum + issued + spent, 0),
    rows: rows.flatMap(({ month, ...sums }) => (month === null ? [] : [{ month, ...sums }])),
  };
}
