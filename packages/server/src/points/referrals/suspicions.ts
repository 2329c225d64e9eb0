import { REFERRALS_PER_DAY, type Suspicion } from '@danji/contracts/points/referral';
import { toBusinessDate } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { dayStart } from '../../platform/http/period.ts';
import { isBrowserOf } from './browsers.ts';

type Pair = {
  recommender: { id: number; tel: string };
  tel: string;
  /** Whether nobody had points for a sign-up with this number before. */
  isNewPhone: boolean;
  browserHash: string | undefined;
};

async function countToday(db: Db, recommenderId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('referral')
    .where('recommender_id', '=', recommenderId)
    .where('created', '>=', dayStart(toBusinessDate(now)))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists why a new member may be the recommender (ADR 0056). */
export async function listSuspicions(
  db: Db,
  { recommender, tel, isNewPhone, browserHash }: Pair,
  now: Date,
): Promise<Suspicion[]> {
  const isSameBrowser =
    browserHash !== undefined && (await isBrowserOf(db, browserHash, 'recommender', recommender.id));
  const isSharedBrowser = browserHash !== undefined && (await isBrowserOf(db, browserHash, 'referred', recommender.id));
  const isMany = (await countToday(db, recommender.id, now)) >= REFERRALS_PER_DAY;
  return [
    ...(recommender.tel === tel ? (['same_phone'] as const) : []),
    ...(isNewPhone ? [] : (['known_phone'] as const)),
    ...(isSameBrowser ? (['same_browser'] as const) : []),
    ...(isSharedBrowser ? (['shared_browser'] as const) : []),
    ...(isMany ? (['many_a_day'] as const) : []),
  ];
}
