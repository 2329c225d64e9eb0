import type { ReferrerType } from '@danji/contracts/codes/referrer-type';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

type Visit = { referrer_type: ReferrerType; device: 'phone' | 'desktop'; is_signed_in: boolean };

/** Counts one visit on `day`. */
export async function addVisit(db: Db, day: string, visit: Visit): Promise<void> {
  await db
    .insertInto('visit_count')
    .values({ day, ...visit, visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'referrer_type', 'device', 'is_signed_in'])
        .doUpdateSet({ visits: sql`visit_count.visits + 1` }),
    )
    .execute();
}

/** Visits of a period, both days included, by day and class. */
export const listVisitCounts = (db: Db, dateStart: string, dateEnd: string) =>
  db
    .selectFrom('visit_count')
    .where('day', '>=', dateStart)
    .where('day', '<=', dateEnd)
    .select((eb) => ['day', 'referrer_type', eb.fn.sum<number>('visits').as('visits')])
    .select(sql<number>`coalesce(sum(visits) filter (where is_signed_in), 0)`.as('signed_in'))
    .select(sql<number>`coalesce(sum(visits) filter (where device = 'phone'), 0)`.as('phone'))
    .groupBy(['day', 'referrer_type'])
    .orderBy('day')
    .execute();
