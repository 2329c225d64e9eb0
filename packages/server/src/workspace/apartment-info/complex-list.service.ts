import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { KaptClient } from './kapt-client.ts';
import type { KaptRow } from './kapt-envelope.ts';
import { BuildingType } from '@danji/contracts/codes/apartment-codes';

/** The list changes little: a region is loaded once a day; the whole list at night, or when it was never loaded. */
const DAY_MS = 86_400_000;
/** After a failure K-apt is not called for this long, so that users do not wait for it at every key press. */
const RETRY_DELAY_MS = 60_000;
const PAGE_SIZE = 1_000;
/** Some 20,000 complexes exist; a total far beyond that is not trusted. */
const MAX_PAGES = 100;
export const ALL_REGIONS = '';

type Source = { db: Db; kapt: KaptClient; now: Date };

const readPage = (kapt: KaptClient, scope: string, page: number) =>
  scope === ALL_REGIONS ? kapt.listAll({ page, size: PAGE_SIZE }) : kapt.listRegion(scope, { page, size: PAGE_SIZE });

/**
 * Loads K-apt's list of a region (a sido or a sigungu), or all of it, into the table of complexes. Throws
 * `ProviderError`.
 */
export async function readComplexList({ db, kapt, now }: Source, scope: string): Promise<void> {
  let read = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { rows, total } = await readPage(kapt, scope, page);
    await saveRows(db, rows, now);
    read += rows.length;
    if (rows.length === 0 || read >= total) break;
  }
  await remember(db, scope, { read: now, failed: null });
}

const remember = (db: Db, scope: string, what: { read?: Date; failed: Date | null }) =>
  db
    .insertInto('apt_list_read')
    .values({ scope, ...what })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet(what))
    .execute();

/** Adds new complexes; the name of one that was never imported follows the list. */
async function saveRows(db: Db, rows: readonly KaptRow[], now: Date): Promise<void> {
  const items = [...new Map(rows.map((row) => [row['kaptCode'], toItem(row)])).values()];
  if (items.length === 0) return;
  await sql`
    insert into apt_info as known (code, name, region, sigungu_code, building_type, revision, created, updated)
    select item.code, item.name, item.region, item.sigungu_code, ${BuildingType.APARTMENT}, 0, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${toJson(items)}::jsonb) as item(code text, name text, region text, sigungu_code text)
    on conflict (code) where code <> '' do update set region = excluded.region, sigungu_code = excluded.sigungu_code, name = case when known.revision = 0 then excluded.name else known.name end
    where known.region <> excluded.region or known.sigungu_code <> excluded.sigungu_code or (known.revision = 0 and known.name <> excluded.name)`.execute(
    db,
  );
}

const toItem = ({ kaptCode, kaptName = '', bjdCode = '', as1, as2, as3, as4 }: KaptRow) => ({
  code: kaptCode,
  name: kaptName.slice(0, 100),
  region: [as1, as2, as3, as4].filter(Boolean).join(' ').slice(0, 200),
  sigungu_code: /^\d{5}/.exec(bjdCode)?.[0] ?? '',
});

/** Concurrent loads of the same region share one request. */
const inFlight = new WeakMap<KaptClient, Map<string, Promise<void>>>();

/**
 * Ensures that the list can be searched. Resolves to whether it is outdated because K-apt does not respond; a failure
 * has no other effect.
 */
export async function refreshComplexList(
  source: Source,
  scope: string,
  log: FastifyBaseLogger,
): Promise<{ is_cached: boolean }> {
  const { db, kapt, now } = source;
  // A loaded list of the whole sido or country includes the region.
  const last = await db
    .selectFrom('apt_list_read')
    .where('scope', 'in', [scope, scope.slice(0, 2), ALL_REGIONS])
    .select(({ fn }) => [fn.max('read').as('read'), fn.max('failed').as('failed')])
    .executeTakeFirst();
  const toAge = (time?: string | null): number => (time ? now.getTime() - new Date(time).getTime() : Infinity);
  if (toAge(last?.read) < (scope === ALL_REGIONS ? 7 * DAY_MS : DAY_MS)) return { is_cached: false };
  if (toAge(last?.failed) < RETRY_DELAY_MS) return { is_cached: true };
  const reads = inFlight.get(kapt) ?? new Map<string, Promise<void>>();
  inFlight.set(kapt, reads);
  const read = reads.get(scope) ?? readComplexList(source, scope).finally(() => reads.delete(scope));
  reads.set(scope, read);
  try {
    await read;
    return { is_cached: false };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await remember(db, scope, { failed: now });
    log.warn({ code: error.code, scope }, 'the list of complexes could not be read');
    return { is_cached: true };
  }
}
