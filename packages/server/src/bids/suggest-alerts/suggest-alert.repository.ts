import type { SuggestAlertFields, SuggestAlertSetting } from '@danji/contracts/bids/suggest-alert';
import { KaptNoticeKind } from '@danji/contracts/codes/kapt-notice-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Page } from '@danji/contracts/page';
import { type RawBuilder, sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';

const COUNTED_DAYS = 30;
const MAX_COUNTED = 1000;

const toIntegers = (values: readonly number[]): RawBuilder<number[]> => sql`${[...values]}::integer[]`;

/** Finds the setting of a vendor. */
export const findSetting = (db: Db, brandId: number): Promise<SuggestAlertSetting | undefined> =>
  db
    .selectFrom('suggest_alert_setting')
    .where('brand_id', '=', brandId)
    .select(['id', 'brand_id', 'is_enabled', 'sigungus', 'tags'])
    .executeTakeFirst();

/** Stores the setting of a vendor. */
export async function saveSetting(
  db: Db,
  brandId: number,
  { is_enabled, sigungus, tags }: SuggestAlertFields,
  now: Date,
): Promise<void> {
  const values = { is_enabled, sigungus: toIntegers(sigungus), tags: toIntegers(tags), updated: now };
  await db
    .insertInto('suggest_alert_setting')
    .values({ brand_id: brandId, ...values, created: now })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(values))
    .execute();
}

/** Counts the notices of the last 30 days that a setting would have matched, up to 1,000. */
export async function countMatches(
  db: Db,
  { sigungus, tags }: Pick<SuggestAlertFields, 'sigungus' | 'tags'>,
  now: Date,
): Promise<number> {
  let found = db
    .selectFrom('suggest_alert_notice as notice')
    .where('notice.due', '>', addSeconds(now, -COUNTED_DAYS * 86_400).toISOString())
    .where('notice.due', '<=', now.toISOString());
  if (sigungus.length > 0) found = found.where('notice.sigungu', 'in', sigungus);
  if (tags.length > 0) found = found.where(sql<boolean>`notice.codes && ${toIntegers(tags)}`);
  const { count } = await db
    .selectFrom(found.select('notice.item_id').limit(MAX_COUNTED).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the bids of K-apt of the last 30 days that a setting would have matched, up to 1,000. */
export async function countKaptMatches(
  db: Db,
  { sigungus, tags }: Pick<SuggestAlertFields, 'sigungus' | 'tags'>,
  now: Date,
): Promise<number> {
  let found = db
    .selectFrom('kapt_notice as notice')
    .where('notice.kind', '=', KaptNoticeKind.BID)
    .where('notice.noticed', '>', toBusinessDate(addSeconds(now, -COUNTED_DAYS * 86_400)))
    .where('notice.noticed', '<=', toBusinessDate(now));
  if (sigungus.length > 0)
    // Where the sigungu is not known, everybody who asks for one of the sido is meant, as alerts do.
    found = found.where(sql<boolean>`(notice.sigungu = any(${toIntegers(sigungus)}) or notice.sigungu is null
      and notice.sido in (select sido_short from region where id = any(${toIntegers(sigungus)})))`);
  if (tags.length > 0) found = found.where('notice.category', 'in', tags);
  const { count } = await db
    .selectFrom(found.select('notice.id').limit(MAX_COUNTED).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const selectAlerts = (db: Db) =>
  db.selectFrom('suggest_alert as alert').select(['alert.id', 'alert.item_id', 'alert.is_read', 'alert.created']);
export type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>>;

/** Lists the alerts of a vendor, newest first. */
export function listAlerts(
  db: Db,
  brandId: number,
  { is_read, ...query }: PageQuery & { is_read?: boolean },
): Promise<Page<AlertRow>> {
  let found = db.selectFrom('suggest_alert as alert').where('alert.brand_id', '=', brandId);
  if (is_read !== undefined) found = found.where('alert.is_read', '=', is_read);
  return readPage(db, query, { found, order: [['alert.created', 'desc']], key: 'alert.id', lines: selectAlerts(db) });
}

/** Marks an alert of a vendor; `undefined` when it has none of that number. */
export const markAlert = (
  db: Db,
  id: number,
  { brandId, isRead }: { brandId: number; isRead: boolean },
): Promise<AlertRow | undefined> =>
  db
    .updateTable('suggest_alert')
    .set({ is_read: isRead })
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .returning(['id', 'item_id', 'is_read', 'created'])
    .executeTakeFirst();
