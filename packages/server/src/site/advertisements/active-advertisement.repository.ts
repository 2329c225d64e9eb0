import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import type { AdvertisementDay, HomeAdvertisement } from '@danji/contracts/site/advertisement';
import { type ExpressionBuilder, sql } from 'kysely';
import { publicFileUrl } from '../files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The most advertisements that one placement shows. */
/** For this long one advertisement of a tier comes first, then the next one does, ms. */
const TURN_MS = 60_000;

const isRunning = (eb: ExpressionBuilder<Database & { ad: Database['advertisement'] }, 'ad'>) =>
  eb.or([
    eb('ad.state', '=', AdvertisementState.RUNNING),
    eb.and([
      eb('ad.state', '=', AdvertisementState.EDIT_REQUEST),
      eb('ad.live_state', '=', AdvertisementState.RUNNING),
    ]),
  ]);

/**
 * Advertisements to display on the business day `today`: running, paid, within their dates, of an account in good
 * standing.
 */
const fromActive = (db: Db, today: string) =>
  db
    .selectFrom('advertisement as ad')
    .innerJoin('user_account as account', 'account.id', 'ad.user_id')
    .where('ad.deleted', 'is', null)
    .where('ad.state', 'in', [AdvertisementState.RUNNING, AdvertisementState.EDIT_REQUEST])
    .where(isRunning)
    .where('ad.paid', 'is not', null)
    .where('ad.date_start', '<=', today)
    .where('ad.date_end', '>=', today)
    .where('account.deleted', 'is', null)
    .where('account.account_status', '=', AccountStatus.NORMAL);

/** Lists today's advertisements: the higher tier first, and within a tier each in turn. */
export function listActiveAdvertisements(
  db: Db,
  category: 0 | 1 | undefined,
  today: string,
  now: Date,
): Promise<HomeAdvertisement[]> {
  const turn = Math.floor(now.getTime() / TURN_MS);
  let found = fromActive(db, today);
  if (category !== undefined) found = found.where('ad.category', '=', category);
  return found
    .select(['ad.id', 'ad.category', 'ad.title', 'ad.link', 'ad.content'])
    .select([
      publicFileUrl('ad.image1_id').as('image1_url'),
      publicFileUrl('ad.image2_id').as('image2_url'),
      publicFileUrl('ad.image3_id').as('image3_url'),
      publicFileUrl('ad.image4_id').as('image4_url'),
    ])
    .orderBy('ad.tier', 'desc')
    .orderBy(
      sql`(row_number() over (partition by ad.category, ad.tier order by ad.id) + ${sql.lit(turn)}) % count(*) over (partition by ad.category, ad.tier)`,
    )
    .orderBy('ad.id', 'desc')
    .limit(ANSWER_LIMITS.homeAdvertisements)
    .execute();
}

/** Counts one impression or click for each displayed advertisement of the ids; others are ignored. */
export async function addCounts(
  db: Db,
  ids: readonly number[],
  metric: 'impressions' | 'clicks',
  today: string,
): Promise<void> {
  const [impressions, clicks] = metric === 'impressions' ? [1, 0] : [0, 1];
  await db
    .insertInto('advertisement_count')
    .columns(['advertisement_id', 'day', 'impressions', 'clicks'])
    // The order of the ids prevents deadlocks between two batches.
    .expression(
      fromActive(db, today)
        .where('ad.id', 'in', [...ids])
        .select([
          'ad.id',
          sql<string>`${today}::date`.as('day'),
          sql<number>`${impressions}::integer`.as('impressions'),
          sql<number>`${clicks}::integer`.as('clicks'),
        ])
        .orderBy('ad.id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['advertisement_id', 'day'])
        .doUpdateSet({ [metric]: sql`advertisement_count.${sql.ref(metric)} + 1` }),
    )
    .execute();
}

/** Lists the counts of an advertisement for every day of the period, both ends included. */
export const listDays = (db: Db, id: number, dateStart: string, dateEnd: string): Promise<AdvertisementDay[]> =>
  sql<AdvertisementDay>`select series.at::date::text as date, coalesce(counted.impressions, 0) as impressions, coalesce(counted.clicks, 0) as clicks
    from generate_series(${dateStart}::date::timestamp, ${dateEnd}::date::timestamp, interval '1 day') as series (at)
    left join advertisement_count as counted on counted.advertisement_id = ${id} and counted.day = series.at::date
    order by series.at`
    .execute(db)
    .then(({ rows }) => rows);
