import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { suggestAlertNotifications } from '@danji/contracts/notifications/catalogue/suggest-alerts';
import { sql } from 'kysely';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { matchingSettings } from './matching-settings.ts';

/** Locks the notice that has waited longest, of those whose period has begun; another server takes another one. */
const lockDue = (db: Db, now: Date) =>
  db
    .selectFrom('suggest_alert_notice as notice')
    .innerJoin('suggest_item as item', 'item.id', 'notice.item_id')
    .where('notice.matched', 'is', null)
    .where('notice.due', '<=', now.toISOString())
    .select(['notice.item_id', 'notice.sigungu', 'notice.codes', 'item.nano_id', 'item.title'])
    .select(
      // An alert is of no use for a notice that has ended before any vendor could be told.
      sql<boolean>`item.state = ${sql.lit(SuggestItemState.OPEN)} and item.date_end > ${now}`.as('is_useful'),
    )
    .orderBy('notice.due')
    .orderBy('notice.item_id')
    .limit(1)
    .forUpdate('notice')
    .skipLocked()
    .executeTakeFirst();
type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>;

/** Writes an alert for each approved vendor whose setting matches, once; resolves to the vendors. */
async function alertAll(db: Db, { item_id, sigungu, codes }: Due, now: Date): Promise<number[]> {
  const regions = sql<number[]>`${[0, sigungu]}::integer[]`;
  const { rows } = await sql<{ brand_id: number }>`
    insert into suggest_alert (item_id, brand_id, created)
    select ${item_id}::bigint, setting.brand_id, ${now}::timestamptz
    from ${matchingSettings({ regions, codes: sql`${[0, ...codes]}::integer[]` })}
    on conflict (item_id, brand_id) do nothing
    returning brand_id`.execute(db);
  return rows.map(({ brand_id }) => brand_id);
}

/** Matches one notice with all settings, and marks it in the same transaction; false when none is due. */
const matchNext = ({ db, clock }: Platform): Promise<boolean> =>
  transaction(db, async (db) => {
    const now = clock.now();
    const due = await lockDue(db, now);
    if (!due) return false;
    if (due.is_useful) {
      const { nano_id, title } = due;
      await notify(db, suggestAlertNotifications.matched, await alertAll(db, due, now), { nano_id, title }, now);
    }
    await db.updateTable('suggest_alert_notice').set({ matched: now }).where('item_id', '=', due.item_id).execute();
    return true;
  });

/** Tells vendors of new notices: at once, and each minute of those whose period begins later. */
export const matchAlerts = defineJob(
  'suggest_alerts.match',
  async (platform) => {
    while (await matchNext(platform));
  },
  { cron: '* * * * *', isWoken: true },
);
