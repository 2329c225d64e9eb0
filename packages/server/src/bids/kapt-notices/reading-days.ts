import { addDays } from '@danji/contracts/rules/day-math';
import type { Db } from '../../platform/database/open-database.ts';
import { KAPT_SOURCES, type KaptSource } from './kapt-notice-client.ts';

/** So many last days are read again every night; results are filled in some days after closing. */
const AGAIN_DAYS: Record<KaptSource, number> = { notices: 7, results: 21, private_contracts: 7 };
/** Days before that are read once, so that the first night has something to compare with. */
const FIRST_DAYS = 60;

export type ReadingDay = { source: KaptSource; day: string };

/** The days of all services that are due, the latest first: never read, or within the window and not read since `begin`. */
export async function listDueDays(db: Db, today: string, begin: Date): Promise<ReadingDay[]> {
  const days = Array.from({ length: FIRST_DAYS }, (_, ago) => ({ day: addDays(today, -ago), ago }));
  const rows = await db
    .selectFrom('kapt_notice_read')
    .where('day', '>=', addDays(today, -FIRST_DAYS))
    .where('read', 'is not', null)
    .select(['source', 'day', 'read'])
    .execute();
  const reads = new Map(rows.map(({ source, day, read }) => [`${source} ${day}`, Date.parse(read ?? '')]));
  return KAPT_SOURCES.flatMap((source) =>
    days
      .filter(({ day, ago }) => {
        const read = reads.get(`${source} ${day}`);
        return read === undefined || (ago < AGAIN_DAYS[source] && read < begin.getTime());
      })
      .map(({ day }) => ({ source, day })),
  );
}

/** Remembers that a day was read whole. */
export const markRead = (db: Db, { source, day }: ReadingDay, now: Date) =>
  db
    .insertInto('kapt_notice_read')
    .values({ source, day, read: now })
    .onConflict((conflict) => conflict.columns(['source', 'day']).doUpdateSet({ read: now, failed: null }))
    .execute();

/** Remembers since when a day could not be read. */
export const markFailed = (db: Db, { source, day }: ReadingDay, now: Date) =>
  db
    .insertInto('kapt_notice_read')
    .values({ source, day, failed: now })
    .onConflict((conflict) =>
      conflict.columns(['source', 'day']).doUpdateSet((eb) => ({
        failed: eb.fn.coalesce('kapt_notice_read.failed', 'excluded.failed'),
      })),
    )
    .execute();

/** How many days could not be read since before a moment. */
export async function countFailing(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('kapt_notice_read')
    .where('failed', '<=', before.toISOString())
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
