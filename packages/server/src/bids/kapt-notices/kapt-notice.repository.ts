import { KaptBidState } from '@danji/contracts/codes/kapt-notice-codes';
import { findRegionOf } from '@danji/contracts/rules/region-of-address';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { KaptNoticeRow } from './kapt-fields.ts';
import type { KaptSource } from './kapt-notice-client.ts';

/** The short names of the sido by K-apt's two digits (of the 법정동 code), those of former years too. */
const SIDO: Readonly<Record<string, string>> = {
  '11': '서울',
  '26': '부산',
  '27': '대구',
  '28': '인천',
  '29': '전남광주',
  '30': '대전',
  '31': '울산',
  '36': '세종',
  '41': '경기',
  '42': '강원',
  '43': '충북',
  '44': '충남',
  '45': '전북',
  '46': '전남광주',
  '47': '경북',
  '48': '경남',
  '50': '제주',
  '51': '강원',
  '52': '전북',
};

type Place = { sido: string; sigungu: number | null; number_of_units: number | null };

/** Where complexes are, as far as they are known, by their code. */
async function findPlaces(db: Db, codes: readonly string[]): Promise<Map<string, Place>> {
  if (codes.length === 0) return new Map();
  const regions = await db.selectFrom('region').select(['id', 'sido', 'sido_short', 'sigungu']).limit(1000).execute();
  const complexes = await db
    .selectFrom('apt_info')
    .where('code', 'in', [...codes])
    .select(['code', 'region', 'number_of_units'])
    .limit(codes.length)
    .execute();
  return new Map(
    complexes.map(({ code, region, number_of_units }) => {
      const sigungu = findRegionOf(region, regions);
      return [code, { sido: regions.find(({ id }) => id === sigungu)?.sido_short ?? '', sigungu, number_of_units }];
    }),
  );
}

/** The columns that each service may change of a known notice: only results and contracts have an amount. */
const SHARED = ['state', 'is_open', 'title', 'complex', 'closes', 'work_type', 'category', 'bid_method'] as const;
const PLACED = ['sido', 'sigungu', 'number_of_units'] as const;
const WRITTEN = ['content', 'papers', 'papers_due', 'briefing_at', 'briefing_place', 'is_electronic'] as const;
const CHANGED: Record<KaptSource, readonly string[]> = {
  notices: [...SHARED, ...PLACED, ...WRITTEN, 'selection_method', 'is_urgent', 'noticed'],
  results: [...SHARED, ...PLACED, 'amount', 'reason'],
  private_contracts: [...SHARED, ...PLACED, 'amount', 'reason', 'winner', 'contracted', 'starts', 'ends'],
};

/** Adds rows, and brings those that are known up to date; a row that is the same stays untouched. */
export async function saveRows(db: Db, source: KaptSource, rows: readonly KaptNoticeRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const places = await findPlaces(db, [...new Set(rows.map(({ apt_code }) => apt_code).filter(Boolean))]);
  const values = rows.map(({ area, ...row }) => {
    const { sido = '', ...place } = places.get(row.apt_code) ?? {};
    const known = sido || (Object.hasOwn(SIDO, area) ? (SIDO[area] ?? '') : '');
    return { sigungu: null, number_of_units: null, ...row, ...place, sido: known, created: now, updated: now };
  });
  const names = CHANGED[source];
  const columnsOf = (table: string) => sql.join(names.map((name) => sql.ref(`${table}.${name}`)));
  await db
    .insertInto('kapt_notice')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'kapt_number'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            [...names, 'updated'].map((name) => [name, eb.ref(`excluded.${name}` as 'excluded.title')]),
          ),
        )
        .where(sql<boolean>`(${columnsOf('kapt_notice')}) is distinct from (${columnsOf('excluded')})`),
    )
    .execute();
}

/** Places notices whose complex has become known since; resolves to how many complexes those were. */
export async function placeKnown(db: Db, limit: number): Promise<number> {
  const waiting = await db
    .selectFrom('kapt_notice as notice')
    .innerJoin('apt_info as info', 'info.code', 'notice.apt_code')
    .where('notice.sigungu', 'is', null)
    .where('notice.apt_code', '<>', '')
    .where('info.region', '<>', '')
    .select('notice.apt_code')
    .distinct()
    .limit(limit)
    .execute();
  const places = await findPlaces(
    db,
    waiting.map(({ apt_code }) => apt_code),
  );
  const known = [...places].filter(([, { sigungu }]) => sigungu !== null);
  for (const [code, { sido, sigungu, number_of_units }] of known)
    await db
      .updateTable('kapt_notice')
      .set({ sido, sigungu, number_of_units })
      .where('apt_code', '=', code)
      .where('sigungu', 'is', null)
      .execute();
  return known.length;
}

/** Clears the mark of notices whose closing is over. */
export const closeEnded = (db: Db, now: Date) =>
  db
    .updateTable('kapt_notice')
    .set({ is_open: false })
    .where('is_open', '=', true)
    .where('closes', '<=', now.toISOString())
    .execute();

/** So many days after its closing an award without a winner is asked for again each night (ADR 0137). */
const WINNER_DAYS = 30;

/**
 * Awarded bids whose bidders are asked for: those that nobody has asked for yet, then those that closed in the last 30 days and
 * had no winner when they were asked for before `begin`; of both the last that closed first.
 */
export async function listWithoutWinner(db: Db, { now, begin }: { now: Date; begin: Date }, limit: number) {
  const awarded = db
    .selectFrom('kapt_notice')
    .where('state', 'in', [KaptBidState.AWARDED, KaptBidState.AWARDING])
    .select(['id', 'kapt_number'])
    .orderBy('closes', 'desc');
  const unasked = await awarded.where('winner_read', 'is', null).limit(limit).execute();
  if (unasked.length >= limit) return unasked;
  const again = await awarded
    .where('winner', '=', '')
    .where('winner_read', '<', begin.toISOString())
    .where('closes', '>', addSeconds(now, -WINNER_DAYS * 86_400).toISOString())
    .limit(limit - unasked.length)
    .execute();
  return [...unasked, ...again];
}

/** Stores who has won a bid, `''` when K-apt names nobody: then only that it was asked for. */
export const saveWinner = (db: Db, id: number, winner: string, now: Date) =>
  db
    .updateTable('kapt_notice')
    .set({ winner_read: now, ...(winner !== '' && { winner, updated: now }) })
    .where('id', '=', id)
    .execute();
