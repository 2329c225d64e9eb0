import { REFERRER_TYPES } from '@danji/contracts/codes/referrer-type';
import type { VisitDay, VisitStatistics, VisitSums } from '@danji/contracts/site/visit';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import type { Db } from '../../platform/database/open-database.ts';
import { listVisitCounts } from './visit.repository.ts';

type Counted = Awaited<ReturnType<typeof listVisitCounts>>;

const NO_VISITS = { search: 0, social: 0, direct: 0, email: 0, other: 0, none: 0, total: 0 };

/** Returns every day of the period, also those without a visit, so that a chart shows the gap. */
function toDays(counted: Counted, dateStart: string, length: number): VisitDay[] {
  const byDay = new Map(
    Array.from({ length }, (_, at): [string, VisitDay] => [
      addDays(dateStart, at),
      { date: addDays(dateStart, at), ...NO_VISITS },
    ]),
  );
  for (const { day, referrer_type, visits } of counted) {
    const row = byDay.get(day);
    if (!row) continue;
    row[referrer_type] += Number(visits);
    row.total += Number(visits);
  }
  return [...byDay.values()];
}

function toSums(counted: Counted): VisitSums {
  const sums: VisitSums = { ...NO_VISITS, signed_in: 0, phone: 0 };
  for (const { referrer_type, visits, signed_in, phone } of counted) {
    sums[referrer_type] += Number(visits);
    sums.signed_in += Number(signed_in);
    sums.phone += Number(phone);
  }
  return { ...sums, total: REFERRER_TYPES.reduce((sum, type) => sum + sums[type], 0) };
}

/** Returns the visits of a period and of the period of the same length just before it. */
export async function readVisitStatistics(db: Db, dateStart: string, dateEnd: string): Promise<VisitStatistics> {
  const length = daysBetween(dateStart, dateEnd) + 1;
  const before = { date_start: addDays(dateStart, -length), date_end: addDays(dateStart, -1) };
  const counted = await listVisitCounts(db, dateStart, dateEnd);
  const countedBefore = await listVisitCounts(db, before.date_start, before.date_end);
  return {
    rows: toDays(counted, dateStart, length),
    sums: toSums(counted),
    previous: { ...before, sums: toSums(countedBefore) },
  };
}
