import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { selectDaySums } from '../ledger/index.ts';
import type { Found } from './found.ts';

/** Days that one statement compares: it holds their snapshot and no lock. */
const BATCH = 31;

type Days = { from: string; to: string };

const startOf = (day: string): RawBuilder<unknown> => sql`(${day}::date)::timestamp at time zone 'Asia/Seoul'`;

/** Lists the days from the first to the last that has a sum or an entry, in parts; the end of a part is not in it. */
export async function listDayBatches(db: Db): Promise<Days[]> {
  const { rows } = await sql<Days>`
    select day::date::text as "from", (day::date + ${BATCH}::integer)::text as "to" from generate_series(
      least((select min(day) from point_day), (select (min(created) at time zone 'Asia/Seoul')::date from point_entry)),
      greatest((select max(day) from point_day), (select (max(created) at time zone 'Asia/Seoul')::date from point_entry)),
      ${`${BATCH} days`}::interval) as day`.execute(db);
  return rows;
}

/** Compares the stored sums of some days with the entries that are in them. */
export async function compareDays(db: Db, { from, to }: Days): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with stored as (
      select day, history_type, issued, spent, earned from point_day where day >= ${from}::date and day < ${to}::date
    ), counted as (${selectDaySums(sql`created >= ${startOf(from)} and created < ${startOf(to)}
      and id <= (select max(last_entry_id) from point_day)`)})
    select null as user_id, null as position, day::text as day, history_type, pair.*
    from stored full join counted using (day, history_type), lateral (values
      ('day_issued', coalesce(counted.issued, 0), coalesce(stored.issued, 0)),
      ('day_spent', coalesce(counted.spent, 0), coalesce(stored.spent, 0)),
      ('day_earned', coalesce(counted.earned, 0), coalesce(stored.earned, 0))
    ) as pair (kind, expected, actual)
    where pair.expected <> pair.actual order by day, history_type, kind`.execute(db);
  return rows;
}
