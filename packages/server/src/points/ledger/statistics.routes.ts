import type { PointStatistics } from '@danji/contracts/points/point-statistics';
import { getPointStatistics } from '@danji/contracts/points/point-statistics.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { sumMonths } from './point-days.ts';

/** Sums the points held of, and promised to, all members: the open holds, which one index has. */
async function sumOpenHolds(db: Db): Promise<{ held: number; pending: number }> {
  const { rows } = await sql<{ held: number; pending: number }>`
    select coalesce(sum(points) filter (where direction = 'out'), 0)::bigint as held,
      coalesce(sum(points) filter (where direction = 'in'), 0)::bigint as pending
    from point_hold where closed is null`.execute(db);
  return rows[0] ?? { held: 0, pending: 0 };
}

async function getStatistics(db: Db, count: number, now: Date): Promise<PointStatistics> {
  const first = `${toBusinessDate(now).slice(0, 7)}-01`;
  const months = Array.from({ length: count }, (_, at) => addMonths(first, at + 1 - count).slice(0, 7));
  const { opening, rows } = await sumMonths(db, months[0] ?? first.slice(0, 7));
  const outstanding = rows.reduce((sum, { issued, spent }) => sum + issued + spent, opening);
  return { outstanding, ...(await sumOpenHolds(db)), opening, months, rows };
}

export function registerStatisticsRoutes(app: FastifyInstance): void {
  route(app, getPointStatistics, ({ db, query, now }) => getStatistics(db, query.months ?? 12, now));
}
