import type { PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { type RawBuilder, sql } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';

/** The last entry that is in the stored sums; 0 before the first night. */
async function findLastSummed(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(last_entry_id), 0) as id from point_day`.execute(db);
  return rows[0]?.id ?? 0;
}

/** SQL of the sums by business day and type of the entries that a condition selects. */
export const selectDaySums = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select (created at time zone 'Asia/Seoul')::date as day, history_type,
    coalesce(sum(point) filter (where point > 0), 0)::bigint as issued,
    coalesce(sum(point) filter (where point < 0), 0)::bigint as spent,
    sum(earned)::bigint as earned, max(id) as last_entry_id
  from point_entry where ${condition} group by 1, 2`;

/**
 * SQL of the sums by day and type: those that are stored, and those of the entries since, which are few. The last entry
 * of the stored ones is a value of its own in the query, so that the planner knows how few.
 */
async function selectDays(db: Db): Promise<RawBuilder<unknown>> {
  return sql`(select day, history_type, issued, spent, earned, last_entry_id from point_day
    union all ${selectDaySums(sql`id > ${await findLastSummed(db)}`)})`;
}

/**
 * Adds the entries before the first one of today to the sums of their days. Entries are taken by their ids and not by
 * their days, so that one of an earlier day that comes later is added by the next night.
 */
async function sumPointDays(db: Db, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    await acquireAdvisoryLock(db, 'point_days');
    const last = await findLastSummed(db);
    const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Seoul')::date::timestamp at time zone 'Asia/Seoul'`;
    const first = sql`(select min(id) from point_entry where id > ${last} and created >= ${today})`;
    await sql`insert into point_day (day, history_type, issued, spent, earned, last_entry_id)
      ${selectDaySums(sql`id > ${last} and (id < ${first}) is not false`)}
      on conflict (day, history_type) do update set
        issued = point_day.issued + excluded.issued,
        spent = point_day.spent + excluded.spent,
        earned = point_day.earned + excluded.earned,
        last_entry_id = excluded.last_entry_id`.execute(db);
  });
}

/** Some hours after midnight, when every call of the day before has ended. */
export const sumDaysNightly = defineJob('points.sum_days', ({ db, clock }) => sumPointDays(db, clock.now()), {
  cron: '10 3 * * *',
});

/** Sums the points that all members have, and those they have earned. */
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
