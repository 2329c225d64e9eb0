import { kaptAlertNotifications } from '@danji/contracts/notifications/catalogue/kapt-alerts';
import { sql } from 'kysely';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { KAPT_NOTICES_READ, takeUnmatched } from '../kapt-notices/index.ts';
import { matchingSettings } from '../suggest-alerts/index.ts';

/** The result of a run for a vendor: the number of notices, and the first of them. */
type Told = { brand_id: number; notices: number; id: number; title: string };

/** Where the sigungu is not known, everybody who asks for one of the sido is meant. */
const REGIONS = sql<number[]>`case
  when due.sigungu is not null then array[0, due.sigungu::integer]
  else array(select 0 union all select region.id::integer from region where region.sido_short = due.sido) end`;
const CODES = sql<number[]>`case when due.category is null then array[0] else array[0, due.category::integer] end`;

/** Writes an alert for each vendor whose setting matches one of the notices, once. */
const alertBatch = async (db: Db, ids: readonly number[], now: Date): Promise<Told[]> =>
  (
    await sql<Told>`
      with due as (
        select notice.id, notice.sigungu, notice.sido, notice.category, notice.title, notice.closes
          from kapt_notice as notice where notice.id = any(${ids}::bigint[])
      ), told as (
        insert into kapt_alert (notice_id, brand_id, created)
        select due.id, found.brand_id, ${now}::timestamptz from due
          cross join lateral (select setting.brand_id from ${matchingSettings({ regions: REGIONS, codes: CODES })}) as found
        where due.closes > ${now}::timestamptz
        on conflict (notice_id, brand_id) do nothing
        returning notice_id, brand_id
      )
      select summed.*, due.title from (
          select brand_id, count(*)::integer as notices, min(notice_id) as id from told group by brand_id
        ) as summed join due on due.id = summed.id`.execute(db)
  ).rows;

/**
 * The number of notices that one statement compares: all of a night with the settings of 100,000 vendors would take
 * longer than a statement may.
 */
const BATCH = 20;

/** The same for any number of notices; a vendor is returned once, with its first notice. */
async function alertAll(db: Db, ids: readonly number[], now: Date): Promise<Told[]> {
  const found = new Map<number, Told>();
  const sorted = ids.toSorted((one, other) => one - other);
  for (let start = 0; start < sorted.length; start += BATCH)
    for (const told of await alertBatch(db, sorted.slice(start, start + BATCH), now)) {
      const earlier = found.get(told.brand_id);
      found.set(told.brand_id, earlier ? { ...earlier, notices: earlier.notices + told.notices } : told);
    }
  return [...found.values()];
}

/** Whether nothing was ever compared: what the first reading brings is listed, but nobody is notified of weeks at once. */
async function isFirstReading(db: Db): Promise<boolean> {
  const matched = await db.selectFrom('kapt_notice').where('matched', 'is not', null).select('id').limit(1).execute();
  return matched.length === 0;
}

/** One notification for each vendor, however many notices there are. */
async function tellAll(db: Db, told: readonly Told[], now: Date): Promise<void> {
  const brandsOf = (some: readonly Told[]) => some.map(({ brand_id }) => brand_id);
  const [single, several] = [told.filter(({ notices }) => notices === 1), told.filter(({ notices }) => notices > 1)];
  for (const [id, some] of Map.groupBy(single, (one) => one.id))
    await notify(db, kaptAlertNotifications.one, brandsOf(some), { id, title: some[0]?.title ?? '' }, now);
  for (const [notices, some] of Map.groupBy(several, (one) => one.notices))
    await notify(db, kaptAlertNotifications.several, brandsOf(some), { notices }, now);
}

/** Tells vendors of new notices of K-apt as soon as a run has read them; each morning of what such a call has missed. */
export const matchKaptAlerts = defineJob(
  KAPT_NOTICES_READ.name,
  ({ db, clock }) =>
    transaction(db, async (db) => {
      const now = clock.now();
      const isFirst = await isFirstReading(db);
      const told = await alertAll(db, await takeUnmatched(db, now), now);
      if (!isFirst) await tellAll(db, told, now);
    }),
  { cron: '10 7 * * *', isWoken: true },
);
